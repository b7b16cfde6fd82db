import { card } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { checkDeck } from '../src/decks/check-deck.ts'
import { DeckBuilder } from '../src/decks/deck-builder.ts'
import { createRegistry } from '../src/registry.ts'

const registry = createRegistry([
  card({ name: 'Shock', cost: '{R}', type: 'Instant' }),
  card({ name: 'Mountain', type: 'Basic Land — Mountain' }),
])
const kindsOf = (deck: DeckBuilder) => checkDeck(deck.build(), { registry }).findings.map((finding) => finding.kind)

describe('deck check', () => {
  it('[S1.6] has nothing to say about an ordinary deck, however many basic lands', () => {
    expect(kindsOf(new DeckBuilder().addCard('Shock', 4).addLand('Mountain', 56))).toEqual([])
  })

  it('[S1.6] tells the sizes of deck and sideboard', () => {
    const deck = new DeckBuilder().addLand('Mountain', 59).addToSideboard('Mountain', 16).build()
    const check = checkDeck(deck, { registry })
    expect(check).toMatchObject({ mainSize: 59, sideboardSize: 16 })
    expect(check.findings.map((finding) => finding.kind)).toEqual(['size', 'sideboardSize'])
  })

  it('[S1.6] counts copies over deck and sideboard together', () => {
    expect(kindsOf(new DeckBuilder().addLand('Mountain', 60).addCard('Shock', 4).addToSideboard('Shock'))).toEqual([
      'copies',
    ])
  })

  it('[S7.2] names the cards that play in kitchen-table mode, and tells real names from unknown ones', () => {
    const deck = new DeckBuilder().addLand('Mountain', 60).addCard('Black Lotus').addCard('Bear').build()
    const check = checkDeck(deck, { registry })
    expect(check.unsupported).toEqual(['Black Lotus', 'Bear'])
    expect(check.findings).toMatchObject([
      { kind: 'unsupported', card: 'Black Lotus' },
      { kind: 'unknownName', card: 'Bear' },
    ])
  })

  it('[S1.6] judges format legality only from the facts it is given', () => {
    const deck = new DeckBuilder().addLand('Mountain', 60).addCard('Shock', 2).build()
    const findingsFor = (legality: string) =>
      checkDeck(deck, {
        registry,
        legality: {
          format: 'vintage',
          facts: [
            { name: 'Mountain', legalities: { vintage: 'legal' } },
            { name: 'Shock', legalities: { vintage: legality } },
          ],
        },
      }).findings.map((finding) => finding.kind)
    expect(findingsFor('legal')).toEqual([])
    expect(findingsFor('banned')).toEqual(['banned'])
    expect(findingsFor('restricted')).toEqual(['restricted'])
    expect(findingsFor('not_legal')).toEqual(['notLegal'])
  })
})
