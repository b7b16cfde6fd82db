import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Annex] takes control of a land', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Annex'] }, b: { battlefield: ['Forest'] } })
  b.cast('Annex', { targets: ['Forest'] }).resolve()
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
})
