import type { Ability, ActivatedAbility, Effect, StaticAbility } from '@spellwright/dsl'
import type { AbilityInstance } from '@spellwright/engine'
import { abilitiesWorth } from './ability-worth.ts'
import { type Aimed, aimedOf } from './aimed.ts'
import { type Animated, animatedBy, growthBy } from './animated.ts'
import { speaksOfLands } from './land-facts.ts'
import { extraMana, type ManaFacts, manaFacts, type Production, type TapMana, tapMana } from './mana-facts.ts'
import { costPrice, type Price } from './price.ts'
import { type Traits, traitsOf } from './traits.ts'

/** An activated ability that is not a mana ability, and what can be said of it beforehand. */
export interface ActivatedUse {
  readonly ability: ActivatedAbility
  /** How actions name it. */
  readonly key: string
  readonly price: Price
  /** Tapping the source is part of the cost. */
  readonly taps: boolean
  /** Counters it takes from its source. */
  readonly counters: readonly { readonly counter: string; readonly count: number }[]
  readonly aimed: Aimed
  /** What it does, as bits of `DOES`. */
  readonly does: number
  /** The damage, or loss of life, it does at the most. */
  readonly burn: number
  /** The creature its source becomes for the turn; null if it becomes none. */
  readonly animated: Animated | null
  /** The power and the toughness its source gains. */
  readonly growth: number
  readonly toughening: number
}

export const DOES = {
  /** Nothing but tap something. */
  tapping: 1 << 0,
  /** Exiles only for a while. */
  exilesForAWhile: 1 << 1,
  /** Destroys or deals damage. */
  removing: 1 << 2,
  /** Damage or loss of life. */
  burning: 1 << 3,
  /** It is paid with a permanent that need not be its source. */
  takingAnother: 1 << 4,
  /** Nothing but regenerate something. */
  regenerating: 1 << 5,
  /** Puts the card one likes best, other than a land, from the library into the hand. */
  tutoring: 1 << 6,
  /** A loyalty ability. */
  loyalty: 1 << 7,
  /** Puts a land from the library into the hand. */
  bringingLand: 1 << 8,
} as const

function doesOf({ effects, cost }: ActivatedAbility): number {
  let does = effects.every(({ kind }) => kind === 'tap') ? DOES.tapping : 0
  if (effects.length > 0 && effects.every(({ kind }) => kind === 'regenerate')) does |= DOES.regenerating
  for (const effect of effects) {
    const { kind } = effect
    if (effect.kind === 'move' && effect.linked !== undefined) does |= DOES.exilesForAWhile
    if (kind === 'destroy' || kind === 'dealDamage') does |= DOES.removing
    if (kind === 'dealDamage' || kind === 'loseLife') does |= DOES.burning
  }
  if (tutors(effects)) does |= DOES.tutoring
  if (bringsLand(effects)) does |= DOES.bringingLand
  if (cost.some(({ kind }) => kind === 'loyalty')) does |= DOES.loyalty
  return cost.some((part) => part.kind === 'sacrifice' && part.what !== 'self') ? does | DOES.takingAnother : does
}

function burnIn(effects: readonly Effect[]): number {
  let sum = 0
  for (const effect of effects)
    if (effect.kind === 'dealDamage' || effect.kind === 'loseLife')
      sum += typeof effect.amount === 'number' ? effect.amount : Number.POSITIVE_INFINITY
  return sum
}

const tutors = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.kind === 'search' && !speaksOfLands(effect.filter)) &&
  effects.some((effect) => effect.kind === 'move' && effect.to === 'hand')

const bringsLand = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => effect.kind === 'search' && speaksOfLands(effect.filter)) &&
  effects.some((effect) => effect.kind === 'move' && effect.to === 'hand')

const usesKnown = new WeakMap<ActivatedAbility, ActivatedUse>()

function useOf(ability: ActivatedAbility, key: string): ActivatedUse {
  const known = usesKnown.get(ability)
  if (known?.key === key) return known
  const use = makeUse(ability, key)
  usesKnown.set(ability, use)
  return use
}

const makeUse = (ability: ActivatedAbility, key: string): ActivatedUse => ({
  ability,
  key,
  price: costPrice(ability.cost),
  taps: ability.cost.some(({ kind }) => kind === 'tap'),
  counters: ability.cost.flatMap((part) =>
    part.kind === 'removeCounters' && typeof part.count === 'number' && part.from === undefined
      ? [{ counter: part.counter, count: part.count }]
      : [],
  ),
  aimed: aimedOf(ability),
  does: doesOf(ability),
  burn: burnIn(ability.effects),
  animated: animatedBy(ability),
  growth: growthBy(ability),
  toughening: growthBy(ability, 'toughness'),
})

/** What the abilities of an object say, whatever the state of the game. */
export interface AbilityFacts {
  readonly instances: readonly AbilityInstance[]
  readonly abilities: readonly Ability[]
  readonly traits: Traits
  /** What it is worth to have them on the battlefield. */
  readonly worth: number
  /** What its mana abilities make. */
  readonly mana: readonly ManaFacts[]
  readonly tapMana: TapMana | null
  /** What an Aura adds when what it is attached to is tapped for mana. */
  readonly extraMana: readonly Production[]
  /** The mana it makes is always the same and costs no life. */
  readonly hasSteadyMana: boolean
  /** Types of mana its mana abilities make, as bits. */
  readonly manaTypes: number
  readonly statics: readonly StaticAbility[]
  readonly uses: readonly ActivatedUse[]
}

function factsFrom(instances: readonly AbilityInstance[]): AbilityFacts {
  const abilities: Ability[] = []
  const mana: ManaFacts[] = []
  const extra: Production[] = []
  const statics: StaticAbility[] = []
  const uses: ActivatedUse[] = []
  let manaTypes = 0
  for (const { ability, key } of instances) {
    abilities.push(ability)
    if (ability.kind === 'static') statics.push(ability)
    else if (ability.kind === 'triggered') extra.push(...extraMana(ability))
    else if (ability.kind === 'activated') {
      const facts = manaFacts(ability)
      if (facts === null) uses.push(useOf(ability, key))
      else {
        mana.push(facts)
        manaTypes |= facts.types
      }
    }
  }
  const traits = traitsOf(abilities)
  const worth = abilitiesWorth(abilities)
  const tapped = tapMana(mana)
  return {
    instances,
    abilities,
    traits,
    worth,
    mana,
    tapMana: tapped,
    extraMana: extra,
    hasSteadyMana: isSteady(tapped) && extra.every(({ amount }) => typeof amount === 'number'),
    manaTypes,
    statics,
    uses,
  }
}

const isSteady = (tapped: TapMana | null): boolean =>
  tapped === null || (tapped.pain === 0 && tapped.counted.length === 0)

/** Lists of abilities are immutable. */
const factsByList = new WeakMap<readonly AbilityInstance[], AbilityFacts>()

/** `before` are the facts about the same object: a new list often has the same abilities in it, and then they are reused. */
export function abilityFactsOf(
  instances: readonly AbilityInstance[],
  before: AbilityFacts | null = null,
): AbilityFacts {
  if (before !== null && isSame(instances, before.instances)) return before
  let facts = factsByList.get(instances)
  if (facts === undefined) {
    facts = factsFrom(instances)
    factsByList.set(instances, facts)
  }
  return facts
}

function isSame(a: readonly AbilityInstance[], b: readonly AbilityInstance[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) {
    const one = a[i]!
    const other = b[i]!
    if (one.ability !== other.ability || one.key !== other.key) return false
  }
  return true
}
