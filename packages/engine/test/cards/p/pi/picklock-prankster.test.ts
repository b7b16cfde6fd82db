import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Picklock Prankster] takes an instant, sorcery or Faerie card from among the milled cards', () => {
  const b = board({
    a: { hand: ['Picklock Prankster'], battlefield: ['2 Island'], library: ['Memnite', 'Shock', '3 Forest'] },
  })
  b.cast('Free the Fae').resolveAll()
  expect([b.names('hand', 'A'), b.names('graveyard', 'A').length]).toEqual([['Shock'], 3])
})
