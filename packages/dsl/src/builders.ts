/** One-line builders: what card files are written with. Each returns plain data. */
import type {
  Ability,
  ActivatedAbility,
  AdditionalCostAbility,
  AlternativeCostAbility,
  KeywordAbility,
  Mode,
  Modes,
  SpellAbility,
  StaticAbility,
  TriggeredAbility,
} from './ability.ts'
import type { TokenDefinition } from './card.ts'
import type { Condition } from './condition.ts'
import type { Cost, CostPart } from './cost.ts'
import type { Effect, EffectOf } from './effect.ts'
import type { EventPattern, Who } from './event.ts'
import type { Filter } from './filter.ts'
import type { Keyword } from './keyword.ts'
import type { ManaProduction, ManaRider } from './mana.ts'
import type { Duration, Modification } from './modification.ts'
import type { Quantity } from './quantity.ts'
import type { All, Linked, ObjectRef, PlayerRef, Recipient, Selector, The } from './reference.ts'
import type { AmountChange, EntersModification, Replacement } from './replacement.ts'
import type { Affects, CostChange, RuleEffect } from './rule.ts'
import type { TargetSpec } from './target.ts'
import type { CardType, Color, CounterKind, Step, Zone } from './vocabulary.ts'

// --- abilities -------------------------------------------------------------------------------------------------------

export const spell = (ability: Omit<SpellAbility, 'kind'>): SpellAbility => ({ kind: 'spell', ...ability })
export const activated = (ability: Omit<ActivatedAbility, 'kind'>): ActivatedAbility => ({
  kind: 'activated',
  ...ability,
})
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
export const continuous = (ability: Omit<StaticAbility, 'kind' | 'rule' | 'replacement'>): StaticAbility => ({
  kind: 'static',
  ...ability,
})
export const keyword = (word: Keyword): KeywordAbility => ({ kind: 'keyword', keyword: word })
export const keywords = (...words: Keyword[]): KeywordAbility[] => words.map(keyword)
export const alternativeCost = (cost: Cost, condition?: Condition): AlternativeCostAbility =>
  condition === undefined ? { kind: 'alternativeCost', cost } : { kind: 'alternativeCost', cost, condition }
export const additionalCost = (cost: Cost): AdditionalCostAbility => ({ kind: 'additionalCost', cost })

type StaticExtras = Pick<StaticAbility, 'condition' | 'zone' | 'abilityWord'>
/** A static ability that changes the rules: restriction, requirement, permission, cost change. */
export const rule = (effect: RuleEffect, extras: StaticExtras = {}): StaticAbility => ({
  kind: 'static',
  rule: effect,
  ...extras,
})
export const replacement = (effect: Replacement, extras: StaticExtras = {}): StaticAbility => ({
  kind: 'static',
  replacement: effect,
  ...extras,
})

export const chooseOne = (...options: Mode[]): Modes => ({ min: 1, max: 1, options })
/** The mana ability `{T}: Add …`. */
export const tapForMana = (mana: string | ManaProduction, rider?: ManaRider): ActivatedAbility =>
  activated({ cost: [tap], effects: [addMana(mana, rider)] })

// --- references ------------------------------------------------------------------------------------------------------

export const the = (name: string): The => ({ the: name })
export const linked = (key: string): Linked => ({ linked: key })
export const all = (filter: Filter): All => ({ all: filter })
export const controllerOf = (object: ObjectRef): PlayerRef => ({ controllerOf: object })
export const ownerOf = (object: ObjectRef): PlayerRef => ({ ownerOf: object })
export const players = (who: PlayerRef): { players: PlayerRef } => ({ players: who })

// --- targets ---------------------------------------------------------------------------------------------------------

