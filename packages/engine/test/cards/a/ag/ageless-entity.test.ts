import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ageless Entity] gets as many counters as life gained', () => {
  const b = board({ a: { battlefield: ['Ageless Entity', 'Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt('Ageless Entity')).toBe('9/9')
})
