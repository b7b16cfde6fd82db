import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blanchwood Prowler] takes a land or grows', () => {
  const b = board({ a: { hand: ['Blanchwood Prowler'], battlefield: ['2 Forest'], library: ['3 Shock'] } })
  b.no().cast('Blanchwood Prowler').resolveAll()
  expect(b.pt('Blanchwood Prowler')).toBe('2/2')
})
