import { describe, expect, it } from 'vitest'
import { BUILT_IN_DECKS, tryGetBuiltInDeck } from '../src/decks/built-in-decks.ts'
import { deckSize } from '../src/decks/deck-list.ts'
import { formatDeckList } from '../src/decks/format-deck-list.ts'
import { parseDeckList } from '../src/decks/parse-deck-list.ts'

describe('built-in decks', () => {
  it.each(BUILT_IN_DECKS)('[S1.6] $id has 60 cards and a sideboard of 15, every name correct', ({ text, title }) => {
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
    for (const { text } of BUILT_IN_DECKS) {
      const deck = parseDeckList(text)
      expect(parseDeckList(formatDeckList(deck))).toEqual(deck)
    }
  })
})