export const target = (objects: Filter, extras: Omit<TargetSpec, 'objects'> = {}): TargetSpec => ({
  objects,
  ...extras,
})
export const targetPlayer: TargetSpec = { players: { player: 'any' } }
export const targetOpponent: TargetSpec = { players: { player: 'opponent' } }
export const targetSpell = (filter: Filter = {}): TargetSpec => ({ objects: { zone: 'stack', ...filter } })
export const anyTarget: TargetSpec = { anyTarget: 'any target' }
export const upTo = (max: Quantity): { min: Quantity; max: Quantity } => ({ min: 0, max })
export const exactly = (count: Quantity): { min: Quantity; max: Quantity } => ({ min: count, max: count })
export const anyNumber: { min: Quantity; max: 'any' } = { min: 0, max: 'any' }

// --- costs -----------------------------------------------------------------------------------------------------------

export const mana = (symbols: string): CostPart => ({ kind: 'mana', mana: symbols })
export const tap: CostPart = { kind: 'tap' }
export const untapCost: CostPart = { kind: 'untap' }
export const payLife = (amount: Quantity): CostPart => ({ kind: 'payLife', amount })
export const sacrificeSelf: CostPart = { kind: 'sacrifice', what: 'self' }
export const sacrifice = (what: Filter, as?: string): CostPart =>
  as === undefined ? { kind: 'sacrifice', what } : { kind: 'sacrifice', what, as }
export const discardSelf: CostPart = { kind: 'discard', what: 'self' }
export const discardCost = (what: Filter = {}, count: Quantity = 1): CostPart => ({ kind: 'discard', what, count })
export const exileCost = (what: Filter, count: Quantity = 1): CostPart => ({ kind: 'exile', what, count })
export const returnCost = (what: Filter, count: Quantity = 1): CostPart => ({ kind: 'returnToHand', what, count })
export const removeCounter = (counter: CounterKind, count: Quantity = 1): CostPart => ({
  kind: 'removeCounters',
  counter,
  count,
})
export const collectEvidence = (amount: Quantity): CostPart => ({ kind: 'collectEvidence', amount })
export const exertCost: CostPart = { kind: 'exert' }
export const payEnergy = (amount: Quantity): CostPart => ({ kind: 'payEnergy', amount })
export const loyalty = (change: number | '-X'): CostPart => ({ kind: 'loyalty', change })

// --- trigger events --------------------------------------------------------------------------------------------------

export const enters = (object: Who): EventPattern => ({ kind: 'zoneChange', object, to: 'battlefield' })
export const leaves = (object: Who): EventPattern => ({ kind: 'zoneChange', object, from: 'battlefield' })
export const dies = (object: Who): EventPattern => ({
  kind: 'zoneChange',
  object,
  from: 'battlefield',
  to: 'graveyard',
})
export const attacks = (object: Who): EventPattern => ({ kind: 'attacks', object })
export const atBeginningOf = (step: Step | readonly Step[], whose: PlayerRef): EventPattern => ({
  kind: 'beginningOf',
  step,
  whose,
})
export const youCast = (spellFilter: Filter): EventPattern => ({ kind: 'cast', player: 'you', spell: spellFilter })
export const dealsDamageToPlayer = (source: Who, combat?: 'combat'): EventPattern =>
  combat === undefined
    ? { kind: 'damage', source, to: { player: 'any' } }
    : { kind: 'damage', source, to: { player: 'any' }, combat }

// --- quantities ------------------------------------------------------------------------------------------------------

export const X: Quantity = { kind: 'x' }
export const count = (of: Filter): Quantity => ({ kind: 'count', of })
export const bound = (name: string): Quantity => ({ kind: 'bound', name })
export const eventAmount: Quantity = { kind: 'eventAmount' }
export const manaValueOf = (object: ObjectRef): Quantity => ({ kind: 'manaValueOf', object })
export const powerOf = (object: ObjectRef): Quantity => ({ kind: 'powerOf', object })
export const toughnessOf = (object: ObjectRef): Quantity => ({ kind: 'toughnessOf', object })
export const countersOn = (object: ObjectRef, counter: CounterKind): Quantity => ({
  kind: 'countersOn',
  object,
  counter,
})
export const plus = (...terms: Quantity[]): Quantity => ({ kind: 'plus', terms })
export const times = (factor: number, quantity: Quantity): Quantity => ({ kind: 'times', factor, quantity })

