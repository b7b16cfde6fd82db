import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Contamination] makes lands produce {B}', () => {
  const b = board({ a: { battlefield: ['Contamination', 'Mountain'], hand: ['Shock'] } })
  expect(b.can('cast', 'Shock')).toBe(false)
  b.tapForMana('Mountain')
  expect(b.pool('A')).toBe('{B}')
})
