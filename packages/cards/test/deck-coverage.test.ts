import { describe, expect, it } from 'vitest'
import { deckCoverage, type PlayedDeck } from '../src/decks/deck-coverage.ts'

const hasRules = (name: string): boolean => !name.startsWith('?')

const decks: readonly PlayedDeck[] = [
  { format: 'legacy', main: { Island: 3, 'Force of Will': 1 }, side: { '?Last': 1 } },
  { format: 'legacy', main: { Island: 2, '?One': 1, '?Two': 1 }, side: {} },
  { format: 'modern', main: { Mountain: 4 }, side: { Shock: 1 } },
]

describe('coverage of decks', () => {
  const { formats, next } = deckCoverage(decks, hasRules)

  it('counts decks playable whole, and with the main deck alone', () => {
    expect(formats['legacy']).toMatchObject({ decks: 2, whole: 0, mainOnly: 1 })
    expect(formats['modern']).toMatchObject({ decks: 1, whole: 1, mainOnly: 1 })
  })

  it('counts slots by copies, sideboards included', () => {
    expect(formats['legacy']?.slots).toBeCloseTo(6 / 9)
    expect(formats['modern']?.slots).toBe(1)
  })

  it('names the card first that completes a deck by itself', () => {
    expect(next).toEqual([
      { card: '?Last', decks: 1 },
      { card: '?One', decks: 1 },
      { card: '?Two', decks: 1 },
    ])
  })

  it('names a card that several decks lack before one that only one lacks', () => {
    const [first] = deckCoverage(
      [
        { format: 'pauper', main: { '?Rare': 1, '?Common': 1 }, side: {} },
        { format: 'pauper', main: { '?Common': 1, '?Other': 1 }, side: {} },
      ],
      hasRules,
    ).next
    expect(first).toEqual({ card: '?Common', decks: 2 })
  })
})
