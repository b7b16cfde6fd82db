import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Portal of Sanctuary] returns a creature with its Auras', () => {
  const b = board({
    a: {
      battlefield: [
        'Portal of Sanctuary',
        'Wastes',
        'Grizzly Bears',
        { card: 'Holy Strength', attachedTo: 'Grizzly Bears' },
      ],
    },
  })
  b.activate('Portal of Sanctuary', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.names('hand', 'A').sort()).toEqual(['Grizzly Bears', 'Holy Strength'])
})
