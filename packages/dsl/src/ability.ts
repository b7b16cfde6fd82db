import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { EventPattern } from './event.ts'
import type { Keyword } from './keyword.ts'
import type { Modification } from './modification.ts'
import type { Quantity } from './quantity.ts'
import type { PlayerRef } from './reference.ts'
import type { Replacement } from './replacement.ts'
import type { Affects, CostChange, RuleEffect } from './rule.ts'
import type { Targets } from './target.ts'
import type { Color, Zone } from './vocabulary.ts'

/** One mode of a modal spell or ability (CR 700.2). */
export interface Mode {
  targets?: Targets
  effects: readonly Effect[]
  label?: string
  /** What choosing it costs in addition (CR 702.172, 702.183). */
  cost?: Cost
  /** CR 107.18: how many pawprint symbols stand beside it. */
  pawprints?: number
}

/** CR 700.2: "Choose one —". `repeat`: the same mode may be chosen more than once. */
export interface Modes {
  min: Quantity
  max: Quantity
  repeat?: 'repeat'
  /** CR 700.2i: the chosen modes are together worth at most that many pawprints. */
  pawprints?: number
  /** Only modes that have not been chosen for this ability of this object, in this turn or ever. */
  unchosen?: 'thisTurn' | 'ever'
  /** The keyword that says how many: its modes have costs. */
  keyword?: 'spree' | 'tiered'
  options: readonly Mode[]
}

/** CR 113.3a: what an instant or sorcery does; on a permanent card, what happens as the spell resolves. */
export interface SpellAbility {
  kind: 'spell'
  targets?: Targets
  modes?: Modes
  effects: readonly Effect[]
  abilityWord?: string
}

/** An activated ability (CR 602): a cost and what it does. */
export interface ActivatedAbility {
  kind: 'activated'
  cost: Cost
  targets?: Targets
  modes?: Modes
  effects: readonly Effect[]
  /** Where it can be activated from; default the battlefield (the hand for "discard this card" costs must be said). */
  zone?: Zone
  timing?: 'sorcery' | 'instant'
  /** "Activate only if …", "only during your turn". */
  condition?: Condition
  limit?: { times: number; per: 'turn' | 'game' }
  /** "This ability costs {1} less to activate for each …" (CR 602.2b, 601.2f). */
  costChange?: { change: CostChange; condition?: Condition }
  /** "X can't be 0". */
  x?: 'notZero'
  /** "Spend only black mana on X". */
  onX?: readonly Color[]
  /** Who may activate; default its controller. */
  activator?: 'you' | 'anyPlayer'
  abilityWord?: string
  /** The keyword this ordinary ability stands for; set by the engine's expansion, not by authors. */
  keyword?: string
}

/** A triggered ability (CR 603): an event and what it does. */
export interface TriggeredAbility {
  kind: 'triggered'
  on: EventPattern
  /** Intervening "if" (CR 603.4): checked when it would trigger and on resolution. */
  condition?: Condition
  /** "… attacks while you have the most life": checked only when it would trigger. */
  while?: Condition
  targets?: Targets
  modes?: Modes
  effects: readonly Effect[]
  /** Where it functions; default derived (CR 113.6): the battlefield, or where its event can happen. */
  zone?: Zone
  limit?: { times: number; per: 'turn' }
  abilityWord?: string
  /** The keyword this ordinary ability stands for; set by the engine's expansion, not by authors. */
  keyword?: string
}

/** CR 113.3d, 604. One static ability may do several of these ("Goblins you control have haste" is one of its own). */
export interface StaticAbility {
  kind: 'static'
  /** "As long as …". */
  condition?: Condition
  /** Where it functions; default the battlefield (everywhere for characteristic-defining abilities). */
  zone?: Zone | readonly Zone[] | 'everywhere'
  /** Continuous effect on these objects. */
  affects?: Affects
  apply?: readonly Modification[]
  rule?: RuleEffect
  replacement?: Replacement
  abilityWord?: string
  /** The keyword this ordinary ability stands for; set by the engine's expansion, not by authors. */
  keyword?: string
}

