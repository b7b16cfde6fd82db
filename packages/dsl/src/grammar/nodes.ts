import type { Ability, Mode, Modes } from '../ability.ts'
import type { TokenDefinition } from '../card.ts'
import type { Condition } from '../condition.ts'
import type { CostPart } from '../cost.ts'
import type { ChooseCount, Effect } from '../effect.ts'
import type { EventPattern, Who } from '../event.ts'
import type { Comparison, Filter, PlayerFilter, Status } from '../filter.ts'
import type { CompanionCondition, Keyword, ProtectionQuality } from '../keyword.ts'
import type { ManaProduction, ManaRider } from '../mana.ts'
import type { Modification } from '../modification.ts'
import type { Quantity } from '../quantity.ts'
import type { All, ObjectRef, PlayerRef, Recipient, Selector } from '../reference.ts'
import type { AmountChange, ChoiceKind, DamageChange, EntersModification, Replacement } from '../replacement.ts'
import type { Affects, CostChange, RuleEffect } from '../rule.ts'
import type { TargetSpec, Targets } from '../target.ts'
import type { Zone } from '../vocabulary.ts'

type PartOf<
  T,
  K extends T extends { kind: infer Kind } ? Kind : never,
  F extends keyof Extract<T, { kind: K }>,
> = NonNullable<Extract<T, { kind: K }>[F]>

/** Every sort of data a card is made of, by name. */
export interface Nodes {
  ability: Ability
  mode: Mode
  modes: Modes
  effect: Effect
  quantity: Quantity
  condition: Condition
  comparison: Comparison
  filter: Filter
  playerFilter: PlayerFilter
  status: Status
  zone: Zone
  objectRef: ObjectRef
  playerRef: PlayerRef
  all: All
  selector: Selector
  players: Extract<Recipient, { players: unknown }>
  recipient: Recipient
  who: Who
  affects: Affects
  event: EventPattern
  costPart: CostPart
  costChange: CostChange
  modification: Modification
  replacement: Replacement
  entersModification: EntersModification
  choiceKind: ChoiceKind
  damageChange: DamageChange
  amountChange: AmountChange
  rule: RuleEffect
  targetSpec: TargetSpec
  targets: Targets
  token: TokenDefinition
  manaProduction: ManaProduction
  manaRider: ManaRider
  keyword: Keyword
  protection: ProtectionQuality
  companionCondition: CompanionCondition
  chooseCount: ChooseCount
  // Fields with a choice of their own.
  named: NonNullable<Filter['name']>
  targetedPlayer: Extract<Filter['targets'], { player: unknown }>
  targeted: NonNullable<Filter['targets']>
  allBut: Extract<PartOf<Effect, 'sacrificeChoice', 'count'>, { allBut: unknown }>
  sacrificeCount: PartOf<Effect, 'sacrificeChoice', 'count'>
  opponentsOf: Extract<PartOf<Effect, 'forEachPlayer', 'players'>, { opponentsOf: unknown }>
  eachPlayer: PartOf<Effect, 'forEachPlayer', 'players'>
  damaged:
    | PartOf<Replacement, 'damage', 'to'>
    | PartOf<EventPattern, 'damage', 'to'>
    | PartOf<EventPattern, 'attacks', 'defender'>
  redirected: PartOf<DamageChange, 'redirect', 'to'>
  moveInstead: PartOf<Replacement, 'zoneChange', 'instead'>
  destroyInstead: PartOf<Replacement, 'destroy', 'instead'>
  enchanted: PartOf<Keyword, 'enchant', 'what'>
  words: readonly string[] | { chosen: string }
}

/** The name of a sort of card data. */
export type NodeName = keyof Nodes
