import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gruff Triplets] come in threes and grow with each that dies', () => {
  const b = board({ a: { hand: ['Gruff Triplets', 'Murder'], battlefield: ['6 Forest', '6 Swamp'] } })
  b.cast('Gruff Triplets').resolveAll()
  expect(b.count('battlefield', 'Gruff Triplets')).toBe(3)
  b.cast('Murder', { targets: ['Gruff Triplets'] }).resolveAll()
  expect([b.pt('Gruff Triplets'), b.pt('Gruff Triplets#2')]).toEqual(['6/6', '6/6'])
})
