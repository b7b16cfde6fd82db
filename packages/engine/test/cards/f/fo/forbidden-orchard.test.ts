import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Forbidden Orchard] gives an opponent a Spirit for its mana', () => {
  const b = board({ a: { battlefield: ['Forbidden Orchard'] } })
  b.tapForMana('Forbidden Orchard').resolve()
  expect(b.in('battlefield', 'Spirit Token', 'B')).toBe(true)
})
