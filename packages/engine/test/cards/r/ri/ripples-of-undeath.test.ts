import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ripples of Undeath] mills three cards and may take one of them', () => {
  const b = board({
    a: { battlefield: ['Ripples of Undeath', 'Wastes'], library: ['Island', 'Shock', 'Opt', 'Wastes', 'Wastes'] },
    active: 1,
    step: 'end',
    turn: 4,
  })
  b.yes('payOrNot').pick('choose', 'Shock').to('beginCombat', 5)
  expect([b.in('hand', 'Shock', 'A'), b.life('A')]).toEqual([true, 17])
})
