import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Bandit's Talent] makes the opponent discard two cards unless a nonland card is discarded", () => {
  const b = board({
    a: { hand: ["Bandit's Talent"], battlefield: ['2 Swamp'] },
    b: { hand: ['Forest', 'Island', 'Shock'] },
  })
  b.cast("Bandit's Talent").yes('payOrNot').resolve().resolve()
  expect(b.names('hand', 'B').sort()).toEqual(['Forest', 'Island'])
})
