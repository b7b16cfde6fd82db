import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Animal Sanctuary] puts a +1/+1 counter on an animal', () => {
  const b = board({ a: { battlefield: ['Animal Sanctuary', '2 Forest', 'Silvercoat Lion', 'Gray Ogre'] } })
  b.activate('Animal Sanctuary').resolve()
  expect([b.pt('Silvercoat Lion'), b.pt('Gray Ogre')]).toEqual(['3/3', '2/2'])
})
