import type { Ability, CardDefinition } from '@spellwright/dsl'
import { compileDefinition } from '@spellwright/engine'
import { fetchedBy } from './land-facts.ts'
import { manaFacts } from './mana-facts.ts'
import { stepsOf } from './steps.ts'

/** Which thoughts a set of abilities is worth: found out once, asked at every priority. */
export interface Traits {
  /** Has an activated ability that is not a mana ability. */
  readonly isActive: boolean
  /** The most damage, or loss of life, that one use of it does; 0 if it does none. */
  readonly burn: number
  /** It can be used for that more than once in a turn. */
  readonly burnsAgain: boolean
  /** Taps something else. */
  readonly taps: boolean
  /** Becomes stronger by attacking. */
  readonly growsAttacking: boolean
  /** Strengthens several creatures for a turn as it comes. */
  readonly rallies: boolean
  /** Brings lands onto the battlefield. */
  readonly fetches: boolean
  /** Makes mana by using something up, without tapping. */
  readonly sacrificesForMana: boolean
  readonly grantsLands: boolean
  readonly seesCasting: boolean
  readonly hasStatics: boolean
  /** Adds mana when it resolves. */
  readonly isRitual: boolean
  /** Removes a creature, for good or for a while. */
  readonly removes: boolean
}

const some = (abilities: readonly Ability[], test: (ability: Ability) => boolean): boolean => abilities.some(test)

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

export function traitsOf(abilities: readonly Ability[]): Traits {
  return {
    isActive: some(abilities, isActive),
    burn: abilities.reduce((most, ability) => Math.max(most, burnOf(ability)), 0),
    burnsAgain: some(abilities, (ability) => burnOf(ability) > 0 && isRepeatable(ability)),
    taps: some(abilities, (ability) => isActive(ability) && doesTo(ability, 'tap')),
    growsAttacking: some(abilities, (ability) => ability.kind === 'triggered' && ability.on.kind === 'attacks'),
    rallies: some(abilities, ralliesAll),
    fetches: some(abilities, (ability) => fetchedBy(ability) !== null),
    sacrificesForMana: some(abilities, (ability) => {
      const facts = manaFacts(ability)
      return facts?.sacrifices === true && !facts.taps
    }),
    grantsLands: some(abilities, (ability) => ability.kind === 'static' && ability.rule?.kind === 'additionalLands'),
    seesCasting: some(abilities, (ability) => ability.kind === 'triggered' && ability.on.kind === 'cast'),
    hasStatics: some(abilities, ({ kind }) => kind === 'static'),
    isRitual: some(abilities, (ability) => ability.kind === 'spell' && doesTo(ability, 'addMana')),
    removes: some(
      abilities,
      (ability) => isActive(ability) && doesTo(ability, 'destroy', 'dealDamage', 'move', 'exileUntilSourceLeaves'),
    ),
  }
}

const ofCards = new WeakMap<CardDefinition, Traits>()

/** The traits of a card's front face, as printed. */
export function cardTraits(definition: CardDefinition): Traits {
  const known = ofCards.get(definition)
  if (known) return known
  const traits = traitsOf(compileDefinition(definition).faces[0]!.base.abilities.map(({ ability }) => ability))
  ofCards.set(definition, traits)
  return traits
}
