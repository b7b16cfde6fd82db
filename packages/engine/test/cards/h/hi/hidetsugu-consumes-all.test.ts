import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hidetsugu Consumes All] makes a player lose who was dealt 10 damage in a turn', () => {
  const b = board({ a: { battlefield: [{ card: 'Hidetsugu Consumes All', face: 1, counters: { '+1/+1': 7 } }] } })
  b.attack('Vessel of the All-Consuming').damage()
  expect(b.winner).toBe('A')
})
