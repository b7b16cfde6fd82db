import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Alpha Deathclaw] destroys a permanent as it enters', () => {
  const b = board({ a: { hand: ['Alpha Deathclaw'], battlefield: ['6 Bayou'] }, b: { battlefield: ['Island'] } })
  b.cast('Alpha Deathclaw').aim(['Island']).resolveAll()
  expect(b.in('graveyard', 'Island')).toBe(true)
})
