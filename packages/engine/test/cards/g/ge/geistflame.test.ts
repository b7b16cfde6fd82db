import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Geistflame] has flashback, [Lava Dart] for a Mountain', () => {
  const b = board({ a: { battlefield: ['5 Mountain'], graveyard: ['Geistflame', 'Lava Dart'] } })
  b.cast('Geistflame', { method: 'flashback', targets: ['B'] }).resolve()
  b.cast('Lava Dart', { method: 'flashback', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  expect(b.count('battlefield', 'Mountain', 'A')).toBe(4)
})
