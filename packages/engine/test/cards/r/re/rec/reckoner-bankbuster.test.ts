import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reckoner Bankbuster] leaves a Pilot that crews with 2 more power', () => {
  const b = board({ a: { battlefield: [{ card: 'Reckoner Bankbuster', counters: { charge: 1 } }, '2 Wastes'] } })
  b.activate('Reckoner Bankbuster').resolve()
  expect(b.in('battlefield', 'Treasure Token', 'A')).toBe(true)
  b.activate('Reckoner Bankbuster', { nth: 1 }).resolve()
  expect(b.object('Pilot Token').tapped).toBe(true)
})
