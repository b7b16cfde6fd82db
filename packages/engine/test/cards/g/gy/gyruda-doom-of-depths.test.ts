import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gyruda, Doom of Depths] takes a creature with an even mana value from either mill', () => {
  const b = board({
    a: { hand: ['Gyruda, Doom of Depths'], mana: '{U}{U}{U}{U}{U}{U}', library: ['4 Savannah Lions', '5 Island'] },
    b: { library: ['Grizzly Bears', '5 Island'] },
  })
  b.pick('choose', 'Grizzly Bears').cast('Gyruda, Doom of Depths').resolveAll()
  expect(b.names('battlefield', 'A').toSorted()).toEqual(['Grizzly Bears', 'Gyruda, Doom of Depths'])
  expect([b.names('graveyard', 'A').length, b.names('graveyard', 'B').length]).toEqual([4, 3])
})
