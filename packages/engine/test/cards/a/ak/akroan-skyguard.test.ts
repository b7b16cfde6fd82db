import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Akroan Skyguard] grows when you cast a spell that targets it', () => {
  const b = board({ a: { battlefield: ['Akroan Skyguard', 'Grizzly Bears', '2 Forest'], hand: ['2 Giant Growth'] } })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.counters('Akroan Skyguard', '+1/+1')).toBe(0)
  b.cast('Giant Growth', { targets: ['Akroan Skyguard'] }).resolveAll()
  expect(b.counters('Akroan Skyguard', '+1/+1')).toBe(1)
})
