import type { CounterKind, Replacement, StaticAbility, Zone } from '@spellwright/dsl'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import type { Bindings } from '../state/object.ts'

/** Why an object moves, which triggers and replacement effects may depend on. */
export type CauseKind =
  | 'resolution'
  /** It does not resolve: every target is illegal (CR 608.2b). */
  | 'fizzled'
  | 'effect'
  | 'cost'
  | 'discard'
  | 'sacrifice'
  | 'destroy'
  | 'draw'
  | 'mill'
  | 'cast'
  | 'play'
  | 'stateBased'
  | 'countered'
  | 'setup'
  | 'mulligan'
  | 'manual'

export interface Cause {
  readonly kind: CauseKind
  readonly source: ObjectId
  readonly controller: PlayerId | -1
}

/** An event about to happen, which replacement and prevention effects may change (CR 614–616). */
export type Proposal =
  | {
      readonly kind: 'zoneChange'
      readonly object: ObjectId
      readonly from: Zone
      readonly to: Zone
      readonly position: 'top' | 'bottom'
      readonly cause: Cause
      readonly shuffle: boolean
      /** Counters it gets in the zone it goes to instead. */
      readonly counters: Readonly<Record<string, number>> | null
      /** The object whose linked abilities remember where it went instead, and by which name. */
      readonly linked: { readonly source: ObjectId; readonly key: string } | null
      /** The face it would have on the battlefield; null for the one it has. */
      readonly face: number | null
    }
  | {
      readonly kind: 'damage'
      readonly source: ObjectId
      readonly target: EntityId
      readonly amount: number
      readonly combat: boolean
      readonly preventable: boolean
    }
  | { readonly kind: 'draw'; readonly player: PlayerId }
  | { readonly kind: 'drawCards'; readonly player: PlayerId; readonly amount: number }
  | { readonly kind: 'gainLife'; readonly player: PlayerId; readonly amount: number; readonly source: ObjectId }
  | { readonly kind: 'loseLife'; readonly player: PlayerId; readonly amount: number; readonly source: ObjectId }
  | {
      readonly kind: 'lifeLossFromDamage'
      readonly player: PlayerId
      readonly amount: number
      /** The life gained at the same time (CR 120.4d). */
      readonly gained: number
      readonly source: ObjectId
    }
  /** On an object, or on a player; `by`: who puts them. */
  | {
      readonly kind: 'putCounters'
      readonly object: ObjectId
      readonly recipient: PlayerId | null
      readonly by: PlayerId
      readonly counter: CounterKind
      readonly amount: number
    }
  | { readonly kind: 'createTokens'; readonly player: PlayerId; readonly amount: number; readonly def: number }
  | { readonly kind: 'destroy'; readonly object: ObjectId; readonly regeneration: boolean; readonly byEffect: boolean }
  | { readonly kind: 'skip'; readonly player: PlayerId; readonly what: string }

/** One replacement or prevention effect that exists now. */
export interface ReplacementEntry {
  readonly key: string
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly replacement: Replacement
  readonly ability: StaticAbility | null
  readonly bindings: Bindings
  /** The floating effect's id, or 0. */
  readonly floating: number
  readonly abilityKey: string
}
