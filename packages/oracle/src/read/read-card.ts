import { type Ability, type CardDefinition, card, type Layout, twoFaced } from '@spellwright/dsl'
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
const WITH_RULES = ['Dungeon', 'Attraction']

const targetsOf = (ability: Ability): number => {
  if (ability.kind !== 'spell') return 0
  const parts = [ability, ...(ability.modes?.options ?? [])]
  return parts.reduce((sum, { targets = {} }) => sum + Object.keys(targets).length, 0)
}

/** CR 702.102b, d: a fused spell has the targets of both halves, so no two of them may have the same name. */
function targetsFusedWith(abilities: readonly Ability[]): number {
  const hasFuse = abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === 'fuse')
  return hasFuse ? abilities.reduce((sum, ability) => sum + targetsOf(ability), 0) : 0
}

/** Reads a card of one or two faces; nothing of it where one face is not understood. */
export function readCard(layout: Layout, faces: readonly FaceToRead[]): ReadCard {
  const unread: string[] = []
  let isUnderstood = true
  let says: 'word for word' | 'in other words' = 'word for word'
  let targetsBefore = 0
  const inputs = faces.map(({ facts, text }) => {
    const words = facts.type.split(' ')
    const read = WITH_RULES.some((subtype) => words.includes(subtype))
      ? { unread: [facts.type] }
      : readFace(facts, text, targetsBefore)
    if ('unread' in read) {
      unread.push(...read.unread)
      isUnderstood = false
    } else if (read.says === 'in other words') says = read.says
    const abilities = 'face' in read ? read.face.abilities : []
    targetsBefore = targetsFusedWith(abilities)
    return { ...facts, abilities }
  })
  const [front, back, ...others] = inputs
  const isWhole = isUnderstood && front !== undefined && others.length === 0
  if (!isWhole || (layout === 'normal') !== (back === undefined)) return { unread }
  if (layout === 'normal') return { definition: card(front), says }
  return back === undefined ? { unread } : { definition: twoFaced(layout, front, back), says }
}
