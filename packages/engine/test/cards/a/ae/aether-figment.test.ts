import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aether Figment] enters with two counters where it was kicked, and cannot be blocked', () => {
  const b = board({ a: { battlefield: ['5 Island'], hand: ['Aether Figment'] }, b: { battlefield: ['Hill Giant'] } })
  b.yes().cast('Aether Figment').resolve()
  expect(b.counters('Aether Figment', '+1/+1')).toBe(2)
  const poor = board({ a: { battlefield: ['2 Island'], hand: ['Aether Figment'] } })
  expect(poor.cast('Aether Figment').resolve().pt('Aether Figment')).toBe('1/1')
  const attack = board({ a: { battlefield: ['Aether Figment'] }, b: { battlefield: ['Hill Giant'] } })
  attack.attack('Aether Figment')
  expect(() => attack.block('Hill Giant>Aether Figment')).toThrow()
})
