import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eldrazi Repurposer] makes a Spawn as it is cast and another as it dies', () => {
  const b = board({ a: { hand: ['Eldrazi Repurposer', 'Murder'], battlefield: ['6 Bayou'] } })
  b.cast('Eldrazi Repurposer')
    .resolveAll()
    .cast('Murder', { targets: ['Eldrazi Repurposer'] })
    .resolveAll()
  expect(b.count('battlefield', 'Eldrazi Spawn Token', 'A')).toBe(2)
})