/** CR 604.3: functions everywhere, applied in layers 4, 5 or 7a. */
export interface CharacteristicDefiningAbility {
  kind: 'characteristicDefining'
  power?: Quantity
  toughness?: Quantity
  colors?: readonly ('W' | 'U' | 'B' | 'R' | 'G')[]
  creatureTypes?: 'all'
  /** Every land type that is not basic. */
  landTypes?: 'nonbasic'
  abilityWord?: string
}

/** CR 118.9: "You may … rather than pay this spell's mana cost". */
export interface AlternativeCostAbility {
  kind: 'alternativeCost'
  cost: Cost
  condition?: Condition
  /** For this cost it may be cast any time an instant could be. */
  timing?: 'instant'
  /** For this cost it is cast from that zone, and from no other. */
  from?: 'graveyard'
  /** Read by the condition `paid`. */
  name?: string
}

/** CR 118.8: "As an additional cost to cast this spell, …"; optional ones are chosen on announcement. */
export interface AdditionalCostAbility {
  kind: 'additionalCost'
  cost: Cost
  optional?: 'may'
  /** An optional cost that may be paid any number of times. */
  times?: 'any'
  /** Read by the condition `paid`. */
  name?: string
  /** If it is paid, the spell may be cast any time an instant could be. */
  timing?: 'instant'
}

/** CR 103.6: may be done from the opening hand before the first turn. */
export interface OpeningHandAbility {
  kind: 'openingHand'
  condition?: Condition
  effects: readonly Effect[]
}

/** CR 103.5: may be done any time its owner could mulligan, with it in hand (Serum Powder). */
export interface MulliganAbility {
  kind: 'mulligan'
  effects: readonly Effect[]
}

/** CR 116.2: done at once by a player with priority, without the stack (foretell, plot, suspend). */
export interface SpecialActionAbility {
  kind: 'specialAction'
  zone: Zone
  cost: Cost
  /** `asCast`: when the card could begin to be cast. */
  timing: 'yourTurn' | 'sorcery' | 'asCast'
  effects: readonly Effect[]
  /** The keyword this stands for; set by the engine's expansion, not by authors. */
  keyword?: string
}

/** A keyword ability (CR 702). */
export interface KeywordAbility {
  kind: 'keyword'
  keyword: Keyword
}

/** CR 716.2: a class level bar, and the abilities printed behind it. */
export interface ClassLevelAbility {
  kind: 'classLevel'
  level: number
  cost: Cost
  abilities: readonly Ability[]
}

/** CR 711.2: a level symbol, with the size and the abilities printed beside it; without `to`: "N+". */
export interface LevelAbility {
  kind: 'level'
  from: number
  to?: number
  power?: number
  toughness?: number
  abilities: readonly Ability[]
}

/** CR 721.2: a station symbol "N+", with the abilities and perhaps the size printed beside it. */
export interface StationAbility {
  kind: 'station'
  from: number
  power?: number
  toughness?: number
  abilities: readonly Ability[]
}

/** CR 719.3a: "To solve — [condition]". */
export interface ToSolveAbility {
  kind: 'toSolve'
  condition: Condition
}

/** CR 719.3c: "Solved — [ability]". */
export interface SolvedAbility {
  kind: 'solved'
  abilities: readonly Ability[]
}

/** An ability of a card (CR 113.3), told apart by its `kind`. */
export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | CharacteristicDefiningAbility
  | AlternativeCostAbility
  | AdditionalCostAbility
  | OpeningHandAbility
  | MulliganAbility
  | SpecialActionAbility
  | ClassLevelAbility
  | LevelAbility
  | StationAbility
  | ToSolveAbility
  | SolvedAbility
  | KeywordAbility

/** The kind of an ability, such as `triggered`. */
export type AbilityKind = Ability['kind']
export type { PlayerRef }
