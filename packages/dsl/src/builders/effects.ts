/** What spells and abilities do, step by step. Each builder returns plain data. */
import type { TokenDefinition } from '../card.ts'
import type { Condition } from '../condition.ts'
import type { Cost } from '../cost.ts'
import type { Effect, EffectOf } from '../effect.ts'
import type { Filter } from '../filter.ts'
import type { ManaProduction, ManaRider } from '../mana.ts'
import type { Duration, Modification } from '../modification.ts'
import type { Quantity } from '../quantity.ts'
import type { ObjectRef, PlayerRef, Recipient, Selector } from '../reference.ts'
import type { Replacement } from '../replacement.ts'
import type { RuleEffect } from '../rule.ts'
import type { CounterKind, Zone } from '../vocabulary.ts'
import { modifyPT } from './modifications.ts'
import { the } from './references.ts'

/** Deals damage; the source is this object unless given. */
export const dealDamage = (amount: Quantity, to: Recipient, source?: ObjectRef): Effect =>
  source === undefined ? { kind: 'dealDamage', amount, to } : { kind: 'dealDamage', amount, to, source }
/** A player gains life. */
export const gainLife = (amount: Quantity, player: PlayerRef = 'you'): Effect => ({ kind: 'gainLife', player, amount })
/** A player loses life. */
export const loseLife = (amount: Quantity, player: PlayerRef = 'you'): Effect => ({ kind: 'loseLife', player, amount })
/** A player draws cards. */
export const draw = (howMany: Quantity = 1, player: PlayerRef = 'you'): Effect => ({
  kind: 'draw',
  player,
  count: howMany,
})
/** A player discards cards of their choice. */
export const discard = (howMany: Quantity = 1, player: PlayerRef = 'you'): Effect => ({
  kind: 'discard',
  player,
  count: howMany,
  how: 'choice',
})
/** A player mills cards (CR 701.17). */
export const mill = (howMany: Quantity, player: PlayerRef = 'you'): Effect => ({ kind: 'mill', player, count: howMany })
/** Destroys it. */
export const destroy = (what: Selector): Effect => ({ kind: 'destroy', what })
/** Destroys it; it cannot be regenerated. */
export const destroyNoRegeneration = (what: Selector): Effect => ({ kind: 'destroy', what, regeneration: 'cant' })
/** Counters a spell. */
export const counterSpell = (what: ObjectRef): Effect => ({ kind: 'counterSpell', what })
/** Taps it. */
export const tapIt = (what: Selector): Effect => ({ kind: 'tap', what })
/** Untaps it. */
export const untap = (what: Selector): Effect => ({ kind: 'untap', what })
/** Puts counters on it. */
export const putCounters = (counter: CounterKind, howMany: Quantity, what: Selector): Effect => ({
  kind: 'putCounters',
  what,
  counter,
  count: howMany,
})
/** Investigates (CR 701.16). */
export const investigate = (howOften: Quantity = 1): Effect => ({ kind: 'investigate', player: 'you', times: howOften })
/** Amasses (CR 701.47); the Army is bound to a name if given. */
export const amass = (subtype: string, howMany: Quantity, as?: string): Effect =>
  as === undefined ? { kind: 'amass', subtype, count: howMany } : { kind: 'amass', subtype, count: howMany, as }
