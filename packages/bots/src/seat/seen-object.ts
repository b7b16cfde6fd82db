import type { Zone } from '@spellwright/dsl'
import type { CardInfo, CardView, ObjectId, PermanentView, PlayerId, StackView } from '@spellwright/engine'

/** An object that the player can see, in any zone. */
export interface SeenObject {
  readonly id: ObjectId
  readonly zone: Zone
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly info: CardInfo
  /** The name its definition is found by; '' for tokens and for cards the player does not know. */
  readonly definition: string
  readonly counters: Readonly<Record<string, number>>
  /** What only permanents have; null for an object in another zone. */
  readonly permanent: PermanentView | null
}

const NO_COUNTERS: SeenObject['counters'] = {}

export const seenPermanent = (permanent: PermanentView): SeenObject => ({
  id: permanent.id,
  zone: 'battlefield',
  owner: permanent.owner,
  controller: permanent.controller,
  info: permanent,
  definition: permanent.card?.definition ?? '',
  counters: permanent.counters,
  permanent,
})

export const seenCard = (card: CardView, zone: Zone): SeenObject => ({
  id: card.id,
  zone,
  owner: card.owner,
  controller: card.owner,
  info: card,
  definition: card.definition,
  counters: card.counters,
  permanent: null,
})

export const seenSpell = (item: StackView, spell: CardInfo): SeenObject => ({
  id: item.id,
  zone: 'stack',
  owner: item.owner,
  controller: item.controller,
  info: spell,
  definition: item.card?.definition ?? '',
  counters: NO_COUNTERS,
  permanent: null,
})

export const hasType = (info: CardInfo, type: CardInfo['types'][number]): boolean => info.types.includes(type)
export const isCreature = (info: CardInfo): boolean => info.types.includes('creature')
export const isLand = (info: CardInfo): boolean => info.types.includes('land')
export const hasKeyword = (info: CardInfo, keyword: string): boolean => info.keywords.includes(keyword)

/** The damage a creature deals to a player if it is not blocked. */
export const reachOf = (info: CardInfo): number =>
  Math.max(0, info.power ?? 0) * (hasKeyword(info, 'double strike') ? 2 : 1)
