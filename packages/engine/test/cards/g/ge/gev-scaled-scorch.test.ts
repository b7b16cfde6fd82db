import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gev, Scaled Scorch] gives counters to creatures after the opponent lost life', () => {
  const b = board({ a: { battlefield: ['Gev, Scaled Scorch', 'Mountain'], hand: ['2 Memnite', 'Shock'] } })
  b.cast('Memnite').resolve()
  expect(b.counters('Memnite', '+1/+1')).toBe(0)
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.cast('Memnite').resolve()
  expect(b.counters('Memnite#2', '+1/+1')).toBe(1)
})

it('[Gev, Scaled Scorch] deals 1 damage for each Lizard spell', () => {
  const b = board({ a: { battlefield: ['Gev, Scaled Scorch', '3 Swamp'], hand: ['Thought-Stalker Warlock'] } })
  b.cast('Thought-Stalker Warlock').resolve()
  expect(b.life('B')).toBe(19)
})
