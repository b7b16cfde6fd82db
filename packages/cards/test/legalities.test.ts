import { describe, expect, it } from 'vitest'
import { CardDefinitions } from '../src/card-definitions.ts'
import { cardData } from '../src/data/card-data.ts'
import { allCardNames, checkDeck, LEGALITY_FORMATS, legalityOf, parseDeckList, readLegalities } from '../src/index.ts'

describe('legality of cards with rules', () => {
  it('the file has a sign for each card name, and nothing of cards without rules', () => {
    const { all } = allCardNames()
    const text = cardData.read('legalities.txt')
    expect(text.split('\n')[1]).toHaveLength(all.length)
    const known = readLegalities(text, all)
    expect([...known.keys()].filter((name) => !CardDefinitions.has(name))).toEqual([])
    expect([...known.values()].every((pattern) => pattern.length === LEGALITY_FORMATS.length)).toBe(true)
  })

  it.each([
    ['Lightning Bolt', 'modern', 'legal'],
    ['Black Lotus', 'vintage', 'restricted'],
    ['Black Lotus', 'legacy', 'banned'],
    ['Skullclamp', 'modern', 'banned'],
    ['Counterspell', 'premodern', 'legal'],
    ['Counterspell', 'standard', 'not_legal'],
    ['Shahrazad', 'legacy', undefined],
  ] as const)('%s in %s: %s', (name, format, legality) => {
    expect(legalityOf(name, format)).toBe(legality)
  })

  it('[S1.6] a deck is checked for a format without a file of facts', () => {
    const deck = parseDeckList('4 Skullclamp\n4 Lightning Bolt\n52 Mountain')
    const { findings } = checkDeck(deck, { registry: CardDefinitions, legality: { format: 'modern' } })
    expect(findings.map(({ message }) => message)).toEqual(['Skullclamp is banned in modern.'])
  })
})
