import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fiery Annihilation] exiles the creature and an Equipment attached to it', () => {
  const b = board({
    a: { hand: ['Fiery Annihilation'], battlefield: ['3 Mountain'] },
    b: { battlefield: ['Hill Giant', { card: 'Bonesplitter', attachedTo: 'Hill Giant' }] },
  })
  b.cast('Fiery Annihilation', { targets: ['Hill Giant', 'Bonesplitter'] }).resolve()
  expect(b.names('exile').sort()).toEqual(['Bonesplitter', 'Hill Giant'])
})
