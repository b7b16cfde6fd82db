import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Perennial Behemoth] plays lands from the graveyard', () => {
  const b = board({ a: { battlefield: ['Perennial Behemoth'], graveyard: ['Forest'] } })
  expect(b.can('playLand', 'Forest')).toBe(true)
})
