import type { Comparison, Filter, Status, Zone } from '@spellwright/dsl'
import type { CardInfo } from '@spellwright/engine'
import { quantity } from './quantity.ts'
import { entitiesOf, playersOf } from './refs.ts'
import type { Scene } from './scene.ts'
import type { Situation } from './situation.ts'
import { hasKeyword, isCreature, isLand, type Thing } from './thing.ts'

const list = <T>(value: T | readonly T[]): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [value as T]

/** Where a filter looks that names no zone. */
export const BATTLEFIELD: readonly Zone[] = ['battlefield']

export const zonesOf = (filter: Filter): readonly Zone[] => readingOf(filter).zones ?? BATTLEFIELD

export function compares(s: Situation, scene: Scene, value: number, comparison: Comparison): boolean {
  if ('atMost' in comparison) return value <= quantity(s, scene, comparison.atMost)
  if ('atLeast' in comparison) return value >= quantity(s, scene, comparison.atLeast)
  if ('exactly' in comparison) return value === quantity(s, scene, comparison.exactly)
  if ('moreThan' in comparison) return value > quantity(s, scene, comparison.moreThan)
  return value < quantity(s, scene, comparison.lessThan)
}

const isPermanentCard = ({ types }: CardInfo): boolean => !types.includes('instant') && !types.includes('sorcery')

export type Test = (thing: Thing, s: Situation, scene: Scene) => boolean

/** Filters have many fields and use few: which questions one asks is found out once. */
export interface Reading {
  /** Null: it names no zone. */
  readonly zones: readonly Zone[] | null
  readonly tests: readonly Test[]
}

/** Statuses a seat can see; of the others a bot believes that they hold. */
const statuses: Partial<Record<Status, Test>> = {
  token: ({ permanent }) => permanent?.kind === 'token',
  nontoken: ({ permanent }) => permanent?.kind !== 'token',
  tapped: ({ permanent }) => permanent?.tapped === true,
  untapped: ({ permanent }) => permanent?.tapped === false,
  attacking: ({ id, permanent }, _, { attackers }) =>
    attackers ? attackers.has(id) : (permanent?.attacking ?? 0) !== 0,
  blocking: ({ permanent }) => (permanent?.blocking.length ?? 0) > 0,
  blocked: ({ permanent }) => permanent?.blocked === true,
  unblocked: ({ permanent }) => (permanent?.attacking ?? 0) !== 0 && permanent?.blocked === false,
  faceDown: ({ permanent }) => permanent?.faceDown === true,
  faceUp: ({ permanent }) => permanent?.faceDown !== true,
  renowned: ({ permanent }) => permanent?.renowned === true,
  // Not in a view.
  monstrous: () => false,
  permanentCard: ({ info }) => isPermanentCard(info),
  enteredThisTurn: ({ permanent }, s) => permanent?.enteredTurn === s.turn.number,
  multicolored: ({ info }) => info.colors.length > 1,
  monocolored: ({ info }) => info.colors.length === 1,
  colorless: ({ info }) => info.colors.length === 0,
  enchanted: ({ id }, s) => s.table.attachedTo(id).some(({ view }) => view.subtypes.includes('Aura')),
  equipped: ({ id }, s) => s.table.attachedTo(id).some(({ view }) => view.subtypes.includes('Equipment')),
}

function hasSubtype(info: CardInfo, subtype: string): boolean {
  return info.subtypes.includes(subtype) || (info.everyCreatureType && isCreature(info) && !isLand(info))
}

/** One question for each field that a filter uses. */
type Reader<K extends keyof Filter> = (value: NonNullable<Filter[K]>) => Test | null

const compared =
  (value: (thing: Thing) => number, comparison: Comparison): Test =>
  (thing, s, scene) =>
    compares(s, scene, value(thing), comparison)

const overlaps = <T>(wanted: readonly T[], found: readonly T[]): boolean => {
  for (const one of wanted) if (found.includes(one)) return true
  return false
}

