import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ephemeral Shields] makes a creature indestructible, also paid for by creatures', () => {
  const b = board({ a: { battlefield: ['2 Silvercoat Lion'], hand: ['Ephemeral Shields'] } })
  b.cast('Ephemeral Shields', { targets: ['Silvercoat Lion'] }).resolve()
  expect(b.has('Silvercoat Lion', 'indestructible')).toBe(true)
})
