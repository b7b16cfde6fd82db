import {
  CARD_TYPES,
  type CardType,
  type Filter,
  LAYER_OF,
  type Modification,
  type StaticAbility,
} from '@spellwright/dsl'
import { itemAt } from '../state/lists.ts'
import { memoized } from '../state/memoized.ts'

export const LAYERS = ['2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const
export type Layer = (typeof LAYERS)[number]

const bitsFor = <T extends string>(words: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(words.map((word, index) => [word, 1 << index])) as Record<T, number>

export const LAYER_BIT = bitsFor(LAYERS)

/** What an effect reads or writes of an object. Effects of one layer can depend on each other only if these overlap. */
const ASPECT = bitsFor([
  ...CARD_TYPES,
  'supertype',
  'subtype',
  'color',
  'abilityGain',
  'abilityLoss',
  'pt',
  'name',
  'controller',
])

const { supertype, subtype, color, abilityGain, abilityLoss, pt, name, controller } = ASPECT
const anyType = CARD_TYPES.reduce((bits, word) => bits | ASPECT[word], 0)

const typeBits = (words: unknown): number =>
  [words].flat().reduce<number>((bits, word) => bits | (ASPECT[word as CardType] ?? anyType), 0)

const WRITES: Record<Modification['kind'], number> = {
  setName: name,
  noManaCost: 0,
  setLoyalty: 0,
  hasThisAbility: 0,
  setController: controller,
  addType: abilityGain,
  setTypes: anyType | subtype | abilityGain | abilityLoss,
  removeType: abilityLoss,
  addSupertype: supertype,
  removeSupertype: supertype,
  addSubtype: subtype | abilityGain,
  removeSubtype: subtype,
  setCreatureTypes: subtype,
  allCreatureTypes: subtype,
  setLandTypes: subtype | abilityGain | abilityLoss,
  setColor: color,
  addColor: color,
  gainAbility: abilityGain,
  gainActivatedAbilitiesOf: abilityGain,
  gainKeyword: abilityGain,
  loseKeyword: abilityLoss,
  loseAllAbilities: abilityLoss,
  setBasePT: pt,
  modifyPT: pt,
  switchPT: pt,
  setText: abilityGain | abilityLoss,
  fullTextOf: anyType | supertype | subtype | color | abilityGain | abilityLoss | pt | name,
}

const writesOf = (modification: Modification): number =>
  modification.kind === 'addType' || modification.kind === 'removeType'
    ? WRITES[modification.kind] | typeBits(modification.types)
    : WRITES[modification.kind]

const FIELD_READS: Partial<Record<keyof Filter, number>> = {
  supertype,
  subtype,
  allSubtypes: subtype,
  color,
  name,
  power: pt,
  toughness: pt,
  basePower: pt,
  controller,
  keyword: abilityGain | abilityLoss,
  abilities: abilityGain | abilityLoss,
}

const WORD_READS: Readonly<Record<string, number>> = {
  powerOf: pt,
  toughnessOf: pt,
  basePowerOf: pt,
  greatest: pt,
  historic: ASPECT.artifact | supertype | subtype,
  permanentCard: anyType,
  colorless: color,
  multicolored: color,
  monocolored: color,
}

/** Reads every object in the data whose keys are filter fields as a filter. Overestimating costs only a trial. */
function readsIn(data: unknown): number {
  if (typeof data === 'string') return WORD_READS[data] ?? 0
  if (typeof data !== 'object' || data === null) return 0
  return Object.entries(data).reduce((reads, [key, value]) => {
    const types = key === 'type' || key === 'allTypes' ? typeBits(value) : 0
    return reads | types | (FIELD_READS[key as keyof Filter] ?? 0) | readsIn(value)
  }, 0)
}

/** What is known about an effect from its data alone. */
export interface EffectFacts {
  /** Bits of the layers it has a part in. */
  readonly layers: number
  /** The layer of each modification. */
  readonly layerOf: readonly string[]
  /** Aspects it reads, to exist, to find its objects, or for its numbers. */
  readonly reads: number
  /** Aspects it writes, by layer in the order of LAYERS. */
  readonly writes: readonly number[]
  /** Bits of the layers in which it can add or remove abilities that generate continuous effects. Keywords do not. */
  readonly changes: number
}

const mayChangeEffects = (modification: Modification): boolean =>
  modification.kind === 'gainAbility'
    ? modification.ability.kind === 'static'
    : (WRITES[modification.kind] & abilityLoss) !== 0

function factsFrom(apply: readonly Modification[], ability: StaticAbility | null): EffectFacts {
  const writes = LAYERS.map(() => 0)
  let layers = 0
  let changes = 0
  // An effect of a static ability exists only while its object has the ability.
  let reads = ability ? readsIn(ability.affects) | readsIn(ability.condition) | abilityLoss : 0
  for (const modification of apply) {
    const layer = LAYERS.indexOf(LAYER_OF[modification.kind] as Layer)
    if (layer >= 0) {
      layers |= 1 << layer
      writes[layer] = itemAt(writes, layer) | writesOf(modification)
      if (mayChangeEffects(modification)) changes |= 1 << layer
    }
    if (modification.kind === 'setController' && ability !== null) reads |= controller
    if ('power' in modification) reads |= readsIn(modification.power)
    if ('toughness' in modification) reads |= readsIn(modification.toughness)
  }
  return { layers, layerOf: apply.map(({ kind }) => LAYER_OF[kind]), reads, writes, changes }
}

const factsOfAbility = memoized((ability: StaticAbility) => factsFrom(ability.apply ?? [], ability))
const factsOfModifications = memoized((apply: readonly Modification[]) => factsFrom(apply, null))

/** The facts of a static ability, or of the modifications of another effect. */
export const factsOf = (apply: readonly Modification[], ability: StaticAbility | null): EffectFacts =>
  ability === null ? factsOfModifications(apply) : factsOfAbility(ability)
