import type { Condition, Filter, Quantity } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { CastRecord, GameObject } from '../state/object.ts'
import type { Context } from './context.ts'
import { recordOf } from './lookup.ts'

/**
 * A player reads card data, not the rules. The answers come from what that player may know (`knowledge.ts`): an object
 * they may not know fits nothing and is counted nowhere. Where card data speaks of something that is not settled yet, the
 * answer is what the player believes.
 */
export interface Viewpoint {
  readonly player: PlayerId
  readonly beliefs: Beliefs
  /** Creatures supposed to attack together; null: those that do attack. */
  readonly attackers: ReadonlySet<ObjectId> | null
}

/** Quantities that depend on a name, an event or an object that may not be settled yet. */
export type UnsettledQuantity = Extract<
  Exclude<Quantity, number>['kind'],
  | 'bound'
  | 'eventAmount'
  | 'manaValueOf'
  | 'powerOf'
  | 'toughnessOf'
  | 'basePowerOf'
  | 'loyaltyOf'
  | 'countersOn'
  | 'timesMutated'
  | 'playerCounters'
  | 'lifeOf'
  | 'cardsIn'
>

/** Conditions of the same kind. */
export type UnsettledCondition = Extract<Condition['kind'], 'did' | 'isThere' | 'matches'>

/** Fields of a filter that name another object, a player, or a word that is chosen during the game. */
export type UnsettledField = Extract<
  keyof Filter,
  | 'cardType'
  | 'subtype'
  | 'color'
  | 'name'
  | 'controller'
  | 'owner'
  | 'among'
  | 'attachedTo'
  | 'targets'
  | 'blocking'
  | 'blockedBy'
  | 'dealtDamageThisTurnBy'
  | 'shares'
>

/**
 * What a player takes for the answer while it is not settled: a name that no step has bound, an event that has not
 * happened, a word that has not been chosen. The evaluator can leave a question open only if it is listed here, and
 * whoever reads must answer every question that is listed.
 */
export interface Beliefs {
  readonly quantities: { readonly [K in UnsettledQuantity]: number }
  readonly conditions: { readonly [K in UnsettledCondition]: boolean }
  readonly fields: { readonly [K in UnsettledField]: boolean }
}

/** An unsettled quantity is zero for the rules. */
export const believedQuantity = ({ viewpoint }: Context, kind: UnsettledQuantity): number =>
  viewpoint === null ? 0 : viewpoint.beliefs.quantities[kind]

/** An unsettled condition does not hold for the rules. */
export const believedCondition = ({ viewpoint }: Context, kind: UnsettledCondition): boolean =>
  viewpoint === null ? false : viewpoint.beliefs.conditions[kind]

/** An unsettled field fits nothing for the rules. */
export const believedField = ({ viewpoint }: Context, field: UnsettledField): boolean =>
  viewpoint === null ? false : viewpoint.beliefs.fields[field]

/** Does a player think about casting this card, which is the source of what they read? */
export const isYetToBeCast = (ctx: Context, { id, zone, cast }: GameObject): boolean =>
  ctx.viewpoint !== null && id === ctx.source && cast === null && zone !== 'battlefield' && zone !== 'stack'

const NO_MANA: readonly number[] = []
const NO_KICKS: readonly number[] = []
const NOTHING_PAID: readonly string[] = []

/** The record of casting that card from where it is, at its usual time and for its mana cost alone. */
export const supposedCast = ({ zone, owner }: GameObject): CastRecord => ({
  from: zone,
  by: owner,
  method: 'normal',
  x: 0,
  kicks: NO_KICKS,
  paid: NOTHING_PAID,
  instantTiming: false,
  manaSpent: NO_MANA,
  manaSpentOnX: NO_MANA,
  order: 0,
  phyrexianLife: 0,
})

/** How an object was cast; a card whose casting a player thinks about counts as cast from where it is. */
export const castOf = (ctx: Context, object: GameObject): CastRecord | null =>
  object.cast ?? (isYetToBeCast(ctx, object) ? supposedCast(object) : null)

export function sourceCast(game: Game, ctx: Context): CastRecord | null {
  const source = recordOf(game, ctx.source)
  return source === undefined ? null : castOf(ctx, source)
}
