import type { Zone } from '@spellwright/dsl'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'

/**
 * How a spell is cast: `normal`, `alternative:<ability key>`, `flashback`, `morph`, or `permission` (from another zone by an
 * effect). Costs and choices follow as decisions of the casting itself.
 */
export type CastMethod = string

/** What a player with priority may do (SPEC S4.1). */
export type Action =
  | { readonly kind: 'pass' }
  | { readonly kind: 'playLand'; readonly object: ObjectId; readonly face: number }
  | { readonly kind: 'cast'; readonly object: ObjectId; readonly face: number; readonly method: CastMethod }
  | { readonly kind: 'activate'; readonly object: ObjectId; readonly ability: string }
  | { readonly kind: 'activateMana'; readonly object: ObjectId; readonly ability: string }
  | { readonly kind: 'turnFaceUp'; readonly object: ObjectId }
  | { readonly kind: 'concede' }
  | { readonly kind: 'manual'; readonly manual: ManualAction }

/** Whether both are certainly the same action; actions by hand count as different. */
export function isSameAction(a: Action, b: Action): boolean {
  switch (a.kind) {
    case 'playLand':
      return b?.kind === a.kind && a.object === b.object && a.face === b.face
    case 'cast':
      return b?.kind === a.kind && a.object === b.object && a.face === b.face && a.method === b.method
    case 'activate':
    case 'activateMana':
      return b?.kind === a.kind && a.object === b.object && a.ability === b.ability
    default:
      return false
  }
}

/** The kitchen-table mode moves cards by hand, through the same atoms (SPEC S4.1, S7.2). */
export type ManualAction =
  | { readonly do: 'tap'; readonly object: ObjectId }
  | { readonly do: 'untap'; readonly object: ObjectId }
  | {
      readonly do: 'move'
      readonly object: ObjectId
      readonly to: Zone
      readonly position?: 'top' | 'bottom'
      readonly controller?: PlayerId
    }
  | { readonly do: 'life'; readonly player: PlayerId; readonly change: number }
  | { readonly do: 'counters'; readonly object: ObjectId; readonly counter: string; readonly change: number }
  | { readonly do: 'draw'; readonly player: PlayerId }
  | { readonly do: 'shuffle'; readonly player: PlayerId }
  | {
      readonly do: 'token'
      readonly name: string
      readonly typeLine: string
      readonly power?: number
      readonly toughness?: number
    }

/** One attacker and the player, planeswalker or battle it attacks. */
export interface AttackChoice {
  readonly attacker: ObjectId
  readonly defender: EntityId
}

/** One blocker and the attacker it blocks. */
export interface BlockChoice {
  readonly blocker: ObjectId
  readonly attacker: ObjectId
}

/** While paying mana (CR 601.2g–h). */
export type PayAnswer =
  /** Let the engine tap and pay as it showed. */
  | { readonly kind: 'auto' }
  /** Activate a mana ability, then be asked again. */
  | { readonly kind: 'activate'; readonly object: ObjectId; readonly ability: string }
  /** Pay with the mana that is in the pool; `choice` if the generic part can be paid in several ways. */
  | { readonly kind: 'pool'; readonly choice?: number }
  /** Do not pay: a cast is rewound, an optional payment declined. */
  | { readonly kind: 'cancel' }
