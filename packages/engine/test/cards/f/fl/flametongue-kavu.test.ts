import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Flametongue Kavu] deals 4 damage to target creature when it enters', () => {
  const b = board({
    a: { hand: ['Flametongue Kavu'], battlefield: ['4 Mountain'] },
    b: { battlefield: ['Hill Giant', 'Serra Angel'] },
  })
  b.cast('Flametongue Kavu', { targets: ['Serra Angel'] })
  b.resolve().resolve()
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Flametongue Kavu] has to target itself where there is no other creature', () => {
  const b = board({ a: { hand: ['Flametongue Kavu'], battlefield: ['4 Mountain'] } })
  b.cast('Flametongue Kavu').resolve().resolve()
  expect(b.in('graveyard', 'Flametongue Kavu', 'A')).toBe(true)
})

it('[Flametongue Kavu] cannot target a creature with protection from red', () => {
  const b = board({
    a: { hand: ['Flametongue Kavu'], battlefield: ['4 Mountain'] },
    b: { battlefield: ['Soltari Priest'] },
  })
  b.cast('Flametongue Kavu').resolve().resolve()
  expect(b.in('battlefield', 'Soltari Priest', 'B')).toBe(true)
  expect(b.in('graveyard', 'Flametongue Kavu', 'A')).toBe(true)
})
