import { type CardDefinition, formatTypeLine } from '@spellwright/dsl'
import { readCard, renderFace } from '../../src/index.ts'

/** The card that is read from the rendered text of a card; undefined where it cannot be read. */
export function readAgain({ layout, faces }: CardDefinition): CardDefinition | undefined {
  const result = readCard(
    layout,
    faces.map((face) => {
      const { abilities: _a, supertypes: _s, types: _t, subtypes: _b, ...facts } = face
      return { facts: { ...facts, type: formatTypeLine(face) }, text: renderFace(face).text }
    }),
  )
  return 'definition' in result ? result.definition : undefined
}
