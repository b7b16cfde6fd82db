import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Elvish Champion] gives all other Elves +1/+1 and forestwalk', () => {
  const b = board({ a: { battlefield: ['Elvish Champion'] }, b: { battlefield: ['Fyndhorn Elves', 'Gray Ogre'] } })
  expect([
    b.pt('Elvish Champion'),
    b.pt('Fyndhorn Elves'),
    b.has('Fyndhorn Elves', 'landwalk'),
    b.pt('Gray Ogre'),
  ]).toEqual(['2/2', '2/2', true, '2/2'])
})
