import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Temur Battlecrier] makes spells cheaper for great creatures', () => {
  const b = board({ a: { hand: ['Hill Giant'], battlefield: ['Temur Battlecrier', 'Serra Angel', '2 Mountain'] } })
  expect(b.can('cast', 'Hill Giant')).toBe(true)
})
