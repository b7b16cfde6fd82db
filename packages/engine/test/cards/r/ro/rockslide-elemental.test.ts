import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rockslide Elemental] may grow when another creature dies', () => {
  const b = board({
    a: { battlefield: ['Rockslide Elemental', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.yes()
    .cast('Shock', { targets: ['Gray Ogre'] })
    .resolveAll()
  expect([b.pt('Rockslide Elemental'), b.has('Rockslide Elemental', 'first strike')]).toEqual(['2/2', true])
})
