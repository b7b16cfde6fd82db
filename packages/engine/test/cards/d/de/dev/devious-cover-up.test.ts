import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Devious Cover-Up] exiles the spell and saves cards of the graveyard', () => {
  const b = board({
    a: { hand: ['Devious Cover-Up'], battlefield: ['4 Island'], graveyard: ['Shock', 'Opt'] },
    b: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
    active: 1,
  })
  b.cast('Grizzly Bears')
    .turnTo('A')
    .yes()
    .cast('Devious Cover-Up', { targets: ['Grizzly Bears', 'Shock'] })
    .resolve()
  expect([b.in('exile', 'Grizzly Bears'), b.in('library', 'Shock', 'A'), b.names('graveyard', 'A')]).toEqual([
    true,
    true,
    ['Opt', 'Devious Cover-Up'],
  ])
})