// --- conditions ------------------------------------------------------------------------------------------------------

export const youControl = (filter: Filter): Condition => ({ kind: 'exists', of: { ...filter, controller: 'you' } })
export const matches = (object: ObjectRef, filter: Filter): Condition => ({ kind: 'matches', object, filter })
export const did = (name: string): Condition => ({ kind: 'did', name })
export const kicked: Condition = { kind: 'kicked' }
export const threshold: Condition = {
  kind: 'compare',
  quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' },
  is: { atLeast: 7 },
}
export const not = (condition: Condition): Condition => ({ kind: 'not', condition })

// --- modifications ---------------------------------------------------------------------------------------------------

export const addType = (...types: CardType[]): Modification => ({ kind: 'addType', types })
export const addSubtype = (...subtypes: string[]): Modification => ({ kind: 'addSubtype', subtypes })
export const setLandTypes = (...subtypes: string[]): Modification => ({ kind: 'setLandTypes', subtypes })
export const setColor = (...colors: Color[]): Modification => ({ kind: 'setColor', colors })
export const gain = (word: Keyword): Modification => ({ kind: 'gainKeyword', keyword: word })
export const gainAbility = (ability: Ability): Modification => ({ kind: 'gainAbility', ability })
export const loseAllAbilities: Modification = { kind: 'loseAllAbilities' }
export const setBasePT = (power: Quantity, toughness: Quantity = power): Modification => ({
  kind: 'setBasePT',
  power,
  toughness,
})
export const modifyPT = (power: Quantity, toughness: Quantity): Modification => ({ kind: 'modifyPT', power, toughness })
export const youControlIt: Modification = { kind: 'setController', player: 'you' }

// --- rules, cost changes, replacements -------------------------------------------------------------------------------

export const costsLess = (player: PlayerRef, spellFilter: Filter, manaLess: string): StaticAbility =>
  rule({ kind: 'costChange', player, spell: spellFilter, change: { kind: 'reduce', mana: manaLess } })
export const costsMore = (player: PlayerRef, spellFilter: Filter, manaMore: string): StaticAbility =>
  rule({ kind: 'costChange', player, spell: spellFilter, change: { kind: 'increase', mana: manaMore } })
export const entersWith = (...modifications: EntersModification[]): StaticAbility =>
  replacement({ kind: 'enters', object: 'self', with: modifications })
export const entersTapped: StaticAbility = entersWith({ kind: 'tapped' })
export const mayExertAsItAttacks = (
  trigger: Omit<TriggeredAbility, 'kind' | 'on'>,
): [StaticAbility, TriggeredAbility] => [
  rule({ kind: 'mayExert', what: 'self' }),
  triggered({ on: { kind: 'exerted', object: 'self', when: 'asItAttacks' }, ...trigger }),
]
export const entersWithCounters = (counter: CounterKind, howMany: Quantity): StaticAbility =>
  entersWith({ kind: 'counters', counter, count: howMany })

// --- effects ---------------------------------------------------------------------------------------------------------

export const dealDamage = (amount: Quantity, to: Recipient, source?: ObjectRef): Effect =>
  source === undefined ? { kind: 'dealDamage', amount, to } : { kind: 'dealDamage', amount, to, source }
