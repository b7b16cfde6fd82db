import type { Ability, Filter, StaticAbility } from '@spellwright/dsl'
import { animatedBy, growthBy } from './animated.ts'
import { enterDrawbackOf, rescueBy } from './enter-drawback.ts'
import { fetchedBy } from './land-facts.ts'
import { manaFacts } from './mana-facts.ts'
import { stepsOf } from './steps.ts'

/** Which thoughts an ability is worth, as bits: asked at every priority, and so asked of many abilities at once. */
export const TRAIT = {
  /** An activated ability that is not a mana ability. */
  active: 1 << 0,
  /** Damage or loss of life that it can do more than once in a turn. */
  burnsAgain: 1 << 1,
  /** Taps something else. */
  taps: 1 << 2,
  /** Becomes stronger by attacking. */
  growsAttacking: 1 << 3,
  /** Strengthens several creatures for a turn as it comes. */
  rallies: 1 << 4,
  /** Brings lands onto the battlefield. */
  fetches: 1 << 5,
  /** Makes mana by using something up, without tapping. */
  sacrificesForMana: 1 << 6,
  grantsLands: 1 << 7,
  seesCasting: 1 << 8,
  static: 1 << 9,
  /** Adds mana when it resolves. */
  ritual: 1 << 10,
  /** Removes a creature, for good or for a while. */
  removes: 1 << 11,
  /** Takes a card from the hand each turn, or is lost. */
  eatsCards: 1 << 12,
  /** A static ability that replaces something, lays down a rule, or changes costs. */
  replaces: 1 << 13,
  rules: 1 << 14,
  changesCosts: 1 << 15,
  /** Makes a creature of itself for a turn. */
  animates: 1 << 16,
  /** Gives haste to others. */
  hastens: 1 << 17,
  regenerates: 1 << 18,
  /** Is taken away by its own trigger as it enters. */
  endangered: 1 << 19,
  /** A spell that saves such a permanent. */
  rescues: 1 << 20,
  /** Whoever casts a spell brings their opponent cards. */
  cardsForCasting: 1 << 21,
  /** An activated ability that is paid with another permanent. */
  feeds: 1 << 22,
  /** A spell that destroys everything of a kind. */
  sweeps: 1 << 23,
  /** Makes mana by being sacrificed. */
  spendsItself: 1 << 24,
  /** Gives its own source power for a turn. */
  grows: 1 << 25,
} as const

/** What a set of abilities is worth a thought for. */
export interface Traits {
  /** Bits of `TRAIT`. */
  readonly flags: number
  /** The most damage, or loss of life, that one use of an ability does; 0 if none does any. */
  readonly burn: number
}

export const hasTrait = ({ flags }: Traits, trait: number): boolean => (flags & trait) !== 0

const doesTo = (ability: Ability, ...kinds: readonly string[]): boolean =>
  stepsOf(ability).some(({ kind }) => kinds.includes(kind))

const isActive = (ability: Ability): boolean => ability.kind === 'activated' && manaFacts(ability) === null

/** Amounts that are not a number may be large. */
const LARGE = 20

const burnOf = (ability: Ability): number =>
  ability.kind === 'spell' || isActive(ability)
    ? stepsOf(ability).reduce((sum, step) => {
        if (step.kind !== 'dealDamage' && step.kind !== 'loseLife') return sum
        return sum + (typeof step.amount === 'number' ? step.amount : LARGE)
      }, 0)
    : 0

/** Neither taps nor uses itself up. */
const isRepeatable = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  !ability.cost.some((part) => part.kind === 'tap' || ('what' in part && part.what === 'self'))

const ralliesAll = (ability: Ability): boolean =>
  stepsOf(ability).some(
    (step) =>
      step.kind === 'apply' && typeof step.what === 'object' && 'all' in step.what && step.until === 'endOfTurn',
  )

const eatsCards = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.on.kind === 'beginningOf' &&
  ability.effects.some((step) => step.kind === 'unless' && step.cost.some(({ kind }) => kind === 'discard'))

/** The creatures a static ability gives haste to; null if it gives none. */
export function hastened({ affects, apply }: StaticAbility): Filter | null {
  if (typeof affects !== 'object' || 'the' in affects || 'linked' in affects) return null
  return apply?.some((change) => change.kind === 'gainKeyword' && change.keyword === 'haste') ? affects : null
}

