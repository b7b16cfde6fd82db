import type { Zone } from '@spellwright/dsl'
import type {
  CardInfo,
  CardView,
  EntityId,
  KnownCard,
  ObjectId,
  PermanentView,
  PlayerId,
  StackView,
} from '@spellwright/engine'

/** An object a player can see, in whatever zone: what card data speaks about. */
export interface Thing {
  readonly id: ObjectId
  readonly zone: Zone
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly info: CardInfo
  /** The name its definition is found by; '' for tokens and what is not known. */
  readonly definition: string
  readonly counters: Readonly<Record<string, number>>
  /** What only permanents have. */
  readonly permanent: PermanentView | null
  readonly targets: readonly EntityId[]
}

const NO_TARGETS: readonly EntityId[] = []

export const permanentThing = (permanent: PermanentView): Thing => ({
  id: permanent.id,
  zone: 'battlefield',
  owner: permanent.owner,
  controller: permanent.controller,
  info: permanent,
  definition: permanent.card?.definition ?? '',
  counters: permanent.counters,
  permanent,
  targets: NO_TARGETS,
})

export const cardThing = (card: CardView, zone: Zone): Thing => ({
  id: card.id,
  zone,
  owner: card.owner,
  controller: card.owner,
  info: card,
  definition: card.definition,
  counters: card.counters,
  permanent: null,
  targets: NO_TARGETS,
})

/** A card that is known to be in somebody's hand, though not which of them it is. */
export const knownThing = (card: KnownCard, owner: PlayerId): Thing => ({
  id: 0 as ObjectId,
  zone: 'hand',
  owner,
  controller: owner,
  info: card,
  definition: card.definition,
  counters: NO_COUNTERS,
  permanent: null,
  targets: NO_TARGETS,
})

function targetsOf({ targets }: StackView): readonly EntityId[] {
  if (targets.length === 0) return NO_TARGETS
  return targets.length === 1 ? targets[0]!.entities : targets.flatMap(({ entities }) => entities)
}

const NO_COUNTERS: Thing['counters'] = {}

export const spellThing = (item: StackView, spell: CardInfo): Thing => ({
  id: item.id,
  zone: 'stack',
  owner: item.owner,
  controller: item.controller,
  info: spell,
  definition: item.card?.definition ?? '',
  counters: NO_COUNTERS,
  permanent: null,
  targets: targetsOf(item),
})

export const hasType = (info: CardInfo, type: CardInfo['types'][number]): boolean => info.types.includes(type)
export const isCreature = (info: CardInfo): boolean => info.types.includes('creature')
export const isLand = (info: CardInfo): boolean => info.types.includes('land')
export const hasKeyword = (info: CardInfo, keyword: string): boolean => info.keywords.includes(keyword)

/** Damage a creature deals to a player it gets through to. */
export const reachOf = (info: CardInfo): number =>
  Math.max(0, info.power ?? 0) * (hasKeyword(info, 'double strike') ? 2 : 1)
