import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Delney, Streetwise Lookout] lets abilities of small creatures trigger twice', () => {
  const b = board({
    a: {
      battlefield: ['Delney, Streetwise Lookout', '3 Plains', '3 Forest'],
      hand: ['Wall of Omens', 'Elvish Visionary'],
    },
  })
  b.cast('Elvish Visionary').resolve().resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(3)
})

it('[Delney, Streetwise Lookout] keeps small creatures from being blocked by big ones', () => {
  const b = board({
    a: { battlefield: ['Delney, Streetwise Lookout', 'Hill Giant'] },
    b: { battlefield: ['Gray Ogre', 'Air Elemental'] },
  })
  b.attack('Delney, Streetwise Lookout', 'Hill Giant')
  expect(() => b.block('Air Elemental>Delney, Streetwise Lookout')).toThrow()
  b.block('Gray Ogre>Delney, Streetwise Lookout', 'Air Elemental>Hill Giant')
})
