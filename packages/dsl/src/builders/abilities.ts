/** Abilities of every kind. Each builder returns plain data. */
import type {
  ActivatedAbility,
  AdditionalCostAbility,
  AlternativeCostAbility,
  KeywordAbility,
  Mode,
  Modes,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from '../ability.ts'
import type { Condition } from '../condition.ts'
import type { Cost } from '../cost.ts'
import type { Filter } from '../filter.ts'
import type { Keyword } from '../keyword.ts'
import type { ManaProduction, ManaRider } from '../mana.ts'
import type { Quantity } from '../quantity.ts'
import type { PlayerRef } from '../reference.ts'
import type { EntersModification, Replacement } from '../replacement.ts'
import type { RuleEffect } from '../rule.ts'
import type { CounterKind } from '../vocabulary.ts'
import { tap } from './costs.ts'
import { addMana } from './effects.ts'

/** A spell ability: what an instant or sorcery does (CR 113.3a). */
export const spell = (ability: Omit<SpellAbility, 'kind'>): SpellAbility => ({ kind: 'spell', ...ability })
/** An activated ability: `[cost]: [effects]` (CR 113.3b). */
export const activated = (ability: Omit<ActivatedAbility, 'kind'>): ActivatedAbility => ({
  kind: 'activated',
  ...ability,
})
/** A triggered ability: "When", "whenever" or "at" an event (CR 113.3c). */
export const triggered = (ability: Omit<TriggeredAbility, 'kind'>): TriggeredAbility => ({
  kind: 'triggered',
  ...ability,
})
/** CR 714.2: a chapter of a Saga, or the same one for several numbers. */
export const chapter = (
  numbers: number | readonly number[],
  ability: Omit<TriggeredAbility, 'kind' | 'on'>,
): TriggeredAbility =>
  triggered({ on: { kind: 'chapter', numbers: typeof numbers === 'number' ? [numbers] : numbers }, ...ability })
/** A static ability that changes what objects are (CR 113.3d, 611.3). */
export const continuous = (ability: Omit<StaticAbility, 'kind' | 'rule' | 'replacement'>): StaticAbility => ({
  kind: 'static',
  ...ability,
})
/** A keyword ability. */
export const keyword = (word: Keyword): KeywordAbility => ({ kind: 'keyword', keyword: word })
/** Several keyword abilities. */
export const keywords = (...words: Keyword[]): KeywordAbility[] => words.map(keyword)
/** A cost that may be paid instead of the mana cost (CR 118.9). */
export const alternativeCost = (cost: Cost, condition?: Condition): AlternativeCostAbility =>
  condition === undefined ? { kind: 'alternativeCost', cost } : { kind: 'alternativeCost', cost, condition }
/** A cost that is paid in addition to the mana cost (CR 118.8). */
export const additionalCost = (cost: Cost): AdditionalCostAbility => ({ kind: 'additionalCost', cost })

type StaticExtras = Pick<StaticAbility, 'condition' | 'zone' | 'abilityWord'>
/** A static ability that changes the rules: restriction, requirement, permission, cost change. */
export const rule = (effect: RuleEffect, extras: StaticExtras = {}): StaticAbility => ({
  kind: 'static',
  rule: effect,
  ...extras,
})
/** A static ability that replaces or prevents something (CR 614, 615). */
export const replacement = (effect: Replacement, extras: StaticExtras = {}): StaticAbility => ({
  kind: 'static',
  replacement: effect,
  ...extras,
})

/** The modes of "Choose one —". */
export const chooseOne = (...options: Mode[]): Modes => ({ min: 1, max: 1, options })
/** The mana ability `{T}: Add …`. */
export const tapForMana = (mana: string | ManaProduction, rider?: ManaRider): ActivatedAbility =>
  activated({ cost: [tap], effects: [addMana(mana, rider)] })

/** Spells that fit cost less for that player. */
export const costsLess = (player: PlayerRef, spellFilter: Filter, manaLess: string): StaticAbility =>
  rule({ kind: 'costChange', player, spell: spellFilter, change: { kind: 'reduce', mana: manaLess } })
/** Spells that fit cost more for that player. */
export const costsMore = (player: PlayerRef, spellFilter: Filter, manaMore: string): StaticAbility =>
  rule({ kind: 'costChange', player, spell: spellFilter, change: { kind: 'increase', mana: manaMore } })
/** It enters the battlefield changed in these ways (CR 614.1c). */
export const entersWith = (...modifications: EntersModification[]): StaticAbility =>
  replacement({ kind: 'enters', object: 'self', with: modifications })
/** It enters the battlefield tapped. */
export const entersTapped: StaticAbility = entersWith({ kind: 'tapped' })
/** You may exert it as it attacks, and what happens then (CR 701.43). */
export const mayExertAsItAttacks = (
  trigger: Omit<TriggeredAbility, 'kind' | 'on'>,
): [StaticAbility, TriggeredAbility] => [
  rule({ kind: 'mayExert', what: 'self' }),
  triggered({ on: { kind: 'exerted', object: 'self', when: 'asItAttacks' }, ...trigger }),
]
/** It enters the battlefield with that many counters. */
export const entersWithCounters = (counter: CounterKind, howMany: Quantity): StaticAbility =>
  entersWith({ kind: 'counters', counter, count: howMany })
