import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scythecat Cub] doubles the counters the second time in a turn', () => {
  const b = board({
    a: {
      hand: ['Forest', 'Forest'],
      battlefield: [{ card: 'Scythecat Cub', counters: { '+1/+1': 2 } }, 'Exploration'],
    },
  })
  b.play('Forest').resolve().play('Forest').resolve()
  expect(b.counters('Scythecat Cub', '+1/+1')).toBe(6)
})
