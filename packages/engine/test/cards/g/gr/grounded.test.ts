import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grounded] takes flying away', () => {
  const b = board({ a: { battlefield: [{ card: 'Grounded', attachedTo: 'Wind Drake' }, 'Wind Drake'] } })
  expect(b.has('Wind Drake', 'flying')).toBe(false)
})
