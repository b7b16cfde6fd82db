import { describe, expect, it } from 'vitest'
import { DeckBuilder } from '../src/decks/deck-builder.ts'
import { deckSize } from '../src/decks/deck-list.ts'

describe('deck builder', () => {
  it('[S1.6] builds a list of cards and lands', () => {
    const deck = new DeckBuilder().addCard('Bear', 4, 'Creature — Bear').addLand('Forest', 20).build()
    expect(deck.main).toEqual([
      { name: 'Bear', count: 4, typeLine: 'Creature — Bear' },
      { name: 'Forest', count: 20, typeLine: 'Basic Land — Forest' },
    ])
    expect(deckSize(deck.main)).toBe(24)
    expect(deck.errors).toEqual([])
  })

  it('[S1.6] a deck has a sideboard and a name; the same card is counted together', () => {
    const deck = new DeckBuilder().named('Mine').addCard('Shock', 2).addCard('Shock').addToSideboard('Shock').build()
    expect(deck).toMatchObject({
      name: 'Mine',
      main: [{ name: 'Shock', count: 3 }],
      sideboard: [{ name: 'Shock', count: 1 }],
    })
  })

  it('a built deck does not change when the builder goes on', () => {
    const builder = new DeckBuilder().addCard('Shock')
    const deck = builder.build()
    builder.addCard('Shock')
    expect(deck.main).toEqual([{ name: 'Shock', count: 1 }])
  })

  it('refuses a number that is no number of cards', () => {
    expect(() => new DeckBuilder().addCard('Shock', 0)).toThrow('Shock: 0 is no number of cards')
  })
})
