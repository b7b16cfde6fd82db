import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[War Falcon] attacks only beside a Knight or a Soldier', () => {
  const b = board({ a: { battlefield: ['War Falcon'] } })
  expect(() => b.attack('War Falcon')).toThrow()
  const c = board({ a: { battlefield: ['War Falcon', 'Akroan Skyguard'] } })
  c.attack('War Falcon').damage()
  expect(c.life('B')).toBe(18)
})
