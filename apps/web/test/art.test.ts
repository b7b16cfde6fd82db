import { BUILT_IN_DECKS, CardDefinitions, parseDeckList, renderCard, tournamentDecks } from 'spellwright/play'
import { describe, expect, it } from 'vitest'
import { artFor } from '../src/art/card-art.ts'
import { type Portrait, portraitOf } from '../src/art/creature.ts'
import { emblemOf } from '../src/art/emblems.ts'

const faceOf = (name: string) => {
  const definition = CardDefinitions.tryGet(name)
  return definition ? renderCard(definition).faces[0] : undefined
}

function portrait(name: string): Portrait {
  const face = faceOf(name)
  return portraitOf(name, face?.typeLine ?? '', face?.text ?? '')
}

/** The features in which two creatures differ at a glance; the details of a face are not counted. */
const differences = (one: Portrait, other: Portrait): string[] =>
  (['head', 'headgear', 'held', 'backdrop', 'mood', 'tint', 'stance', 'mirrored', 'extras'] as const).filter(
    (feature) => String(one[feature]) !== String(other[feature]),
  )

describe('the drawing of a card', () => {
  it('is the same for the same card and different for different cards', () => {
    const lackey = artFor('Goblin Lackey', 'Creature — Goblin', 'R')
    expect(artFor('Goblin Lackey', 'Creature — Goblin', 'R')).toBe(lackey)
    expect(artFor('Goblin King', 'Creature — Goblin', 'R')).not.toBe(lackey)
  })

  it.each([...BUILT_IN_DECKS, ...tournamentDecks()].map(({ title, text }) => [title, text] as const))(
    'shows no two creatures of %s alike: they differ in two features at least',
    (_, text) => {
      const { main, sideboard } = parseDeckList(text)
      const names = [...new Set([...main, ...sideboard].map(({ name }) => name))]
      const creatures = names.filter((name) => faceOf(name)?.typeLine.includes('Creature'))
      const alike = creatures.flatMap((one, at) =>
        creatures
          .slice(at + 1)
          .filter((other) => differences(portrait(one), portrait(other)).length < 2)
          .map((other) => `${one} and ${other}`),
      )
      expect(alike).toEqual([])
    },
  )

  it('shows what a creature is and can do', () => {
    expect(portrait('Goblin Warchief').head).toBe('goblin')
    expect(portrait('Serra Angel')).toMatchObject({ head: 'angelic', extras: ['wings', 'halo'] })
    expect(portrait('Wall of Blossoms')).toMatchObject({ head: 'wall', held: 'shield' })
    expect(portrait('Goblin King').headgear).toBe('crown')
  })

  it('shows what a spell does', () => {
    const emblems = ['Lightning Bolt', 'Counterspell', 'Brainstorm', 'Swords to Plowshares', 'Duress', 'Dark Ritual']
    expect(emblems.map((name) => emblemOf(faceOf(name)?.text ?? ''))).toEqual([
      'damage',
      'counter',
      'draw',
      'exile',
      'discard',
      'mana',
    ])
  })

  it('is self-contained: nothing in it is fetched', () => {
    const cards = [artFor('Forest', 'Basic Land — Forest', 'land'), artFor('Shivan Dragon', 'Creature — Dragon', 'R')]
    for (const svg of cards.map(decodeURIComponent)) {
      expect(svg).toMatch(/^url\("data:image\/svg\+xml,<svg /)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|<script/)
      expect(svg).not.toMatch(/NaN|undefined/)
    }
  })
})
