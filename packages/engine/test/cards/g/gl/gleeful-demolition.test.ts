import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gleeful Demolition] makes Goblins for an artifact of yours', () => {
  const b = board({
    a: { hand: ['2 Gleeful Demolition'], battlefield: ['2 Mountain', 'Sol Ring'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Gleeful Demolition', { targets: ['Memnite'] }).resolve()
  expect(b.count('battlefield', 'Phyrexian Goblin Token', 'A')).toBe(0)
  b.cast('Gleeful Demolition', { targets: ['Sol Ring'] }).resolve()
  expect(b.count('battlefield', 'Phyrexian Goblin Token', 'A')).toBe(3)
})
