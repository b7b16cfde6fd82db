import { activated, card, draw, keyword, mana, tap, twoFaced } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { ALL_CARDS } from '../src/definitions/index.ts'
import { CardDefinitions, createRegistry } from '../src/index.ts'
import { openLibrary, packLibrary } from '../src/library/pack-library.ts'
import { PACKED_LIBRARY } from '../src/library/packed-library.ts'

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

describe('a packed library', () => {
  const cards = [flier, stone, star, walker, halves]

  it('gives back every card as it was', () => {
    const library = openLibrary(packLibrary(cards))
    expect(library.names).toEqual(['Kite', 'Stone', 'Star', 'Walker', 'Left // Right'])
    for (const one of cards) expect(library.tryGet(one.name)).toStrictEqual(one)
    expect(library.tryGet('Kites')).toBeUndefined()
  })

  it('holds an ability that several cards have only once', () => {
    expect(packLibrary(cards).split('"flying"')).toHaveLength(2)
  })

  it('makes a card once', () => {
    const library = openLibrary(packLibrary(cards))
    expect(library.tryGet('Kite')).toBe(library.tryGet('Kite'))
  })

  it('stands behind the cards of the list, and is found by a name in any case', () => {
    const own = card({ name: 'Kite', type: 'Artifact' })
    const registry = createRegistry([own], openLibrary(packLibrary(cards)))
    expect(registry.tryGet('Kite')).toBe(own)
    expect(registry.names).toEqual(['Kite', 'Stone', 'Star', 'Walker', 'Left // Right'])
    expect(registry.tryGet('STONE')).toStrictEqual(stone)
    expect(registry.tryGet('left')).toStrictEqual(halves)
    expect(registry.all).toHaveLength(5)
  })
})

describe('the library that is shipped', () => {
  const library = openLibrary(PACKED_LIBRARY)

  it('has no card that has a file of its own', () => {
    const own = new Set(ALL_CARDS.map(({ name }) => name))
    expect(library.names.filter((name) => own.has(name))).toEqual([])
  })

  it('[S7.1] is plain data: packed again it is the same', () => {
    const cards = library.names.map((name) => library.tryGet(name)!)
    expect(packLibrary(cards)).toBe(PACKED_LIBRARY)
  })

  it('[S7.1] brings thousands of cards', () => {
    expect(library.names.length).toBeGreaterThan(9000)
    expect(CardDefinitions.all.length).toBe(ALL_CARDS.length + library.names.length)
  })
})
