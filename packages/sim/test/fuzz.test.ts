import { CardDefinitions } from '@spellwright/cards'
import { createRandom } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { fuzz } from '../src/fuzz/fuzz.ts'
import { randomDeck } from '../src/fuzz/random-deck.ts'

describe('the sweep over all cards', () => {
  it('finds no broken invariant in a few games', () => {
    const report = fuzz({ games: 6, seed: 'test' })
    expect(report.violations.map(({ seed, turn, problem }) => ({ seed, turn, problem }))).toEqual([])
    expect(report.decisions).toBeGreaterThan(500)
  })

  it('names what was not used', () => {
    const report = fuzz({ games: 1, seed: 'one' })
    expect(report.unused.length).toBeGreaterThan(50)
  })

  it('builds decks of 60 from the least used cards', () => {
    const deck = randomDeck(CardDefinitions.all, (name) => (name === 'Lightning Bolt' ? 0 : 1000), createRandom('d'))
    expect(deck.reduce((sum, entry) => sum + entry.count, 0)).toBe(60)
    expect(deck.map((entry) => entry.name)).toContain('Lightning Bolt')
  })
})
