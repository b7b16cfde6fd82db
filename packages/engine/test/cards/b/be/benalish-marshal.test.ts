import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Benalish Marshal] gives your other creatures +1/+1, [Chief of the Foundry] only artifact creatures', () => {
  const b = board({
    a: { battlefield: ['Benalish Marshal', 'Grizzly Bears'] },
    b: { battlefield: ['Chief of the Foundry', 'Memnite', 'Gray Ogre'] },
  })
  expect(
    ['Benalish Marshal', 'Grizzly Bears', 'Chief of the Foundry', 'Memnite', 'Gray Ogre'].map((name) => b.pt(name)),
  ).toEqual(['3/3', '3/3', '2/3', '2/2', '2/2'])
})
