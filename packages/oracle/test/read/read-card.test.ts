import { CardDefinitions } from '@spellwright/cards'
import { formatTypeLine } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { renderFace } from '../../src/index.ts'
import { readCard } from '../../src/read/read-card.ts'
import { canonical } from './canonical.ts'

const read = CardDefinitions.all.flatMap((written) => {
  if (written.layout === 'normal') return []
  const faces = written.faces.map((face) => {
    const { abilities: _a, supertypes: _s, types: _t, subtypes: _b, ...facts } = face
    return { facts: { ...facts, type: formatTypeLine(face) }, text: renderFace(face).text }
  })
  const result = readCard(written.layout, faces)
  return 'definition' in result ? [{ name: written.name, written, definition: result.definition }] : []
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
    const face = { facts: { name: 'Test Subject', type: 'Enchantment — Case', cost: '{1}' }, text: '' }
    expect(readCard('normal', [face])).toMatchObject({ unread: ['Enchantment — Case'] })
  })
})
