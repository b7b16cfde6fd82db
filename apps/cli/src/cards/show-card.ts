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

/** The text of a card, one face below the other. */
export const cardText = ({ faces }: RenderedCard): string => faces.map(faceText).join('\n//\n')

/** One line: name, cost, type line, stats. */
export function cardLine(card: RenderedCard): string {
  const front = frontFace(card)
  return spaced(card.name, front.manaCost, front.typeLine, stats(front))
}

function frontFace({ name, faces: [front] }: RenderedCard): RenderedFace {
  if (front === undefined) throw new Error(`${name} has no faces.`)
  return front
}

/** The cost and stats of the front face, and the type lines of all faces. */
export function cardSummary(card: RenderedCard) {
  const front = frontFace(card)
  const { name, faces } = card
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
