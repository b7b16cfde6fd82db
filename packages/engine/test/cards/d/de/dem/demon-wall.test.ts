import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Demon Wall] attacks with a counter on it', () => {
  const b = board({ a: { battlefield: [{ card: 'Demon Wall', counters: { '+1/+1': 1 } }] } })
  b.attack('Demon Wall').damage()
  expect(b.life('B')).toBe(16)
})
