import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Barter in Blood] makes each player sacrifice two creatures', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', '3 Memnite'], hand: ['Barter in Blood'] },
    b: { battlefield: ['2 Hill Giant'] },
  })
  b.cast('Barter in Blood').resolve()
  expect([b.count('battlefield', 'Memnite', 'A'), b.count('battlefield', 'Hill Giant', 'B')]).toEqual([1, 0])
})
