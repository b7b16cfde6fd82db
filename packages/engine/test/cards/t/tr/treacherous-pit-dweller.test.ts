import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Treacherous Pit-Dweller] goes to the opponent when it comes back', () => {
  const b = board({ a: { hand: ['Murder'], battlefield: ['Treacherous Pit-Dweller', '3 Swamp'] } })
  b.cast('Murder').resolveAll()
  expect([b.in('battlefield', 'Treacherous Pit-Dweller', 'B'), b.pt('Treacherous Pit-Dweller')]).toEqual([true, '5/4'])
})
