import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dracogenesis] casts Dragons without paying', () => {
  const b = board({ a: { hand: ['Shivan Dragon', 'Hill Giant'], battlefield: ['Dracogenesis'] } })
  expect(b.can('cast', 'Hill Giant')).toBe(false)
  b.act(b.legal().find((action) => action.kind === 'cast')!).resolve()
  expect(b.in('battlefield', 'Shivan Dragon', 'A')).toBe(true)
})
