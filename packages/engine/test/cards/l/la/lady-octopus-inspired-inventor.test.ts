import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lady Octopus, Inspired Inventor] casts an artifact for free with enough ingenuity counters', () => {
  const b = board({
    a: { hand: ['Mind Stone', 'Divination'], battlefield: ['Lady Octopus, Inspired Inventor', '3 Island'] },
  })
  b.cast('Divination').resolveAll()
  expect(b.counters('Lady Octopus, Inspired Inventor', 'ingenuity')).toBe(2)
  b.pick('choose', 'Mind Stone').yes().activate('Lady Octopus, Inspired Inventor').resolveAll()
  expect(b.in('battlefield', 'Mind Stone')).toBe(true)
})
