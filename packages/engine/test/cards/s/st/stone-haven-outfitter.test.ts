import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stone Haven Outfitter] strengthens your equipped creatures and draws when one dies', () => {
  const b = board({
    a: {
      battlefield: [
        'Stone Haven Outfitter',
        'Grizzly Bears',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
        '3 Swamp',
      ],
      hand: ['Murder'],
    },
  })
  expect([b.pt('Grizzly Bears'), b.pt('Stone Haven Outfitter')]).toEqual(['5/3', '2/2'])
  b.cast('Murder', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})