export const gainLife = (amount: Quantity, player: PlayerRef = 'you'): Effect => ({ kind: 'gainLife', player, amount })
export const loseLife = (amount: Quantity, player: PlayerRef = 'you'): Effect => ({ kind: 'loseLife', player, amount })
export const draw = (howMany: Quantity = 1, player: PlayerRef = 'you'): Effect => ({
  kind: 'draw',
  player,
  count: howMany,
})
export const discard = (howMany: Quantity = 1, player: PlayerRef = 'you'): Effect => ({
  kind: 'discard',
  player,
  count: howMany,
  how: 'choice',
})
export const mill = (howMany: Quantity, player: PlayerRef = 'you'): Effect => ({ kind: 'mill', player, count: howMany })
export const destroy = (what: Selector): Effect => ({ kind: 'destroy', what })
export const destroyNoRegeneration = (what: Selector): Effect => ({ kind: 'destroy', what, regeneration: 'cant' })
export const counterSpell = (what: ObjectRef): Effect => ({ kind: 'counterSpell', what })
export const tapIt = (what: Selector): Effect => ({ kind: 'tap', what })
export const untap = (what: Selector): Effect => ({ kind: 'untap', what })
export const putCounters = (counter: CounterKind, howMany: Quantity, what: Selector): Effect => ({
  kind: 'putCounters',
  what,
  counter,
  count: howMany,
})
export const investigate = (howOften: Quantity = 1): Effect => ({ kind: 'investigate', player: 'you', times: howOften })
export const amass = (subtype: string, howMany: Quantity, as?: string): Effect =>
  as === undefined ? { kind: 'amass', subtype, count: howMany } : { kind: 'amass', subtype, count: howMany, as }
export const connive = (what: ObjectRef, howMany: Quantity = 1): Effect => ({ kind: 'connive', what, count: howMany })
export const explore = (what: Selector): Effect => ({ kind: 'explore', what })
export const bolster = (howMany: Quantity): Effect => ({ kind: 'bolster', count: howMany })
export const getEnergy = (howMuch: Quantity): Effect => ({
  kind: 'playerCounters',
  player: 'you',
  counter: 'energy',
  count: howMuch,
})
export const sacrificeIt = (what: Selector): Effect => ({ kind: 'sacrifice', what })
/** "Its controller sacrifices it." */
export const controllerSacrifices = (what: Selector): Effect => ({ kind: 'sacrifice', what, by: 'controller' })
export const transform = (what: ObjectRef): Effect => ({ kind: 'transform', what })
export const createToken = (howMany: Quantity, definition: TokenDefinition, player: PlayerRef = 'you'): Effect => ({
  kind: 'createToken',
  player,
  count: howMany,
  token: definition,
})
export const addMana = (production: string | ManaProduction, rider?: ManaRider, player: PlayerRef = 'you'): Effect => {
  const manaProduction: ManaProduction =
    typeof production === 'string' ? { kind: 'fixed', mana: production } : production
  return rider === undefined
    ? { kind: 'addMana', player, mana: manaProduction }
    : { kind: 'addMana', player, mana: manaProduction, rider }
}
export const anyColor = (amount: Quantity = 1): ManaProduction => ({ kind: 'anyOneColor', amount })
export const oneOf = (...options: string[]): ManaProduction => ({ kind: 'choice', options })

type MoveExtras = Omit<EffectOf<'move'>, 'kind' | 'verb' | 'what' | 'to'>
export const exile = (what: Selector, extras: MoveExtras = {}): Effect => ({
  kind: 'move',
  verb: 'exile',
  what,
  to: 'exile',
  ...extras,
})
export const returnTo = (to: Zone, what: Selector, extras: MoveExtras = {}): Effect => ({
  kind: 'move',
  verb: 'return',
  what,
  to,
  ...extras,
})
export const put = (to: Zone, what: Selector, extras: MoveExtras = {}): Effect => ({
  kind: 'move',
  verb: 'put',
  what,
  to,
  ...extras,
})
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
export const ruleUntil = (effect: RuleEffect, until: Duration = 'endOfTurn'): Effect => ({
  kind: 'rule',
  rule: effect,
  until,
})
export const may = (...effects: Effect[]): Effect => ({ kind: 'may', player: 'you', effects })
export const unless = (player: PlayerRef, cost: Cost, ...effects: Effect[]): Effect => ({
  kind: 'unless',
  player,
  cost,
  effects,
})
export const when = (condition: Condition, ...then: Effect[]): Effect => ({ kind: 'if', condition, then })

export type { Affects, AmountChange, CostChange }
