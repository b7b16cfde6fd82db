import type { RenderedCard, RenderedFace } from 'spellwright/cards'

/** `2/1`, `loyalty 3`, or nothing. */
export function stats({ power, toughness, loyalty, defense }: RenderedFace): string {
  if (power !== null && toughness !== null) return `${power}/${toughness}`
  if (loyalty !== null) return `loyalty ${loyalty}`
  return defense === null ? '' : `defense ${defense}`
}

const spaced = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join('  ')

function faceText(face: RenderedFace): string {
  const lines = [spaced(face.name, face.manaCost), spaced(face.typeLine, stats(face))]
  return [...lines, ...face.text.split('\n').filter(Boolean)].join('\n')
}

/** A card as a person reads it, face below face. */
export const cardText = ({ faces }: RenderedCard): string => faces.map(faceText).join('\n//\n')

/** One line: name, cost, type line, stats. */
export const cardLine = ({ name, faces }: RenderedCard): string =>
  spaced(name, faces[0]!.manaCost, faces[0]!.typeLine, stats(faces[0]!))

/** Of the whole card: the front's cost and stats, the type lines and texts of all faces. */
export function cardSummary({ name, faces }: RenderedCard) {
  const front = faces[0]!
  return {
    name,
    manaCost: front.manaCost,
    typeLine: faces.map((face) => face.typeLine).join(' // '),
    power: front.power,
    toughness: front.toughness,
  }
}

export function cardJson(card: RenderedCard) {
  const { name, layout, faces } = card
  return {
    ...cardSummary(card),
    name,
    text: faces.map((face) => face.text).join('\n//\n'),
    abilities: faces.flatMap((face) => face.abilities),
    layout,
    faces,
  }
}
