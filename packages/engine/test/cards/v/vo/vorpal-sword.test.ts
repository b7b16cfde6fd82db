import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Vorpal Sword] makes a player dealt combat damage lose the game for its great cost', () => {
  const b = board({
    a: { battlefield: ['8 Swamp', 'Grizzly Bears', { card: 'Vorpal Sword', attachedTo: 'Grizzly Bears' }] },
  })
  b.activate('Vorpal Sword').resolve().attack('Grizzly Bears').to('main2')
  expect(b.winner).toBe('A')
})
