import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rune of Might] lets an enchanted Equipment give +1/+1 and trample', () => {
  const b = board({
    a: {
      battlefield: [
        'Grizzly Bears',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
        { card: 'Rune of Might', attachedTo: 'Bonesplitter' },
      ],
    },
  })
  expect([b.pt('Grizzly Bears'), b.has('Grizzly Bears', 'trample')]).toEqual(['5/3', true])
})
