import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guide of Souls] makes an attacking creature an Angel for three energy', () => {
  const b = board({ a: { battlefield: ['Guide of Souls', 'Hill Giant'], hand: ['3 Memnite'] } })
  for (let i = 0; i < 3; i++) b.cast('Memnite').resolveAll()
  expect(b.life('A')).toBe(23)
  b.yes('payOrNot').attack('Hill Giant').resolveAll()
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'flying'), b.c('Hill Giant').subtypes.includes('Angel')]).toEqual([
    '5/5',
    true,
    true,
  ])
})
