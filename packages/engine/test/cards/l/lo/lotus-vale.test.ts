import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lotus Vale] takes two untapped lands as it enters', () => {
  const b = board({ a: { hand: ['Lotus Vale'], battlefield: ['2 Forest'] } })
  b.play('Lotus Vale').settle()
  expect([b.in('battlefield', 'Lotus Vale'), b.count('graveyard', 'Forest')]).toEqual([true, 2])
})

it('[Lotus Vale] goes to the graveyard without two untapped lands', () => {
  const b = board({ a: { hand: ['Lotus Vale'], battlefield: ['Forest', { card: 'Forest', tapped: true }] } })
  b.play('Lotus Vale').settle()
  expect([b.in('graveyard', 'Lotus Vale'), b.count('battlefield', 'Forest')]).toEqual([true, 2])
})
