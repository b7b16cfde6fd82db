import { keywordName } from '@spellwright/dsl'
import {
  type AbilityInstance,
  type Characteristics,
  colorsOf,
  hasType,
  isCreature,
  supertypesOf,
  typesOf,
} from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { compiledOf } from '../state/compiled.ts'
import type { CompiledDefinition, CompiledFace } from '../state/definitions.ts'
import { memoized } from '../state/memoized.ts'
import type { GameObject } from '../state/object.ts'
import { CardRecord, KnownRecord } from './card-records.ts'
import type { AbilityView, CardInfo, CardView, KnownCard } from './types.ts'

function abilityView({ ability, key }: AbilityInstance): AbilityView {
  if (ability.kind === 'keyword') return { key, kind: ability.kind, keyword: keywordName(ability.keyword) }
  return { key, kind: ability.kind, keyword: ('keyword' in ability && ability.keyword) || '' }
}

export interface ShownAbilities {
  readonly abilities: readonly AbilityView[]
  readonly keywords: readonly string[]
}
const shownAbilities = memoized((list: readonly AbilityInstance[]): ShownAbilities => {
  const abilities = list.map(abilityView)
  const keywords: string[] = []
  for (const { kind, keyword } of abilities)
    if (kind === 'keyword' && !keywords.includes(keyword)) keywords.push(keyword)
  return { abilities, keywords }
})

/** Lists of words for the few sets of bits there are. */
function wordsBy<T>(
  bitsOf: (c: Characteristics) => number,
  wordsOf: (c: Characteristics) => T,
): (c: Characteristics) => T {
  const known: T[] = []
  return (c) => {
    known[bitsOf(c)] ??= wordsOf(c)
    return known[bitsOf(c)]!
  }
}

const colorsShown = wordsBy((c) => c.colors, colorsOf)
const supertypesShown = wordsBy((c) => c.supertypes, supertypesOf)
const typesShown = wordsBy((c) => c.types, typesOf)

/** What is shown of an object with these characteristics. */
export const cardInfo = memoized((c: Characteristics): CardInfo => newInfo(c))

/** `shown`: the abilities as they are shown, if already known. */
export function newInfo(c: Characteristics, shown: ShownAbilities = shownAbilities(c.abilities)): CardInfo {
  // What is printed on a Vehicle is shown, though it counts only while it is a creature (CR 301.7a).
  const sized = isCreature(c) || c.subtypes.includes('Vehicle')
  const { abilities, keywords } = shown
  return {
    name: c.name,
    manaCost: c.manaCost,
    manaValue: c.manaValue,
    colors: colorsShown(c),
    supertypes: supertypesShown(c),
    types: typesShown(c),
    subtypes: c.subtypes,
    everyCreatureType: c.everyCreatureType,
    power: sized ? c.power : null,
    toughness: sized ? c.toughness : null,
    basePower: sized ? c.basePower : null,
    baseToughness: sized ? c.baseToughness : null,
    loyalty: hasType(c, 'planeswalker') ? c.loyalty : null,
    keywords,
    abilities,
  }
}

/** What the object is in its zone, for a viewer who knows it. */
export const knownCard = (game: Game, object: GameObject): KnownCard =>
  new KnownRecord(cardInfo(characteristics(game, object.id)), definitionName(game, object), object.face)

export const definitionName = (game: Game, object: GameObject): string => compiledOf(game, object.def).definition.name

/** The card behind an object that may be face down, as printed. */
export function cardBehind(game: Game, object: GameObject): KnownCard {
  const compiled = compiledOf(game, object.def)
  const face = object.faceDown ? 0 : object.face
  return cardsOf(compiled)[face] ?? cardsOf(compiled)[0]
}

const cardsOf = memoized(({ definition, faces }: CompiledDefinition): readonly [KnownCard, ...KnownCard[]] => {
  const card = ({ base }: CompiledFace, face: number): KnownCard =>
    new KnownRecord(cardInfo(base), definition.name, face)
  const [front, ...others] = faces
  return [card(front, 0), ...others.map((other, index) => card(other, index + 1))]
})

/** A card as it is now, for a viewer who may see and name it. */
export const cardView = (game: Game, object: GameObject): CardView =>
  new CardRecord(cardInfo(characteristics(game, object.id)), definitionName(game, object), object)

/** Sorted by name, so that the order reveals nothing. */
export const byName = (cards: readonly KnownCard[]): KnownCard[] =>
  cards.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
