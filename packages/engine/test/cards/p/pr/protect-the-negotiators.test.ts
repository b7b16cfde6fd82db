import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Protect the Negotiators] counts the Soldier it made', () => {
  const b = board({
    active: 1,
    a: { hand: ['Protect the Negotiators'], battlefield: ['2 Island', 'Plains'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] }).turnTo('A')
  b.yes('kicker')
    .cast('Protect the Negotiators', { targets: ['Shock'] })
    .resolve()
  expect([b.in('graveyard', 'Shock', 'B'), b.count('battlefield', 'Soldier Token', 'A')]).toEqual([true, 1])
})
