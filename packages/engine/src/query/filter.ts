import type { Comparison, Filter, Zone } from '@spellwright/dsl'
import type { Characteristics } from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { Context } from './context.ts'
import { compileFilter, list } from './filter-fields.ts'
import { knowsCharacteristics } from './knowledge.ts'
import { currentOrLastKnown, objectsInZone, recordOf } from './lookup.ts'
import { quantity } from './quantity.ts'
import type { Test } from './status-tests.ts'

export function compares(game: Game, ctx: Context, value: number, comparison: Comparison): boolean {
  if ('atMost' in comparison) return value <= quantity(game, ctx, comparison.atMost)
  if ('atLeast' in comparison) return value >= quantity(game, ctx, comparison.atLeast)
  if ('exactly' in comparison) return value === quantity(game, ctx, comparison.exactly)
  if ('moreThan' in comparison) return value > quantity(game, ctx, comparison.moreThan)
  return value < quantity(game, ctx, comparison.lessThan)
}

/** Filters are immutable card data, so that each is compiled once. */
const compiledFilters = new WeakMap<Filter, readonly Test[]>()

export function testsOf(filter: Filter): readonly Test[] {
  let tests = compiledFilters.get(filter)
  if (tests === undefined) {
    tests = compileFilter(filter)
    compiledFilters.set(filter, tests)
  }
  return tests
}

export function fitsAll(
  tests: readonly Test[],
  game: Game,
  ctx: Context,
  object: GameObject,
  c: Characteristics,
): boolean {
  for (const test of tests) if (!test(game, ctx, object, c)) return false
  return true
}

const isIn = (zone: Zone | readonly Zone[] | null, { zone: where }: GameObject): boolean =>
  zone === null || (typeof zone === 'string' ? where === zone : zone.includes(where))

/** May it be read at all: an ability fits only filters that speak of abilities, and nobody learns what they may not know. */
const isReadable = (game: Game, { viewpoint }: Context, filter: Filter, object: GameObject): boolean =>
  (object.kind !== 'ability' || filter.stackKind !== undefined) &&
  (viewpoint === null || knowsCharacteristics(game, viewpoint.player, object))

/**
 * Does the object fit? `implied` is the zone a filter without `zone` speaks of; `null`: any zone (the event or the cost
 * already says where).
 */
export function matches(
  game: Game,
  ctx: Context,
  filter: Filter,
  id: ObjectId,
  implied: Zone | null = 'battlefield',
): boolean {
  return fitsTests(game, ctx, filter, testsOf(filter), id, zonesOf(filter, implied))
}

/** Where the filter looks: "spell or permanent" says it in its options. */
function zonesOf<I extends Zone | null>({ zone, any }: Filter, implied: I): Zone | readonly Zone[] | I {
  if (zone !== undefined || implied === null) return zone ?? implied
  if (any === undefined || any.every((option) => option.zone === undefined)) return implied
  return [...new Set(any.flatMap((option) => list<Zone>(option.zone ?? implied)))]
}

/** The same, for whoever has looked up the tests and asks about many objects. */
function fitsTests(
  game: Game,
  ctx: Context,
  filter: Filter,
  tests: readonly Test[],
  id: ObjectId,
  zone: Zone | readonly Zone[] | null,
): boolean {
  const object = recordOf(game, id)
  if (!object || !isIn(zone, object) || !isReadable(game, ctx, filter, object)) return false
  return fitsAll(tests, game, ctx, object, currentOrLastKnown(game, id)!)
}

/** The fields of the filter, without its zone. */
export function fitsFilter(game: Game, ctx: Context, filter: Filter, object: GameObject, c: Characteristics): boolean {
  return fitsAll(testsOf(filter), game, ctx, object, c)
}

/** Every object that fits, in the order of its zones. */
export function objectsMatching(game: Game, ctx: Context, filter: Filter, implied: Zone = 'battlefield'): ObjectId[] {
  const found: ObjectId[] = []
  const tests = testsOf(filter)
  const zones = zonesOf(filter, implied)
  for (const zone of list<Zone>(zones))
    for (const id of objectsInZone(game, zone)) if (fitsTests(game, ctx, filter, tests, id, zones)) found.push(id)
  return found
}

export const countMatching = (game: Game, ctx: Context, filter: Filter): number =>
  objectsMatching(game, ctx, filter).length

export function anyMatching(game: Game, ctx: Context, filter: Filter): boolean {
  const tests = testsOf(filter)
  const zones = zonesOf(filter, 'battlefield')
  for (const zone of list<Zone>(zones))
    for (const id of objectsInZone(game, zone)) if (fitsTests(game, ctx, filter, tests, id, zones)) return true
  return false
}
