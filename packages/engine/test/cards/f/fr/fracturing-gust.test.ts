import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fracturing Gust] destroys all artifacts and enchantments, for 2 life each', () => {
  const b = board({
    a: { battlefield: ['5 Forest', 'Sol Ring'], hand: ['Fracturing Gust'] },
    b: { battlefield: ['Glorious Anthem', 'Darksteel Relic', 'Gray Ogre'] },
  })
  b.cast('Fracturing Gust').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Darksteel Relic', 'Gray Ogre'])
  expect(b.life('A')).toBe(24)
})
