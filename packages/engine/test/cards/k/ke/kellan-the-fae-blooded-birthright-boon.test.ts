import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kellan, the Fae-Blooded] gives other creatures +1/+0 for each Aura and Equipment attached to it', () => {
  const b = board({
    a: {
      battlefield: [
        'Kellan, the Fae-Blooded',
        'Memnite',
        { card: 'Bonesplitter', attachedTo: 'Kellan, the Fae-Blooded' },
        { card: 'Rancor', attachedTo: 'Kellan, the Fae-Blooded' },
      ],
    },
  })
  expect([b.pt('Memnite'), b.pt('Kellan, the Fae-Blooded')]).toEqual(['3/1', '6/2'])
})

it('[Kellan, the Fae-Blooded] searches for an Aura or Equipment with its adventure', () => {
  const b = board({
    a: { hand: ['Kellan, the Fae-Blooded'], battlefield: ['2 Plains'], library: ['Bonesplitter', 'Shock'] },
  })
  b.pick('chooseFound', 'Bonesplitter').cast('Birthright Boon').resolve()
  expect([b.names('hand', 'A'), b.in('exile', 'Kellan, the Fae-Blooded')]).toEqual([['Bonesplitter'], true])
})
