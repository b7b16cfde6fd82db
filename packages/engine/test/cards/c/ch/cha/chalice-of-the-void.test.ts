import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chalice of the Void] counters spells with mana value equal to its counters', () => {
  const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Chalice of the Void', 'Shock', 'Memnite'] } })
  b.reply('x', 1)
    .cast('Chalice of the Void')
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect([b.counters('Chalice of the Void', 'charge'), b.life('B')]).toEqual([1, 20])
  b.cast('Memnite').resolveAll()
  expect(b.in('battlefield', 'Memnite', 'A')).toBe(true)
})
