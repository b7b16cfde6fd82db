import { CardDefinitions } from '@spellwright/cards'
import { createRandom } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { fuzz } from '../src/fuzz/fuzz.ts'
import { randomDeck } from '../src/fuzz/random-deck.ts'

describe('random games with all cards', () => {
  it('break no invariant', () => {
    const report = fuzz({ games: 6, seed: 'test' })
    expect(report.violations.map(({ seed, turn, problem }) => ({ seed, turn, problem }))).toEqual([])
    expect(report.decisions).toBeGreaterThan(500)
  })

  it('report the cards and abilities that were not used', () => {
    const report = fuzz({ games: 1, seed: 'one' })
    expect(report.unused.length).toBeGreaterThan(50)
  })

  it('use decks of 60 with the least used cards', () => {
    const deck = randomDeck(CardDefinitions.all, (name) => (name === 'Lightning Bolt' ? 0 : 1000), createRandom('d'))
    expect(deck.reduce((sum, entry) => sum + entry.count, 0)).toBe(60)
    expect(deck.map((entry) => entry.name)).toContain('Lightning Bolt')
  })
})