const feeds = (ability: Ability): boolean =>
  ability.kind === 'activated' &&
  manaFacts(ability) === null &&
  ability.cost.some((part) => part.kind === 'sacrifice' && part.what !== 'self')

const sweepsAll = (ability: Ability): boolean =>
  ability.kind === 'spell' &&
  stepsOf(ability).some((step) => step.kind === 'destroy' && typeof step.what === 'object' && 'all' in step.what)

export const givesCardsForCasting = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.on.kind === 'cast' &&
  ability.on.player === 'eachPlayer' &&
  stepsOf(ability).some(
    (step) =>
      step.kind === 'forEachPlayer' &&
      typeof step.players === 'object' &&
      'opponentsOf' in step.players &&
      step.effects.some(({ kind }) => kind === 'draw'),
  )

const TESTS: readonly (readonly [trait: number, test: (ability: Ability) => boolean])[] = [
  [TRAIT.active, isActive],
  [TRAIT.burnsAgain, (ability) => burnOf(ability) > 0 && isRepeatable(ability)],
  [TRAIT.taps, (ability) => isActive(ability) && doesTo(ability, 'tap')],
  [TRAIT.growsAttacking, (ability) => ability.kind === 'triggered' && ability.on.kind === 'attacks'],
  [TRAIT.rallies, ralliesAll],
  [TRAIT.fetches, (ability) => fetchedBy(ability) !== null],
  [
    TRAIT.sacrificesForMana,
    (ability) => {
      const facts = manaFacts(ability)
      return facts?.sacrifices === true && !facts.taps
    },
  ],
  [
    TRAIT.spendsItself,
    (ability) =>
      ability.kind === 'activated' &&
      manaFacts(ability) !== null &&
      ability.cost.some((part) => part.kind === 'sacrifice' && part.what === 'self'),
  ],
  [TRAIT.grantsLands, (ability) => ability.kind === 'static' && ability.rule?.kind === 'additionalLands'],
  [TRAIT.seesCasting, (ability) => ability.kind === 'triggered' && ability.on.kind === 'cast'],
  [TRAIT.static, ({ kind }) => kind === 'static'],
  [TRAIT.ritual, (ability) => ability.kind === 'spell' && doesTo(ability, 'addMana')],
  [
    TRAIT.removes,
    (ability) => isActive(ability) && doesTo(ability, 'destroy', 'dealDamage', 'move', 'exileUntilSourceLeaves'),
  ],
  [TRAIT.eatsCards, eatsCards],
  [TRAIT.replaces, (ability) => ability.kind === 'static' && ability.replacement !== undefined],
  [TRAIT.rules, (ability) => ability.kind === 'static' && ability.rule !== undefined],
  [TRAIT.changesCosts, (ability) => ability.kind === 'static' && ability.rule?.kind === 'costChange'],
  [TRAIT.animates, (ability) => animatedBy(ability) !== null],
  [TRAIT.grows, (ability) => growthBy(ability) > 0],
  [TRAIT.hastens, (ability) => ability.kind === 'static' && hastened(ability) !== null],
  [TRAIT.cardsForCasting, givesCardsForCasting],
  [TRAIT.feeds, feeds],
  [TRAIT.sweeps, sweepsAll],
  [TRAIT.endangered, (ability) => enterDrawbackOf([ability])?.isTrigger === true],
  [TRAIT.rescues, (ability) => rescueBy([ability]) !== null],
  [TRAIT.regenerates, (ability) => isActive(ability) && doesTo(ability, 'regenerate')],
]

const known = new WeakMap<Ability, Traits>()

function traitsOfOne(ability: Ability): Traits {
  let traits = known.get(ability)
  if (traits === undefined) {
    const flags = TESTS.reduce((sum, [trait, test]) => (test(ability) ? sum | trait : sum), 0)
    traits = { flags, burn: burnOf(ability) }
    known.set(ability, traits)
  }
  return traits
}

export function traitsOf(abilities: readonly Ability[]): Traits {
  let flags = 0
  let burn = 0
  for (const ability of abilities) {
    const traits = traitsOfOne(ability)
    flags |= traits.flags
    burn = Math.max(burn, traits.burn)
  }
  return { flags, burn }
}
