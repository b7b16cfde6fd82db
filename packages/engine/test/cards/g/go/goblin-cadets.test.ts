import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Cadets] changes sides as it is blocked, and leaves combat', () => {
  const b = board({ a: { battlefield: ['Goblin Cadets'] }, b: { battlefield: ['Memnite'] } })
  b.attack('Goblin Cadets').block('Memnite>Goblin Cadets').resolveAll()
  expect(b.in('battlefield', 'Goblin Cadets', 'B')).toBe(true)
})
