import { describe, expect, it } from 'vitest'
import { CardDefinitions } from '../src/card-definitions.ts'
import { BUILT_IN_DECKS, BUILT_IN_FORMATS, builtInDecks, tryGetBuiltInDeck } from '../src/decks/built-in-decks.ts'
import { checkDeck } from '../src/decks/check-deck.ts'
import { deckSize } from '../src/decks/deck-list.ts'
import { formatDeckList } from '../src/decks/format-deck-list.ts'
import { parseDeckList } from '../src/decks/parse-deck-list.ts'
import { tournamentDecks } from '../src/decks/tournament-decks.ts'

describe('built-in decks', () => {
  it.each(builtInDecks())('[S1.6] $id has 60 cards and a sideboard of 15, every name correct', ({ text, title }) => {
    const deck = parseDeckList(text)
    expect(deck.errors).toEqual([])
    expect(deck.name).toBe(title)
    expect(deckSize(deck.main)).toBe(60)
    expect(deckSize(deck.sideboard)).toBe(15)
  })

  it('is found by its id', () => {
    expect(tryGetBuiltInDeck('Goblins')?.title).toBe('Legacy Goblins')
    expect(tryGetBuiltInDeck('no such deck')).toBeUndefined()
  })

  it('[S1.6] a list written out is read back as the same deck', () => {
    for (const { text } of builtInDecks()) {
      const deck = parseDeckList(text)
      expect(parseDeckList(formatDeckList(deck))).toEqual(deck)
    }
  })

  it.each(BUILT_IN_FORMATS)('the ten most played decks of %s are there', (format) => {
    expect(tournamentDecks().filter((deck) => deck.format === format)).toHaveLength(10)
  })

  it('each has an id, a title and a description of its own, and says its year unless it is classic', () => {
    const decks = builtInDecks()
    expect(new Set(decks.map(({ id }) => id)).size).toBe(decks.length)
    expect(new Set(decks.map(({ title }) => title)).size).toBe(decks.length)
    expect(decks.filter(({ description }) => !/^[A-Z].{15,}\.$/.test(description))).toEqual([])
    expect(BUILT_IN_DECKS.every(({ year }) => year === null)).toBe(true)
    expect(tournamentDecks().every(({ year }) => year === 2025 || year === 2026)).toBe(true)
  })

  it.each(tournamentDecks())('[S1.6] every card of $id has rules, and no card is in it too often', ({ text }) => {
    const { findings } = checkDeck(parseDeckList(text), { registry: CardDefinitions })
    expect(findings.map(({ message }) => message)).toEqual([])
  })
})
