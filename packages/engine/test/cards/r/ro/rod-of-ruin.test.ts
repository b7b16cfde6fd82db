import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rod of Ruin] deals 1 damage for {3}', () => {
  const b = board({ a: { battlefield: ['Rod of Ruin', '3 Forest'] } })
  b.activate('Rod of Ruin', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})
