import { type CardDefinition, card, type Layout, twoFaced } from '@spellwright/dsl'
import { type FaceFacts, readFace } from './read-face.ts'

/** A face as it is printed: its facts and its rules text. */
export interface FaceToRead {
  facts: FaceFacts
  text: string
}

export type ReadCard =
  | { definition: CardDefinition; says: 'word for word' | 'in other words' }
  | { unread: readonly string[] }

/** Subtypes with rules of their own that their text does not say (CR 714–720). */
const WITH_RULES = ['Case', 'Omen', 'Dungeon', 'Attraction', 'Spacecraft', 'Planet']

/** Reads a card of one or two faces; nothing of it where one face is not understood. */
export function readCard(layout: Layout, faces: readonly FaceToRead[]): ReadCard {
  const unread: string[] = []
  let isUnderstood = true
  let says: 'word for word' | 'in other words' = 'word for word'
  const inputs = faces.map(({ facts, text }) => {
    const words = facts.type.split(' ')
    const read = WITH_RULES.some((subtype) => words.includes(subtype))
      ? { unread: [facts.type] }
      : readFace(facts, text)
    if ('unread' in read) {
      unread.push(...read.unread)
      isUnderstood = false
    } else if (read.says === 'in other words') says = read.says
    return { ...facts, abilities: 'face' in read ? read.face.abilities : [] }
  })
  const [front, back, ...others] = inputs
  const isWhole = isUnderstood && front !== undefined && others.length === 0
  if (!isWhole || (layout === 'normal') !== (back === undefined)) return { unread }
  if (layout === 'normal') return { definition: card(front), says }
  return back === undefined ? { unread } : { definition: twoFaced(layout, front, back), says }
}
