import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ob Nixilis, the Fallen] may take 3 life and grow for a land', () => {
  const b = board({ a: { hand: ['Swamp'], battlefield: ['Ob Nixilis, the Fallen'] } })
  b.yes().aim(['B']).play('Swamp').resolveAll()
  expect([b.life('B'), b.pt('Ob Nixilis, the Fallen')]).toEqual([17, '6/6'])
})
