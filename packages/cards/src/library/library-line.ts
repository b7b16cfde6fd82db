import { type CardDefinition, type CardFace, card, type FaceInput, formatTypeLine, twoFaced } from '@spellwright/dsl'

/**
 * A card of the library is one line of JSON that says everything about it. Its name comes first, so that a card is found
 * without parsing the others. A card with one face has its facts beside the name; one with two faces has a layout and
 * a list of faces.
 */
type LineOfOneFace = FaceInput & Pick<CardDefinition, 'role'>

interface LineOfTwoFaces extends Pick<CardDefinition, 'role'> {
  readonly name: string
  readonly layout: Exclude<CardDefinition['layout'], 'normal'>
  readonly faces: readonly [FaceInput, FaceInput]
}

/** A line of the library that is not a card. */
export class LibraryFormatError extends Error {
  override name = 'LibraryFormatError'

  constructor(line: string, reason: string) {
    super(`This line of the card library is not a card: ${line.slice(0, 60)} … (${reason})`)
  }
}

function faceData(face: CardFace): FaceInput {
  const { name, cost, power, toughness, loyalty, defense, colorIndicator, abilities } = face
  return {
    name,
    ...(cost === undefined ? {} : { cost }),
    type: formatTypeLine(face),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
    ...(colorIndicator === undefined ? {} : { colorIndicator }),
    ...(abilities.length === 0 ? {} : { abilities }),
  }
}

function lineData({ name, layout, faces, role }: CardDefinition): LineOfOneFace | LineOfTwoFaces {
  const stated = role === undefined ? {} : { role }
  const [front, back] = faces.map(faceData)
  if (front === undefined) throw new Error(`${name} has no face`)
  if (layout === 'normal') return { ...front, ...stated }
  if (back === undefined) throw new Error(`${name} has the layout "${layout}" and only one face`)
  return { name, layout, faces: [front, back], ...stated }
}

export const formatLine = (definition: CardDefinition): string => JSON.stringify(lineData(definition))

export function parseLine(line: string): CardDefinition {
  try {
    const data = JSON.parse(line) as LineOfOneFace | LineOfTwoFaces
    return 'faces' in data ? twoFaced(data.layout, ...data.faces, data.role) : card(data)
  } catch (error) {
    throw new LibraryFormatError(line, (error as Error).message)
  }
}

const NAME = /^\{"name":("(?:[^"\\]|\\.)*")/

/** The name of the card in a line, without parsing the rest. */
export function nameInLine(line: string): string {
  const quoted = NAME.exec(line)?.[1]
  if (quoted === undefined) throw new LibraryFormatError(line, 'it does not begin with {"name":"…"')
  return quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1)
}
