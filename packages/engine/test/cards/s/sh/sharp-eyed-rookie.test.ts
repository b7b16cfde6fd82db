import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sharp-Eyed Rookie] grows and investigates for something bigger', () => {
  const b = board({ a: { hand: ['Hill Giant', 'Raging Goblin'], battlefield: ['Sharp-Eyed Rookie', '5 Mountain'] } })
  b.cast('Raging Goblin').resolve().resolveAll()
  expect(b.counters('Sharp-Eyed Rookie', '+1/+1')).toBe(0)
  b.cast('Hill Giant').resolve().resolveAll()
  expect([b.counters('Sharp-Eyed Rookie', '+1/+1'), b.in('battlefield', 'Clue Token')]).toEqual([1, true])
})
