import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Darksteel Monolith] lets one colorless spell each turn be cast for {0}', () => {
  const b = board({ a: { battlefield: ['Darksteel Monolith'], hand: ['Mind Stone', 'Sol Ring', 'Shock'] } })
  expect(b.can('cast', 'Shock')).toBe(false)
  b.cast('Mind Stone', { method: 'granted' }).resolve()
  expect(b.legal().some((action) => action.kind === 'cast' && action.method.startsWith('granted'))).toBe(false)
})
