import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunscape Familiar] makes green and blue spells cheaper', () => {
  const b = board({ a: { hand: ['Grizzly Bears', 'Hill Giant'], battlefield: ['Sunscape Familiar', 'Forest'] } })
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})
