import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Evasive Action] asks for {1} for each basic land type', () => {
  const b = board({
    active: 1,
    a: { hand: ['Evasive Action'], battlefield: ['2 Island', 'Plains', 'Swamp'] },
    b: { hand: ['Shock'], battlefield: ['3 Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .cast('Evasive Action', { targets: ['Shock'] })
    .yes('payOrNot')
    .resolve()
  expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
})
