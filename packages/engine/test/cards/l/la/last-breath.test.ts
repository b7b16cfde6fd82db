import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Last Breath] exiles a creature with power 2 or less; its controller gains 4 life', () => {
  const b = board({
    a: { battlefield: ['2 Plains'], hand: ['Last Breath'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Last Breath').resolve()
  expect(b.in('exile', 'Gray Ogre', 'B')).toBe(true)
  expect(b.life('B')).toBe(24)
})
