import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sazh Katzroy] doubles the counters after adding one', () => {
  const bears = { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }
  const b = board({ a: { battlefield: ['Sazh Katzroy', bears] } })
  b.aim(['Grizzly Bears']).attack('Sazh Katzroy').resolve()
  expect(b.counters('Grizzly Bears', '+1/+1')).toBe(4)
})
