import type { CardDefinition, CardFace } from '@spellwright/dsl'
import { formatTypeLine } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { facesOf, layoutOf, type ReferenceFace, readReferenceCards } from '../../../../tools/data/reference-cards.ts'
import { CardDefinitions } from '../../src/index.ts'

const reference = new Map(readReferenceCards().map((card) => [card.name, card]))

const orNull = (value: number | string | undefined): string | null => (value === undefined ? null : String(value))
const sorted = (letters: readonly string[] | undefined): string => [...(letters ?? [])].sort().join('')

const factsOf = (face: CardFace) => ({
  name: face.name,
  cost: orNull(face.cost),
  typeLine: formatTypeLine(face),
  power: orNull(face.power),
  toughness: orNull(face.toughness),
  loyalty: orNull(face.loyalty),
  defense: orNull(face.defense),
  colorIndicator: sorted(face.colorIndicator),
})

/** A star in a printed number ("1+*") is a star in the data; the ability says the rest. */
const starred = (value: string | undefined): string | null => (value?.includes('*') ? '*' : orNull(value))

const printedFacts = (face: ReferenceFace) => ({
  name: face.name,
  cost: face.mana_cost ? face.mana_cost : null,
  typeLine: face.type_line,
  power: starred(face.power),
  toughness: starred(face.toughness),
  loyalty: orNull(face.loyalty),
  defense: orNull(face.defense),
  colorIndicator: sorted(face.color_indicator),
})

describe('card facts', () => {
  const differences = (definition: CardDefinition): string[] => {
    const card = reference.get(definition.name)
    if (card === undefined) return [`${definition.name} is not in the reference data`]
    const found = JSON.stringify([definition.layout, definition.faces.map(factsOf)])
    const printed = JSON.stringify([layoutOf(card), facesOf(card).map(printedFacts)])
    return found === printed ? [] : [`${definition.name}: ${found}, printed ${printed}`]
  }

  it('[S7.3] the facts of every card are those of the reference data', () => {
    expect(CardDefinitions.all.flatMap(differences)).toEqual([])
  })
})
