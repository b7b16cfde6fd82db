import { type Ability, BASIC_LAND_TYPES, type CardDefinition, type Filter, type ManaType } from '@spellwright/dsl'
import { compileDefinition } from '@spellwright/engine'
import { manaBit, manaFacts, type TapMana, tapMana } from './mana-facts.ts'
import { stepsOf } from './steps.ts'

/** What a land card is good for, from its abilities. */
export interface LandFacts {
  readonly isBasic: boolean
  readonly isLegendary: boolean
  /** Types of mana it makes itself, or can find. */
  readonly types: number
  readonly hurts: boolean
  /** It brings another land and is gone. */
  readonly isFetch: boolean
  /** It is lost when another land is played. */
  readonly isFragile: boolean
  readonly entersTapped: boolean
  /** As it enters, other lands are given up or returned for it. */
  readonly takesLands: boolean
  /** What tapping it makes; null: nothing. */
  readonly tapMana: TapMana | null
}

const BASIC_MANA: Record<(typeof BASIC_LAND_TYPES)[number], ManaType> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
}

const cache = new WeakMap<CardDefinition, LandFacts>()

export function landFacts(definition: CardDefinition): LandFacts {
  const known = cache.get(definition)
  if (known) return known
  const { face, base } = compileDefinition(definition).faces[0]!
  const abilities = base.abilities.map(({ ability }) => ability)
  const fetched = abilities.map(fetchedBy).find((filter) => filter !== null) ?? null
  const mana = abilities.flatMap((ability) => manaFacts(ability) ?? [])
  const facts: LandFacts = {
    isBasic: face.supertypes.includes('basic'),
    isLegendary: face.supertypes.includes('legendary'),
    types: mana.reduce((sum, { types }) => sum | types, fetched === null ? 0 : typesFound(fetched)),
    hurts: fetched !== null || mana.some(({ pain }) => pain > 0),
    isFetch: fetched !== null,
    isFragile: abilities.some(isLostToOtherLands),
    entersTapped: abilities.some(
      (ability) =>
        ability.kind === 'static' &&
        ability.replacement?.kind === 'enters' &&
        ability.replacement.with.some(({ kind }) => kind === 'tapped'),
    ),
    takesLands: abilities.some(takesOtherLands),
    tapMana: tapMana(mana),
  }
  cache.set(definition, facts)
  return facts
}

/** The lands an ability searches the library for, to put one onto the battlefield; null if it does no such thing. */
export function fetchedBy(ability: Ability): Filter | null {
  if (ability.kind !== 'activated') return null
  const search = ability.effects.find((effect) => effect.kind === 'search')
  if (search?.kind !== 'search' || !speaksOfLands(search.filter)) return null
  const puts = ability.effects.some((effect) => effect.kind === 'move' && effect.to === 'battlefield')
  return puts ? search.filter : null
}

const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

const subtypesIn = ({ subtype }: Filter): readonly string[] =>
  typeof subtype === 'object' && 'chosen' in subtype ? [] : listOf(subtype as string | readonly string[] | undefined)

const isBasicType = (subtype: string): subtype is (typeof BASIC_LAND_TYPES)[number] =>
  (BASIC_LAND_TYPES as readonly string[]).includes(subtype)

export const speaksOfLands = (filter: Filter): boolean =>
  listOf(filter.type).includes('land') || subtypesIn(filter).some(isBasicType)

function typesFound(filter: Filter): number {
  const named = subtypesIn(filter).filter(isBasicType)
  const types: readonly (keyof typeof BASIC_MANA)[] = named.length > 0 ? named : BASIC_LAND_TYPES
  return types.reduce<number>((sum, type) => sum | manaBit(BASIC_MANA[type]), 0)
}

const takesOtherLands = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.on.kind === 'zoneChange' &&
  ability.on.object === 'self' &&
  ability.on.to === 'battlefield' &&
  ability.effects.some(
    (step, at) =>
      (step.kind === 'sacrificeChoice' && step.player === 'you' && speaksOfLands(step.filter)) ||
      (step.kind === 'choose' &&
        step.from.controller === 'you' &&
        speaksOfLands(step.from) &&
        ability.effects.slice(at).some((later) => later.kind === 'move' && later.to === 'hand')),
  )

const isLostToOtherLands = (ability: Ability): boolean =>
  ability.kind === 'triggered' &&
  ability.on.kind === 'landPlayed' &&
  stepsOf(ability).some((step) => step.kind === 'sacrifice' && step.what === 'self')
