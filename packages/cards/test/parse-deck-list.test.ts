import { describe, expect, it } from 'vitest'
import { parseDeckList } from '../src/decks/parse-deck-list.ts'

const BOLTS = { name: 'Lightning Bolt', count: 4 }
const MOUNTAINS = { name: 'Mountain', count: 16 }
const PYROBLASTS = { name: 'Pyroblast', count: 3 }

/** The same deck in every format people paste. */
const FORMATS: Readonly<Record<string, string>> = {
  'plain with a heading': '4 Lightning Bolt\n16 Mountain\n\nSideboard\n3 Pyroblast\n',
  'plain with x': '4x Lightning Bolt\n16x Mountain\nSideboard:\n3x Pyroblast',
  'count behind': 'Lightning Bolt x4\nMountain x16\nSideboard\nPyroblast x3',
  'MTGO, blank line': '4 Lightning Bolt\r\n16 Mountain\r\n\r\n3 Pyroblast\r\n',
  'SB: lines': '4 Lightning Bolt\n16 Mountain\nSB: 3 Pyroblast',
  Arena:
    'About\nName Burn\n\nDeck\n4 Lightning Bolt (CLU) 141\n16 Mountain (DMU) 269\n\nSideboard\n3 Pyroblast (EMA) 142\n',
  Forge:
    '[metadata]\nName=Burn\n[Main]\n4 Lightning Bolt|LEA|1\n16 Mountain|DMU|[269]\n[Sideboard]\n3 Pyroblast+|ICE\n[Planes]\n',
  XMage:
    'NAME:Burn\n4 [LEA:161] Lightning Bolt\n16 [DMU:269] Mountain\nSB: 3 [ICE:212] Pyroblast\nLAYOUT MAIN:(1,1)(NONE,false,50)|([LEA:161])',
  Moxfield: '4 Lightning Bolt (2XM) 129 *F*\n16 Mountain (DMU) 269\n\nSIDEBOARD:\n3 Pyroblast (EMA) 142 *E*\n',
  Archidekt:
    '4x Lightning Bolt (clu) 141 [Burn]\n16x Mountain (dmu) 269 [Land]\n\nSideboard\n3x Pyroblast (ema) 142 ^Have,#37d67a^',
  Goldfish: '4 Lightning Bolt <retro> [DMR] (F)\n16 Mountain [DMU]\n\n3 Pyroblast [EMA]',
  Deckstats: '//Main\n4 Lightning Bolt\n16 Mountain\n\n//Sideboard\nSB: 3 Pyroblast',
  'in groups': 'Instants (4)\n4 Lightning Bolt\n\nLands (16)\n16 Mountain\n\nSideboard (3)\n3 Pyroblast',
  'MTGO .dek':
    '<?xml version="1.0" encoding="utf-8"?>\n<Deck>\n<NetDeckID>0</NetDeckID>\n<Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />\n<Cards CatID="2" Quantity="16" Sideboard="false" Name="Mountain" />\n<Cards CatID="3" Quantity="3" Sideboard="true" Name="Pyroblast" />\n</Deck>',
  'Cockatrice .cod':
    '<?xml version="1.0"?>\n<cockatrice_deck version="1">\n<deckname>Burn &amp; more</deckname>\n<zone name="main">\n<card number="4" name="Lightning Bolt"/>\n<card number="16" name="Mountain"/>\n</zone>\n<zone name="side">\n<card number="3" name="Pyroblast"/>\n</zone>\n</cockatrice_deck>',
}

describe('deck lists in every format', () => {
  it.each(Object.entries(FORMATS))('[S1.6] reads %s', (_format, text) => {
    const deck = parseDeckList(text)
    expect(deck.errors).toEqual([])
    expect(deck.main).toEqual([BOLTS, MOUNTAINS])
    expect(deck.sideboard).toEqual([PYROBLASTS])
  })

  it.each([
    ['Arena', 'Burn'],
    ['Forge', 'Burn'],
    ['XMage', 'Burn'],
    ['Cockatrice .cod', 'Burn & more'],
  ])('[S1.6] takes the name of the deck from %s', (format, name) =>
    expect(parseDeckList(FORMATS[format]!).name).toBe(name),
  )

  it('[S1.6] a comment before the first card is the name; later ones are notes', () => {
    const deck = parseDeckList('// Legacy Goblins\n\n4 Goblin Lackey\n// the good part\n4 Goblin Matron')
    expect(deck.name).toBe('Legacy Goblins')
    expect(deck.notes).toEqual([{ line: 4, message: 'the good part' }])
    expect(deck.main).toHaveLength(2)
  })
})

