import { activated, type CardDefinition, card, draw, keyword, mana, tap, twoFaced } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { CardDataMissingError, type CardDataSource } from '../src/data/card-data.ts'
import { createRegistry } from '../src/index.ts'
import { openLibrary } from '../src/library/card-library.ts'
import { formatLine, LibraryFormatError, nameInLine, parseLine } from '../src/library/library-line.ts'
import { partFile, partOf } from '../src/library/library-part.ts'

const flier = card({
  name: 'Kite',
  cost: '{W}',
  type: 'Creature — Bird',
  power: 1,
  toughness: 1,
  abilities: [keyword('flying')],
})
const stone = card({
  name: 'Stone',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated({ cost: [mana('{1}'), tap], effects: [draw(1)] })],
})
const star = card({
  name: 'Star',
  type: 'Creature — Avatar',
  power: '*',
  toughness: '*',
  colorIndicator: ['W', 'U'],
  abilities: [keyword('flying')],
})
const walker = card({ name: 'Walker', cost: '{X}', type: 'Planeswalker — Jace', loyalty: 'X', abilities: [] })

const halves = twoFaced(
  'split',
  { name: 'Left', cost: '{R}', type: 'Instant', abilities: [] },
  { name: 'Right', cost: '{U}', type: 'Sorcery', abilities: [keyword('fuse')] },
)

const quoted = card({ name: '"Ach! Hans, Run!"', cost: '{2}{R}', type: 'Enchantment', abilities: [] })
const cards = [flier, stone, star, walker, halves, quoted]

describe('a line of the library', () => {
  it.each(cards)('[S7.1] $name is the same card after writing and reading it', (definition) => {
    expect(parseLine(formatLine(definition))).toStrictEqual(definition)
    expect(nameInLine(formatLine(definition))).toBe(definition.name)
  })

  it('[S7.1] a stated role is kept', () => {
    const role = card({ name: 'Trick', type: 'Instant', role: 'InstantUtility' })
    expect(parseLine(formatLine(role))).toStrictEqual(role)
  })

  it('[S7.1] can be read by a person: facts as printed, no abilities where there are none', () => {
    expect(
      formatLine(card({ name: 'Hill Giant', cost: '{3}{R}', type: 'Creature — Giant', power: 3, toughness: 3 })),
    ).toBe('{"name":"Hill Giant","cost":"{3}{R}","type":"Creature — Giant","power":3,"toughness":3}')
  })

  it.each(['nonsense', '{"cost":"{R}"}'])('[S7.1] a line without a name is refused with its text: %s', (line) => {
    expect(() => nameInLine(line)).toThrow(LibraryFormatError)
    expect(() => nameInLine(line)).toThrow(line)
  })

  it('[S7.1] a line that is cut short is refused', () => {
    expect(() => parseLine('{"name":"Shock","cost":"{R}","type":"Instant"')).toThrow(/is not a card: \{"name":"Shock"/)
  })
})

/** Files with these cards, and which of them were read. */
function files(definitions: readonly CardDefinition[], atOnce = ''): { source: CardDataSource; read: string[] } {
  const read: string[] = []
  const linesOf = (file: string) =>
    definitions.filter(({ name }) => partFile(partOf(name)) === file).map((one) => `${formatLine(one)}\n`)
  const source: CardDataSource = {
    atOnce,
    read: (file) => {
      read.push(file)
      return linesOf(file).join('')
    },
  }
  return { source, read }
}

describe('a library', () => {
  it('has every card once, and makes it once', () => {
    const library = openLibrary(files(cards).source)
    expect(new Set(library.names)).toEqual(new Set(cards.map(({ name }) => name)))
    for (const one of cards) expect(library.tryGet(one.name)).toStrictEqual(one)
    expect(library.tryGet('Kite')).toBe(library.tryGet('Kite'))
    expect(library.tryGet('Kites')).toBeUndefined()
  })

  it('reads nothing before a card is asked for, and then only the file with its first letter, once', () => {
    const { source, read } = files(cards)
    const registry = createRegistry([], openLibrary(source))
    expect(read).toEqual([])
    registry.tryGet('Kite')
    registry.tryGet('KÍTE')
    registry.tryGet('kestrel')
    expect(read).toEqual(['library/k.jsonl'])
  })

  it('needs no file for the cards that are there at once', () => {
    const { source, read } = files(cards, `${formatLine(flier)}\n`)
    const registry = createRegistry([stone], openLibrary(source))
    expect(['Kite', 'Stone', 'Star'].map((name) => registry.isAtHand(name))).toEqual([true, true, false])
    expect(registry.tryGet('Kite')).toStrictEqual(flier)
    expect(registry.tryGet('Stone')).toBe(stone)
    expect(read).toEqual([])
    registry.tryGet('Star')
    expect(registry.isAtHand('Starless')).toBe(true)
  })

  it('says that a file is missing, never that its cards are unknown', () => {
    const missing: CardDataSource = {
      read: (file) => {
        throw new CardDataMissingError(file, 'there is no network')
      },
    }
    const registry = createRegistry([stone], openLibrary(missing))
    expect(registry.has('Stone')).toBe(true)
    expect(() => registry.has('Kite')).toThrow(
      'The card data in library/k.jsonl could not be read: there is no network',
    )
  })

  it('stands behind the cards of the list, and is found by a name in any case', () => {
    const own = card({ name: 'Kite', type: 'Artifact' })
    const registry = createRegistry([own], openLibrary(files(cards).source))
    expect(registry.tryGet('Kite')).toBe(own)
    expect(registry.names).toEqual(['"Ach! Hans, Run!"', 'Kite', 'Left // Right', 'Star', 'Stone', 'Walker'])
    expect(registry.tryGet('STONE')).toStrictEqual(stone)
    expect(registry.tryGet('left')).toStrictEqual(halves)
    expect(registry.all).toHaveLength(6)
  })

  it.each([
    ['Éomer, Marshal of Rohan', 'e'],
    ['Æther Vial', 'a'],
    ['’Tis but a scratch', 't'],
    ['+2 Mace', 'other'],
    ['', 'other'],
  ])('a name is in the file of its first letter, whatever the spelling: %s', (name, part) =>
    expect(partOf(name)).toBe(part),
  )
})
