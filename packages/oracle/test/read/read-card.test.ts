import { CardDefinitions } from '@spellwright/cards'
import { describe, expect, it } from 'vitest'
import { readCard } from '../../src/read/read-card.ts'
import { canonical } from './canonical.ts'
import { readAgain } from './read-again.ts'

const read = CardDefinitions.all.flatMap((written) => {
  const definition = written.layout === 'normal' ? undefined : readAgain(written)
  return definition === undefined ? [] : [{ name: written.name, written, definition }]
})

describe('cards of two faces, read from their own text', () => {
  it('are read in part', () => expect(read.length).toBeGreaterThan(10))

  it.each(read)('$name is read as it was written', ({ written, definition }) => {
    expect(definition.name).toBe(written.name)
    expect(definition.layout).toBe(written.layout)
    expect(definition.faces.map(({ abilities }) => canonical(abilities))).toEqual(
      written.faces.map(({ abilities }) => canonical(abilities)),
    )
  })
})

describe('two halves with fuse', () => {
  it('[CR 702.102b] have no target of the same name: the fused spell has the targets of both', () => {
    const facts = { name: 'Left', type: 'Instant', cost: '{1}' }
    const halves = ['Destroy target artifact.\nFuse', 'Destroy target enchantment.\nFuse']
    const result = readCard(
      'split',
      halves.map((text) => ({ facts, text })),
    )
    const spells = 'definition' in result ? result.definition.faces.map(({ abilities }) => abilities[0]) : []
    expect(spells).toMatchObject([{ targets: { target: {} } }, { targets: { target2: {} } }])
  })
})

describe('a card of one face', () => {
  it('needs no second one', () => {
    const face = { facts: { name: 'Test Subject', type: 'Sorcery', cost: '{1}' }, text: 'Draw a card.' }
    expect(readCard('normal', [face])).toMatchObject({ definition: { layout: 'normal', name: 'Test Subject' } })
    expect(readCard('split', [face])).toMatchObject({ unread: [] })
  })

  it('is not there where every line is understood and the whole is refused', () => {
    const text = 'Put a rad counter on target creature.'
    expect(readCard('normal', [{ facts: { name: 'Test Subject', type: 'Sorcery', cost: '{1}' }, text }])).toEqual({
      unread: [],
    })
  })

  it('is not read where its kind has rules its text does not say', () => {
    const face = { facts: { name: 'Test Subject', type: 'Artifact — Attraction', cost: '{1}' }, text: '' }
    expect(readCard('normal', [face])).toMatchObject({ unread: ['Artifact — Attraction'] })
  })
})
