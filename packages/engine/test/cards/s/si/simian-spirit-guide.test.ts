import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Simian Spirit Guide] gives {R} from the hand as a mana ability', () => {
  const b = board({ a: { hand: ['Simian Spirit Guide', 'Shock'] } })
  b.tapForMana('Simian Spirit Guide')
  expect([b.pool('A'), b.in('exile', 'Simian Spirit Guide')]).toEqual(['{R}', true])
})
