import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cloud, Midgar Mercenary] doubles the triggers of its Equipment', () => {
  const b = board({
    a: { battlefield: ['Cloud, Midgar Mercenary', { card: 'Mask of Memory', attachedTo: 'Cloud, Midgar Mercenary' }] },
  })
  b.yes().yes().attack('Cloud, Midgar Mercenary').damage()
  expect(b.names('graveyard', 'A').length).toBe(2)
})

it('[Cloud, Midgar Mercenary] finds an Equipment card once, since it enters unequipped', () => {
  const b = board({
    a: { hand: ['Cloud, Midgar Mercenary'], battlefield: ['2 Plains'], library: ['2 Bonesplitter', 'Shock'] },
  })
  b.pick('chooseFound', 'Bonesplitter').cast('Cloud, Midgar Mercenary').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Bonesplitter'])
})
