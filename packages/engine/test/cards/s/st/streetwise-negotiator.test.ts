import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 510.1a] [Streetwise Negotiator] assigns combat damage equal to its toughness, also what it backs up', () => {
  const b = board({ a: { battlefield: ['Streetwise Negotiator', 'Wall of Omens'] } })
  b.attack('Streetwise Negotiator').damage()
  expect(b.life('B')).toBe(18)
})

it('[Streetwise Negotiator] gives another creature the ability until end of turn', () => {
  const b = board({ a: { hand: ['Streetwise Negotiator'], battlefield: ['2 Forest', 'Indomitable Ancients'] } })
  b.aim(['Indomitable Ancients']).cast('Streetwise Negotiator').resolve().resolve()
  b.attack('Indomitable Ancients').damage()
  expect(b.life('B')).toBe(9)
})