/** It connives (CR 701.50). */
export const connive = (what: ObjectRef, howMany: Quantity = 1): Effect => ({ kind: 'connive', what, count: howMany })
/** It explores (CR 701.44). */
export const explore = (what: Selector): Effect => ({ kind: 'explore', what })
/** Bolsters (CR 701.39). */
export const bolster = (howMany: Quantity): Effect => ({ kind: 'bolster', count: howMany })
/** You get energy counters. */
export const getEnergy = (howMuch: Quantity): Effect => ({
  kind: 'playerCounters',
  player: 'you',
  counter: 'energy',
  count: howMuch,
})
/** You sacrifice it. */
export const sacrificeIt = (what: Selector): Effect => ({ kind: 'sacrifice', what })
/** "Its controller sacrifices it." */
export const controllerSacrifices = (what: Selector): Effect => ({ kind: 'sacrifice', what, by: 'controller' })
/** Transforms it (CR 701.27). */
export const transform = (what: ObjectRef): Effect => ({ kind: 'transform', what })
/** Creates tokens. */
export const createToken = (howMany: Quantity, definition: TokenDefinition, player: PlayerRef = 'you'): Effect => ({
  kind: 'createToken',
  player,
  count: howMany,
  token: definition,
})
/** Adds mana, perhaps with a rider on how it may be spent. */
export const addMana = (production: string | ManaProduction, rider?: ManaRider, player: PlayerRef = 'you'): Effect => {
  const manaProduction: ManaProduction =
    typeof production === 'string' ? { kind: 'fixed', mana: production } : production
  return rider === undefined
    ? { kind: 'addMana', player, mana: manaProduction }
    : { kind: 'addMana', player, mana: manaProduction, rider }
}
/** Mana of any one color. */
export const anyColor = (amount: Quantity = 1): ManaProduction => ({ kind: 'anyOneColor', amount })
/** Mana of one of these kinds. */
export const oneOf = (...options: string[]): ManaProduction => ({ kind: 'choice', options })

type MoveExtras = Omit<EffectOf<'move'>, 'kind' | 'verb' | 'what' | 'to'>
/** Exiles it. */
export const exile = (what: Selector, extras: MoveExtras = {}): Effect => ({
  kind: 'move',
  verb: 'exile',
  what,
  to: 'exile',
  ...extras,
})
/** Returns it to a zone. */
export const returnTo = (to: Zone, what: Selector, extras: MoveExtras = {}): Effect => ({
  kind: 'move',
  verb: 'return',
  what,
  to,
  ...extras,
})
/** Puts it into a zone. */
export const put = (to: Zone, what: Selector, extras: MoveExtras = {}): Effect => ({
  kind: 'move',
  verb: 'put',
  what,
  to,
  ...extras,
})
/** A player shuffles their library. */
export const shuffle = (player: PlayerRef = 'you'): Effect => ({ kind: 'shuffle', player })
/** Search your own library. */
export const search = (filter: Filter, extras: Partial<Omit<EffectOf<'search'>, 'kind' | 'filter'>> = {}): Effect => ({
  kind: 'search',
  player: 'you',
  whose: 'you',
  zones: ['library'],
  filter,
  count: { min: 1, max: 1 },
  as: 'found',
  ...extras,
})

/** Until end of turn, unless said otherwise. */
export const apply = (
  what: Selector,
  modifications: readonly Modification[],
  until: Duration = 'endOfTurn',
): Effect => ({
  kind: 'apply',
  what,
  apply: modifications,
  until,
})
/** It gets +N/+N until end of turn. */
export const pump = (what: Selector, power: Quantity, toughness: Quantity): Effect =>
  apply(what, [modifyPT(power, toughness)])
/** Prevents the damage a source of your choice would deal: the next time this turn, or each time. */
export const preventFromChosenSource = (
  source: Filter | undefined,
  extras: {
    to: NonNullable<Extract<Replacement, { kind: 'damage' }>['to']>
    uses?: 'once' | 'unlimited'
    then?: readonly Effect[]
  },
): [Effect, Effect] => [
  { kind: 'chooseSource', ...(source && { filter: source }), as: 'source' },
  {
    kind: 'shield',
    replacement: {
      kind: 'damage',
      source: the('source'),
      to: extras.to,
      change: { kind: 'prevent', amount: 'all' },
      ...(extras.then && { then: extras.then }),
    },
    until: 'endOfTurn',
    uses: extras.uses ?? 'once',
  },
]
/** A change of the rules for a while. */
export const ruleUntil = (effect: RuleEffect, until: Duration = 'endOfTurn'): Effect => ({
  kind: 'rule',
  rule: effect,
  until,
})
/** You may do all of this. */
export const may = (...effects: Effect[]): Effect => ({ kind: 'may', player: 'you', effects })
/** Does this unless the player pays. */
export const unless = (player: PlayerRef, cost: Cost, ...effects: Effect[]): Effect => ({
  kind: 'unless',
  player,
  cost,
  effects,
})
/** Does this if the condition holds. */
export const when = (condition: Condition, ...then: Effect[]): Effect => ({ kind: 'if', condition, then })
