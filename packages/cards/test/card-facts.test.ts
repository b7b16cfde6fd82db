import { describe, expect, it } from 'vitest'
import { CardDefinitions, cardFacts, withFacts } from '../src/index.ts'

describe('the facts of cards without a definition', () => {
  it('[S7.3] are cost, type line and size as printed', () => {
    expect(cardFacts('Chaos Orb')).toEqual({ typeLine: 'Artifact', printed: { cost: '{2}' } })
    expect(cardFacts('1996 World Champion')).toEqual({
      typeLine: 'Legendary Creature — Human Gamer',
      printed: { cost: '{W}{U}{B}{R}{G}' },
    })
    expect(cardFacts('A card nobody knows')).toBeUndefined()
  })

  it('[S7.2] are added to the entries of a deck that have no definition, and to no others', () => {
    const deck = [
      { name: 'Chaos Orb', count: 1 },
      { name: 'Forest', count: 20 },
    ]
    expect(withFacts(deck, CardDefinitions)).toEqual([
      { name: 'Chaos Orb', count: 1, typeLine: 'Artifact', printed: { cost: '{2}' } },
      { name: 'Forest', count: 20 },
    ])
  })
})
