import {
  type Ability,
  CARD_TYPES,
  type CardType,
  COLORS,
  type Color,
  CREATURE_TYPES,
  type Keyword,
  LAND_TYPES,
  SUPERTYPES,
  type Supertype,
} from '@spellwright/dsl'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'

/** An ability that an object has now; `key` distinguishes instances (for "once each turn" and linked abilities). */
export interface AbilityInstance {
  readonly ability: Ability
  readonly key: string
  /** The timestamp of the effect that granted it; 0 if it is the object's own (CR 613.7a). */
  readonly grantedAt: number
}

/** The characteristics of an object (CR 109.3) after all continuous effects. Immutable; saved only as last-known information. */
export interface Characteristics {
  readonly name: string
  /** `null`: no mana cost (CR 202.1b). */
  readonly manaCost: string | null
  readonly manaValue: number
  /** Bits in the order of COLORS. */
  readonly colors: number
  readonly types: number
  readonly supertypes: number
  readonly subtypes: readonly string[]
  readonly everyCreatureType: boolean
  readonly abilities: readonly AbilityInstance[]
  readonly power: number
  readonly toughness: number
  readonly basePower: number
  readonly baseToughness: number
  readonly loyalty: number
  readonly controller: PlayerId
}

/** A copy that may be changed. All copies have the same fields in the same order, for the hidden class in V8. */
export const copyOf = (c: Characteristics): { -readonly [K in keyof Characteristics]: Characteristics[K] } => ({
  name: c.name,
  manaCost: c.manaCost,
  manaValue: c.manaValue,
  colors: c.colors,
  types: c.types,
  supertypes: c.supertypes,
  subtypes: c.subtypes,
  everyCreatureType: c.everyCreatureType,
  abilities: c.abilities,
  power: c.power,
  toughness: c.toughness,
  basePower: c.basePower,
  baseToughness: c.baseToughness,
  loyalty: c.loyalty,
  controller: c.controller,
})

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]))

const sameAbilities = (a: readonly AbilityInstance[], b: readonly AbilityInstance[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((one, index) => {
      const other = b[index]!
      return (
        one === other || (one.ability === other.ability && one.key === other.key && one.grantedAt === other.grantedAt)
      )
    }))

/** Are all values equal? */
export const sameCharacteristics = (a: Characteristics, b: Characteristics): boolean =>
  a === b ||
  (a.power === b.power &&
    a.toughness === b.toughness &&
    a.controller === b.controller &&
    a.types === b.types &&
    a.name === b.name &&
    a.colors === b.colors &&
    a.basePower === b.basePower &&
    a.baseToughness === b.baseToughness &&
    a.loyalty === b.loyalty &&
    a.manaCost === b.manaCost &&
    a.manaValue === b.manaValue &&
    a.supertypes === b.supertypes &&
    a.everyCreatureType === b.everyCreatureType &&
    sameItems(a.subtypes, b.subtypes) &&
    sameAbilities(a.abilities, b.abilities))

/** CR 608.2h, 113.7a: what an object was when it left the zone it was expected in. */
export interface LastKnown {
  readonly object: GameObject
  readonly characteristics: Characteristics
  /** The object it became, or 0. */
  readonly became: ObjectId
  /** The turn it was recorded. */
  readonly turn: number
  readonly attacking: boolean
  readonly blocking: boolean
  /** The other objects a merged permanent became (CR 730.3c). */
  readonly others?: readonly ObjectId[]
  /** What it was attacking, if it was. */
  readonly attacked?: EntityId
  /** The attackers it was blocking, if it was. */
  readonly blocked?: readonly ObjectId[]
  /** What was attached to it. */
  readonly attachments?: readonly ObjectId[]
}

const bitTable = <T extends string>(list: readonly T[]): Record<T, number> =>
  Object.fromEntries(list.map((word, index) => [word, 1 << index])) as Record<T, number>

export const TYPE_BIT: Record<CardType, number> = bitTable(CARD_TYPES)
export const SUPERTYPE_BIT: Record<Supertype, number> = bitTable(SUPERTYPES)
export const COLOR_BIT: Record<Color, number> = bitTable(COLORS)

export const PERMANENT_TYPES =
  TYPE_BIT.artifact | TYPE_BIT.battle | TYPE_BIT.creature | TYPE_BIT.enchantment | TYPE_BIT.land | TYPE_BIT.planeswalker

export const bitsOf = <T extends string>(table: Record<T, number>, words: readonly T[]): number =>
  words.reduce((bits, word) => bits | table[word], 0)

export const hasType = (c: Characteristics, type: CardType): boolean => (c.types & TYPE_BIT[type]) !== 0
export const isCreature = (c: Characteristics): boolean => (c.types & TYPE_BIT.creature) !== 0
export const isLand = (c: Characteristics): boolean => (c.types & TYPE_BIT.land) !== 0
export const hasSupertype = (c: Characteristics, word: Supertype): boolean => (c.supertypes & SUPERTYPE_BIT[word]) !== 0
export const hasColor = (c: Characteristics, color: Color): boolean => (c.colors & COLOR_BIT[color]) !== 0
export const colorsOf = (c: Characteristics): Color[] => COLORS.filter((color) => (c.colors & COLOR_BIT[color]) !== 0)
export const typesOf = (c: Characteristics): CardType[] => CARD_TYPES.filter((type) => (c.types & TYPE_BIT[type]) !== 0)
export const supertypesOf = (c: Characteristics): Supertype[] =>
  SUPERTYPES.filter((word) => (c.supertypes & SUPERTYPE_BIT[word]) !== 0)

export function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

const CREATURE_SUBTYPES: ReadonlySet<string> = new Set(CREATURE_TYPES)
const LAND_SUBTYPES: ReadonlySet<string> = new Set(LAND_TYPES)

export const isLandSubtype = (subtype: string): boolean => LAND_SUBTYPES.has(subtype)
export const isCreatureSubtype = (subtype: string): boolean => CREATURE_SUBTYPES.has(subtype)

export function hasSubtype(c: Characteristics, subtype: string): boolean {
  if (c.subtypes.includes(subtype)) return true
  return c.everyCreatureType && isCreatureSubtype(subtype)
}

/** The keyword abilities of that name, in order. */
export function keywordsNamed(c: Pick<Characteristics, 'abilities'>, name: string): readonly Keyword[] {
  let found: Keyword[] | null = null
  for (const { ability } of c.abilities) {
    if (ability.kind !== 'keyword') continue
    const word = ability.keyword
    if (typeof word === 'string' ? word !== name : word.kind !== name) continue
    if (found === null) found = [word]
    else found.push(word)
  }
  return found ?? NO_KEYWORDS
}

const NO_KEYWORDS: readonly Keyword[] = []

export function hasKeyword(c: Characteristics, name: string): boolean {
  for (const { ability } of c.abilities) {
    if (ability.kind !== 'keyword') continue
    const word = ability.keyword
    if (typeof word === 'string' ? word === name : word.kind === name) return true
  }
  return false
}
