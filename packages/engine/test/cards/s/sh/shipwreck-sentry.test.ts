import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shipwreck Sentry] attacks only after an artifact entered under your control', () => {
  const b = board({ a: { battlefield: ['Shipwreck Sentry'], hand: ['Memnite'] } })
  b.cast('Memnite').resolve().attack('Shipwreck Sentry').damage()
  expect(b.life('B')).toBe(17)
  const idle = board({ a: { battlefield: ['Shipwreck Sentry', 'Memnite'] } })
  expect(() => idle.attack('Shipwreck Sentry')).toThrow()
})
