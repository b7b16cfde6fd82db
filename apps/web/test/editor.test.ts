import { CardDefinitions } from 'spellwright/play'
import { describe, expect, it } from 'vitest'
import { deckAddress, deckInAddress, packDeck, unpackDeck } from '../src/editor/deck-address.ts'
import { analyse, landOdds } from '../src/editor/desk/analyse.ts'
import { CardIndex } from '../src/editor/desk/card-index.ts'
import { EMPTY_DECK, moved, withCopies } from '../src/editor/edit.ts'
import type { CardQuery } from '../src/editor/messages.ts'

const NAMES = ['Goblin Lackey', 'Goblin Warchief', 'Lightning Bolt', 'Forest', 'Shahrazad', 'Juzám Djinn']
const index = new CardIndex(NAMES)
const known = NAMES.flatMap((name) => CardDefinitions.tryGet(name) ?? [])
await index.readTexts(known, async () => {})
const find = (words: string, more: Partial<CardQuery> = {}): string[] =>
  index.search({ words, type: '', colors: '', manaValue: '', support: 'all', ...more }).cards.map(({ name }) => name)

describe('searching cards', () => {
  it('finds names without accents and case, those that begin with the words first', () => {
    expect(find('juzam')).toEqual(['Juzám Djinn'])
    expect(find('GOBLIN')).toEqual(['Goblin Lackey', 'Goblin Warchief'])
  })

  it('finds words of the rendered text and of the type line', () => {
    expect(find('haste')).toContain('Goblin Warchief')
    expect(find('o:"3 damage"')).toEqual(['Lightning Bolt'])
    expect(find('t:instant')).toEqual(['Lightning Bolt'])
  })

  it('filters by type, colour, mana value and rules', () => {
    expect(find('', { type: 'Creature', support: 'supported' })).toContain('Goblin Lackey')
    expect(find('', { colors: 'R' })).toEqual(['Goblin Lackey', 'Goblin Warchief', 'Lightning Bolt'])
    expect(find('c:c', {})).toEqual(['Forest'])
    expect(find('goblin', { manaValue: '3' })).toEqual(['Goblin Warchief'])
    expect(find('goblin mv<=1')).toEqual(['Goblin Lackey'])
    expect(find('', { support: 'unsupported' })).toEqual(['Shahrazad'])
  })

  it('knows only the name of a card without rules, and says so', () => {
    const [card] = index.search({ words: 'shahrazad', type: '', colors: '', manaValue: '', support: 'all' }).cards
    expect(card).toEqual({ name: 'Shahrazad', isSupported: false, cost: '', typeLine: '', stats: '', text: '' })
  })
})

describe('what a format allows', () => {
  it('is among the hints when the player has chosen a format', () => {
    const deck = {
      title: '',
      main: [
        { name: 'Skullclamp', count: 4 },
        { name: 'Forest', count: 56 },
      ],
      sideboard: [],
    }
    expect(analyse(deck).findings).toEqual([])
    expect(analyse(deck, 'modern').findings.map(({ message }) => message)).toEqual(['Skullclamp is banned in modern.'])
  })
})

describe('editing a deck', () => {
  const withBolts = withCopies(EMPTY_DECK, 'main', 'Lightning Bolt', 4)

  it('adds and takes away copies, and a card without copies leaves the list', () => {
    expect(withBolts.main).toEqual([{ name: 'Lightning Bolt', count: 4 }])
    expect(withCopies(withBolts, 'main', 'Lightning Bolt', -1).main).toEqual([{ name: 'Lightning Bolt', count: 3 }])
    expect(withCopies(withBolts, 'main', 'Lightning Bolt', -9).main).toEqual([])
    expect(withCopies(withBolts, 'main', 'Forest', -1)).toEqual(withBolts)
  })

  it('moves one copy to the other part and back', () => {
    const once = moved(withBolts, 'main', 'Lightning Bolt')
    expect([once.main, once.sideboard]).toEqual([
      [{ name: 'Lightning Bolt', count: 3 }],
      [{ name: 'Lightning Bolt', count: 1 }],
    ])
    expect(moved(once, 'sideboard', 'Lightning Bolt')).toEqual(withBolts)
  })

  it('counts lands, curve, colours and sources', () => {
    const deck = withCopies(withCopies(withBolts, 'main', 'Mountain', 16), 'main', 'Goblin Warchief', 4)
    const { lands, curve, colors, sources, size, findings, meanManaValue } = analyse(deck)
    expect({ lands, size, meanManaValue }).toEqual({ lands: 16, size: 24, meanManaValue: 2 })
    expect(curve).toEqual([0, 4, 0, 4, 0, 0, 0, 0])
    expect([colors['R'], sources['R'], sources['G']]).toEqual([12, 16, 0])
    expect(findings.map(({ kind }) => kind)).toEqual(['size'])
  })

  it('the chances of lands in a hand add up to one, and are those of the textbook', () => {
    const odds = landOdds(24, 60)
    expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    expect(odds[3]).toBeCloseTo(0.3087, 3)
    expect(landOdds(3, 5)).toEqual([])
  })
})

describe('a deck in an address', () => {
  const list = '// Brew\nDeck\n4 Lightning Bolt\n1 Lim-Dûl’s Vault\n'

  it('comes back as the same list', async () => {
    const address = await deckAddress(list, 'https://example.org/some/path/#room=ABCDEF')
    const letters = deckInAddress(new URL(address).hash)
    expect(letters).not.toBeNull()
    expect(await unpackDeck(letters ?? '')).toBe(list)
  })

  it.each(['AAAA', 'x', '_____'])('%s is refused with a sentence', async (letters) => {
    await expect(unpackDeck(letters)).rejects.toThrow('no deck that can be read')
  })

  it('is refused where it would unpack without end', async () => {
    const letters = await packDeck(' '.repeat(500_000))
    await expect(unpackDeck(letters)).rejects.toThrow('no deck that can be read')
    expect(deckInAddress('#deck=<script>')).toBeNull()
  })
})
