import { CardDefinitions } from '@spellwright/cards'
import type { CardFace, Comparison, Filter } from '@spellwright/dsl'

const list = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T]

const LETTERS: Readonly<Record<string, string>> = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' }

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Does the number fit, as far as the comparison is with a number? */
function compares(value: number | '*' | undefined, comparison: Comparison | undefined): boolean {
  if (comparison === undefined || typeof value !== 'number') return true
  const { atLeast, moreThan, exactly, atMost, lessThan } = comparison as Record<string, unknown>
  const least = numberOf(atLeast) ?? numberOf(exactly) ?? numberOf(moreThan) ?? Number.NEGATIVE_INFINITY
  const most = numberOf(atMost) ?? numberOf(exactly) ?? numberOf(lessThan) ?? Number.POSITIVE_INFINITY
  return value >= least && value <= most
}

const manaValue = (cost = ''): number =>
  [...cost.matchAll(/\{([^}]*)\}/g)].reduce((sum, [, symbol]) => sum + (symbol === 'X' ? 0 : Number(symbol) || 1), 0)

const hasSome = <T>(wanted: readonly T[], has: (one: T) => boolean): boolean => wanted.length === 0 || wanted.some(has)

const words = (value: string | readonly string[] | object | undefined): readonly string[] =>
  typeof value === 'string' || Array.isArray(value) ? list(value as string) : []

function hasColors({ cost = '' }: CardFace, { color, is }: Filter): boolean {
  const letters = new Set(cost.match(/[WUBRG]/g))
  if (list(is).includes('multicolored') && letters.size < 2) return false
  if (list(is).includes('colorless') && letters.size > 0) return false
  return hasSome(words(color), (one) => letters.has(LETTERS[one] ?? ''))
}

/** Does the front of a card fit, as far as its printed facts say? */
const fits = (face: CardFace, filter: Filter): boolean =>
  hasSome(list(filter.type), (type) => face.types.includes(type)) &&
  list(filter.allTypes).every((type) => face.types.includes(type)) &&
  hasSome(list(filter.supertype), (type) => face.supertypes.includes(type)) &&
  hasSome(words(filter.subtype), (type) => face.subtypes.includes(type)) &&
  list(filter.allSubtypes).every((type) => face.subtypes.includes(type)) &&
  hasColors(face, filter) &&
  hasSome(list(filter.keyword), (word) =>
    face.abilities.some(
      (ability) =>
        ability.kind === 'keyword' &&
        (typeof ability.keyword === 'string' ? ability.keyword : ability.keyword.kind) === word,
    ),
  ) &&
  compares(face.power, filter.power) &&
  compares(face.toughness, filter.toughness) &&
  compares(manaValue(face.cost), filter.manaValue)

const known = new Map<string, string | null>()

/** The name of a card that fits, or null where none is found. */
export function exampleOf(filter: Filter): string | null {
  if (typeof filter.name === 'string') return CardDefinitions.tryGet(filter.name)?.name ?? null
  const key = JSON.stringify(filter)
  let name = known.get(key)
  if (name === undefined) {
    name =
      CardDefinitions.names.find((one) => {
        const face = CardDefinitions.tryGet(one)?.faces[0]
        return face !== undefined && fits(face, filter)
      }) ?? null
    known.set(key, name)
  }
  return name
}