/** In the order to ask them. */
const readers: { readonly [K in keyof Filter]?: Reader<K> } = {
  type: (value) => {
    const types = list(value)
    return ({ info }) => overlaps(types, info.types)
  },
  allTypes:
    (types) =>
    ({ info }) =>
      types.every((type) => info.types.includes(type)),
  supertype: (value) => {
    const words = list(value)
    return ({ info }) => overlaps(words, info.supertypes)
  },
  subtype: (value) => {
    if (typeof value === 'object' && 'chosen' in value) return null
    const words = list<string>(value as string | readonly string[])
    return ({ info }) => {
      for (const word of words) if (hasSubtype(info, word)) return true
      return false
    }
  },
  color: (value) => {
    if (typeof value === 'object' && 'chosen' in value) return null
    const colors = list(value as CardInfo['colors'][number])
    return ({ info }) => overlaps(colors, info.colors)
  },
  // Abilities on the stack are no things: whoever looks for them looks there.
  stackKind: (value) => (value === 'spell' || value === 'any' ? null : () => false),
  other: (value) => (value ? ({ id }, _, { self }) => id !== self : null),
  controller: (value) => (thing, s, scene) => playersOf(s, scene, value).includes(thing.controller),
  owner: (value) => (thing, s, scene) => playersOf(s, scene, value).includes(thing.owner),
  is: (value) => {
    const tests = list<Status>(value).flatMap((word) => statuses[word] ?? [])
    return (thing, s, scene) => passes(s, scene, tests, thing)
  },
  keyword:
    (keyword) =>
    ({ info }) =>
      hasKeyword(info, keyword),
  manaValue: (value) => compared(({ info }) => info.manaValue, value),
  power: (value) => compared(({ info }) => info.power ?? 0, value),
  toughness: (value) => compared(({ info }) => info.toughness ?? 0, value),
  counters: ({ counter, count }) =>
    compared(({ counters }) => {
      if (counter !== 'any') return counters[counter] ?? 0
      return Object.values(counters).reduce((sum, n) => sum + n, 0)
    }, count),
  name: (value) => (thing, s, scene) => fitsName(s, scene, value, thing),
  among: (value) => (thing, s, scene) => (entitiesOf(s, scene, value) ?? []).includes(thing.id),
  attachedTo: (value) => (thing, s, scene) =>
    (entitiesOf(s, scene, value) ?? []).includes(thing.permanent?.attachedTo ?? 0),
  targets: (value) => {
    if (typeof value !== 'object' || 'player' in value) return null
    return (thing, s, scene) => overlaps(entitiesOf(s, scene, value) ?? [], thing.targets)
  },
  not: (value) => (thing, s, scene) => !matches(s, scene, value, thing),
  any: (options) => (thing, s, scene) => options.some((option) => matches(s, scene, option, thing)),
}

const READERS = Object.entries(readers) as readonly [keyof Filter, Reader<keyof Filter>][]
const readings = new WeakMap<Filter, Reading>()

export function readingOf(filter: Filter): Reading {
  let reading = readings.get(filter)
  if (reading === undefined) {
    reading = {
      zones: filter.zone === undefined ? null : list<Zone>(filter.zone),
      tests: READERS.flatMap(([field, reader]) => {
        const value = filter[field]
        return value === undefined ? [] : (reader(value as never) ?? [])
      }),
    }
    readings.set(filter, reading)
  }
  return reading
}

/** Does the thing fit, as far as a player can tell? Zones are the caller's business where the filter names none. */
export function matches(s: Situation, scene: Scene, filter: Filter, thing: Thing): boolean {
  const { zones, tests } = readingOf(filter)
  return (zones === null || zones.includes(thing.zone)) && passes(s, scene, tests, thing)
}

/** Does it pass them all? For whoever goes through the zones of a reading. */
export function passes(s: Situation, scene: Scene, tests: readonly Test[], thing: Thing): boolean {
  for (const test of tests) if (!test(thing, s, scene)) return false
  return true
}

/** Does it fit, wherever it is? */
export function fitsAnywhere(s: Situation, scene: Scene, filter: Filter, thing: Thing): boolean {
  return passes(s, scene, readingOf(filter).tests, thing)
}

function fitsName(s: Situation, scene: Scene, name: NonNullable<Filter['name']>, { info }: Thing): boolean {
  if (typeof name === 'string') return info.name === name
  if ('chosen' in name) return s.permanent(scene.self)?.chosen[name.chosen] === info.name
  return (entitiesOf(s, scene, name.sameAs) ?? []).some(
    (id) => id > 0 && s.thing(id as Thing['id'])?.info.name === info.name,
  )
}
