import { type Ability, type CardFace, formatTypeLine } from '@spellwright/dsl'
import { readFace, renderFace } from '../../src/index.ts'

/** The abilities that are read from the rendered text of a face; undefined where it cannot be read. */
export function readAgain(face: CardFace): readonly Ability[] | undefined {
  const { abilities: _a, supertypes: _s, types: _t, subtypes: _b, ...facts } = face
  const result = readFace({ ...facts, type: formatTypeLine(face) }, renderFace(face).text)
  return 'face' in result ? result.face.abilities : undefined
}
