import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Oblivion Stone] spares permanents with fate counters', () => {
  const b = board({
    a: { battlefield: ['Oblivion Stone', '5 Wastes', { card: 'Sol Ring', counters: { fate: 1 } }, 'Hill Giant'] },
  })
  b.activate('Oblivion Stone', { nth: 1 }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'A')).toBe(true)
  expect(b.counters('Sol Ring', 'fate')).toBe(0)
  expect(b.count('battlefield', 'Wastes', 'A')).toBe(5)
})
