import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Day's Undoing] ends the turn only if it is yours", () => {
  const b = board({
    a: { hand: ["Day's Undoing", '3 Forest'], battlefield: ['3 Island'], graveyard: ['2 Shock'] },
    b: { hand: ['Shock'] },
  })
  b.cast("Day's Undoing").resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length, b.game.state.turn.number]).toEqual([7, 7, 4])
  expect(b.in('exile', "Day's Undoing")).toBe(true)
})
