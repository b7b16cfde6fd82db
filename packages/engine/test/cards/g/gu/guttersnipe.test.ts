import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Guttersnipe] deals 2 damage to opponents for each instant or sorcery of yours', () => {
  const b = board({ a: { battlefield: ['Guttersnipe', 'Mountain'], hand: ['Shock', 'Memnite'] } })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(16)
})
