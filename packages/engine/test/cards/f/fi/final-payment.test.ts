import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Final Payment] destroys a creature for 5 life or a creature or enchantment', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Swamp'], hand: ['Final Payment'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Final Payment', { targets: ['Hill Giant'] }).resolve()
  expect(b.life('A')).toBe(15)
  const other = board({
    a: { battlefield: ['Plains', 'Swamp', 'Glorious Anthem'], hand: ['Final Payment'], life: 4 },
    b: { battlefield: ['Hill Giant'] },
  })
  other.cast('Final Payment', { targets: ['Hill Giant'] }).resolve()
  expect(other.in('graveyard', 'Glorious Anthem', 'A')).toBe(true)
  expect(other.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})
