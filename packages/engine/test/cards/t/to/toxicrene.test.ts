import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Toxicrene] makes every land tap for any color and for nothing else', () => {
  const b = board({ a: { battlefield: ['Toxicrene'] }, b: { battlefield: ['Wasteland', 'Forest'] } })
  expect([b.c('Wasteland').abilities.length, b.c('Forest').abilities.length]).toEqual([1, 1])
  expect(b.c('Forest').subtypes).toEqual(['Forest'])
})
