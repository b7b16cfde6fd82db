import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Warped Tusker] makes a Spawn as it is cycled', () => {
  const b = board({ a: { hand: ['Warped Tusker'], battlefield: ['3 Forest'] } })
  b.activate('Warped Tusker').resolveAll()
  expect(b.in('battlefield', 'Eldrazi Spawn Token')).toBe(true)
})