describe('names in deck lists', () => {
  it.each([
    ['1 Fire/Ice', 'Fire // Ice'],
    ['1 Fire', 'Fire // Ice'],
    ['1 delver of secrets', 'Delver of Secrets // Insectile Aberration'],
    ['1 Enchantress’s Presence', "Enchantress's Presence"],
    ['1 Juzam Djinn', 'Juzám Djinn'],
    ['1 B.O.B. (Bevy of Beebles)', 'B.O.B. (Bevy of Beebles)'],
    ['1 Circle of Protection: Red (4ED) 15', 'Circle of Protection: Red'],
    ['1 1996 World Champion', '1996 World Champion'],
    ['1996 World Champion', '1996 World Champion'],
    ['Black Lotus', 'Black Lotus'],
    ['1 +2 Mace', '+2 Mace'],
  ])('[S1.6] "%s" is one %s', (line, name) => {
    const deck = parseDeckList(line)
    expect(deck.errors).toEqual([])
    expect(deck.main).toEqual([{ name, count: 1 }])
  })
})

describe('what a list says besides its cards', () => {
  it('[S1.6] tags, categories and commander marks are kept as notes', () => {
    const deck = parseDeckList('1 Shock #burn #cheap\n1 Krenko, Mob Boss *CMDR*\n1 Mountain [Land]')
    expect(deck.errors).toEqual([])
    expect(deck.notes.map((note) => note.message)).toEqual([
      'Shock: #burn #cheap',
      'Krenko, Mob Boss: *CMDR*',
      'Mountain: [Land]',
    ])
  })

  it('[S1.6] commander and companion are named, maybeboard cards stay outside', () => {
    const deck = parseDeckList('Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Shock\n\nMaybeboard\n1 Fireblast')
    expect(deck.main.map((entry) => entry.name)).toEqual(['Krenko, Mob Boss', 'Shock'])
    expect(deck.notes.map((note) => note.message)).toEqual([
      'Krenko, Mob Boss is the commander; it was put into the main deck',
      '1 Fireblast stands outside the deck',
    ])
  })

  it('[S1.6] blank lines between groups do not make a sideboard', () => {
    const deck = parseDeckList('4 Shock\n\n4 Lightning Bolt\n\n12 Mountain')
    expect(deck.sideboard).toEqual([])
    expect(deck.main).toHaveLength(3)
  })
})

describe('bad lines', () => {
  it('[S1.6] a misspelt name gives the line, the text and the closest card name; the card stays in the deck', () => {
    const deck = parseDeckList('4 Shock\n\n4 Lightnig Bolt\n16 Mountain')
    expect(deck.errors).toMatchObject([{ kind: 'unknownName', line: 3, text: '4 Lightnig Bolt' }])
    expect(deck.errors[0]?.nearest[0]).toBe('Lightning Bolt')
    expect(deck.errors[0]?.message).toContain('Did you mean "Lightning Bolt"')
    expect(deck.main).toContainEqual({ name: 'Lightnig Bolt', count: 4 })
  })

  it('[S1.6] a line that is no card line gives the line, the text and what it is close to; the rest is read', () => {
    const deck = parseDeckList('4 Shock\n!!!\nfour Lightning Bolt\n0 Mountain')
    expect(deck.errors.map(({ kind, line, text }) => [kind, line, text])).toEqual([
      ['unreadable', 2, '!!!'],
      ['unreadable', 3, 'four Lightning Bolt'],
      ['unreadable', 4, '0 Mountain'],
    ])
    expect(deck.errors[1]?.nearest).toContain('Lightning Bolt')
    expect(deck.main).toEqual([{ name: 'Shock', count: 4 }])
  })

  it('[S1.6] a bad tag of an XML list gives its line', () => {
    const deck = parseDeckList('<cockatrice_deck>\n<zone name="main">\n<card name="Shock"/>\n</zone></cockatrice_deck>')
    expect(deck.errors).toMatchObject([{ kind: 'unreadable', line: 3, text: '<card name="Shock"/>' }])
  })

  it.each(['', '\n\n', '\uFEFF', '// only a comment', '<?xml version="1.0"?>'])(
    '[S1.6] nothing is an empty deck: %j',
    (text) => {
      expect(parseDeckList(text)).toMatchObject({ main: [], sideboard: [], errors: [] })
    },
  )
})
