import {
  BASIC_LAND_TYPES,
  COLORS,
  CREATURE_TYPES,
  type Filter,
  MANA_TYPES,
  type ObjectRef,
  type PlayerRef,
  type Quantity,
} from '@spellwright/dsl'
import { type Characteristics, countBits, hasKeyword, hasSubtype, TYPE_BIT } from '../continuous/characteristics.ts'
import { countEvents, countObjects, totalOfEvents } from '../events/history.ts'
import type { Game } from '../game/game.ts'
import { NO_OBJECT, type ObjectId, PLAYERS, type PlayerId } from '../state/ids.ts'
import { wholeNumber } from '../state/records.ts'
import { resolutionKey } from '../triggers/keys.ts'
import { condition } from './condition.ts'
import type { Context } from './context.ts'
import { designation } from './designation.ts'
import { devotion, party } from './devotion-and-party.ts'
import { matches, objectsMatching } from './filter.ts'
import { characteristicsFor } from './knowledge.ts'
import { hasNoSize, recordOf } from './lookup.ts'
import { firstObject, firstPlayer, objectsOf, playersOf } from './refs.ts'
import { believedQuantity, sourceCast, type UnsettledQuantity } from './viewpoint.ts'

type QuantityOf<K extends string> = Extract<Quantity, { kind: K }>
type Kinds = Exclude<Quantity, number>['kind']
type Reader<K extends Kinds> = (game: Game, ctx: Context, q: QuantityOf<K>) => number

type Value = 'power' | 'toughness' | 'manaValue' | 'loyalty'

const characteristicOf = (game: Game, ctx: Context, id: ObjectId, value: Value): number =>
  (value === 'power' || value === 'toughness') && hasNoSize(game, id)
    ? 0
    : (characteristicsFor(game, ctx, id)?.[value] ?? 0)

/** Something about the object a reference names, or what is believed while it names none. */
function ofObject(
  game: Game,
  ctx: Context,
  kind: UnsettledQuantity,
  ref: ObjectRef,
  read: (id: ObjectId) => number,
): number {
  const id = firstObject(game, ctx, ref)
  return id === NO_OBJECT ? believedQuantity(ctx, kind) : read(id)
}

/** Something about the player a reference names. For the rules that is "you" where it names nobody. */
function ofPlayer(
  game: Game,
  ctx: Context,
  kind: UnsettledQuantity,
  ref: PlayerRef,
  read: (player: PlayerId) => number,
): number {
  const player = playersOf(game, ctx, ref)[0] ?? (ctx.viewpoint === null ? ctx.controller : undefined)
  return player === undefined ? believedQuantity(ctx, kind) : read(player)
}

/** Those very objects are found wherever they went, everything else where the filter says. */
function counted(game: Game, ctx: Context, of: Filter): ObjectId[] {
  if (of.among === undefined || of.zone !== undefined) return objectsMatching(game, ctx, of)
  return objectsOf(game, ctx, of.among).filter((id) => matches(game, ctx, of, id, null))
}

/** A creature with changeling has every creature type. */
const subtypesOf = (c: Characteristics): number =>
  c.everyCreatureType || hasKeyword(c, 'changeling')
    ? new Set([...c.subtypes, ...CREATURE_TYPES]).size
    : c.subtypes.length

const readers: { [K in Kinds]: Reader<K> } = {
  x: (_game, ctx) => ctx.x,
  count: (game, ctx, { of }) => counted(game, ctx, of).length,
  bound: (game, ctx, q) => {
    // A step that deals, gains or moves an amount binds it beside the objects; a number may be chosen as the source enters.
    const bound =
      ctx.bindings[`${q.name}.amount`] ?? ctx.bindings[q.name] ?? recordOf(game, ctx.source)?.chosen?.[q.name]
    if (bound === undefined) return believedQuantity(ctx, 'bound')
    if (typeof bound === 'number') return bound
    return typeof bound === 'object' ? bound.length : 0
  },
  eventAmount: (_game, ctx) => ctx.event?.amount ?? believedQuantity(ctx, 'eventAmount'),
  manaValueOf: (game, ctx, { kind, object }) =>
    ofObject(game, ctx, kind, object, (id) => characteristicOf(game, ctx, id, 'manaValue')),
  powerOf: (game, ctx, { kind, object }) =>
    ofObject(game, ctx, kind, object, (id) => characteristicOf(game, ctx, id, 'power')),
  toughnessOf: (game, ctx, { kind, object }) =>
    ofObject(game, ctx, kind, object, (id) => characteristicOf(game, ctx, id, 'toughness')),
  basePowerOf: (game, ctx, { kind, object }) =>
    ofObject(game, ctx, kind, object, (id) => characteristicsFor(game, ctx, id)?.basePower ?? 0),
  typesOf: (game, ctx, { object }) => {
    const c = characteristicsFor(game, ctx, firstObject(game, ctx, object))
    return c === undefined ? 0 : countBits(c.types) + countBits(c.supertypes) + subtypesOf(c)
  },
  loyaltyOf: (game, ctx, { kind, object }) =>
    ofObject(game, ctx, kind, object, (id) => recordOf(game, id)?.counters?.['loyalty'] ?? 0),
  countersOn: (game, ctx, { kind, object, counter }) =>
    ofObject(game, ctx, kind, object, (id) => recordOf(game, id)?.counters?.[counter] ?? 0),
  playerCounters: (game, ctx, { kind, player, counter }) =>
    ofPlayer(game, ctx, kind, player, (who) => game.state.players[who].counters[counter] ?? 0),
  lifeOf: (game, ctx, { kind, player }) => ofPlayer(game, ctx, kind, player, (who) => game.state.players[who].life),
  startingLife: (game) => game.state.options.startingLife,
  opponents: () => PLAYERS.length - 1,
  cardsIn: (game, ctx, { kind, player, zone }) =>
    ofPlayer(game, ctx, kind, player, (who) => game.state[zone][who].length),
  cardTypesAmong: (game, ctx, q) =>
    countBits(
      objectsMatching(game, ctx, q.of).reduce((bits, id) => bits | (characteristicsFor(game, ctx, id)?.types ?? 0), 0),
    ),
  colorsAmong: (game, ctx, q) =>
    countBits(
      objectsMatching(game, ctx, q.of).reduce((bits, id) => bits | (characteristicsFor(game, ctx, id)?.colors ?? 0), 0),
    ),
  basicLandTypesAmong: (game, ctx, q) => {
    const lands = objectsMatching(game, ctx, q.of).map((id) => characteristicsFor(game, ctx, id)!)
    return BASIC_LAND_TYPES.filter((type) => lands.some((c) => (c.types & TYPE_BIT.land) !== 0 && hasSubtype(c, type)))
      .length
  },
  greatest: (game, ctx, q) =>
    counted(game, ctx, q.of).reduce((most, id) => Math.max(most, characteristicOf(game, ctx, id, q.value)), 0),
  lowest: (game, ctx, q) => {
    const values = counted(game, ctx, q.of).map((id) => characteristicOf(game, ctx, id, q.value))
    return values.length === 0 ? 0 : Math.min(...values)
  },
  total: (game, ctx, q) =>
    counted(game, ctx, q.of).reduce((sum, id) => sum + characteristicOf(game, ctx, id, q.value), 0),
  different: (game, ctx, q) => {
    const { value } = q
    const found = objectsMatching(game, ctx, q.of)
    const values = found.map((id) =>
      value === 'name' ? (characteristicsFor(game, ctx, id)?.name ?? '') : characteristicOf(game, ctx, id, value),
    )
    // CR 201.2b: an object without a name has no name that differs.
    return new Set(values.filter((one) => one !== '')).size
  },
  devotion,
  party,
  speed: (game, ctx) => designation(game, ctx.controller, 'speed'),
  turnsTaken: (game, ctx, { player }) => game.state.players[firstPlayer(game, ctx, player)].turnsTaken,
  eventTotal: (game, ctx, q) => totalOfEvents(game, ctx, q.event, q.when),
  events: (game, ctx, q) =>
    q.distinct ? countObjects(game, ctx, q.event, q.when) : countEvents(game, ctx, q.event, q.when),
  manaSpent: (game, ctx, q) => {
    const cast = q.of === undefined ? sourceCast(game, ctx) : recordOf(game, firstObject(game, ctx, q.of))?.cast
    const spent = (q.on === 'x' ? cast?.manaSpentOnX : cast?.manaSpent) ?? []
    const types = q.color === 'any' ? MANA_TYPES : q.color === 'colored' ? COLORS : null
    if (types !== null) return types.reduce((sum, type) => sum + (spent[MANA_TYPES.indexOf(type)] ?? 0), 0)
    if (q.color === 'any' || q.color === 'colored') return 0
    return spent[MANA_TYPES.indexOf(q.color)] ?? 0
  },
  colorsSpent: (game, ctx) => {
    const spent = sourceCast(game, ctx)?.manaSpent ?? []
    return COLORS.filter((color) => (spent[MANA_TYPES.indexOf(color)] ?? 0) > 0).length
  },
  devoured: (game, ctx) => {
    const number = recordOf(game, ctx.source)?.chosen?.['devoured']
    return typeof number === 'number' ? number : 0
  },
  timesPaid: (game, ctx, { cost }) => sourceCast(game, ctx)?.paid.filter((name) => name === cost).length ?? 0,
  timesMutated: (game, ctx, { kind, object }) =>
    ofObject(game, ctx, kind, object, (id) => recordOf(game, id)?.merged?.under.length ?? 0),
  timesResolved: (game, ctx) => game.state.activations.get(resolutionKey(ctx.source, ctx.abilityKey)) ?? 0,
  timesKicked: (game, ctx) => sourceCast(game, ctx)?.kicks.reduce((sum, n) => sum + n, 0) ?? 0,
  plus: (game, ctx, q) => q.terms.reduce<number>((sum, term) => sum + quantity(game, ctx, term), 0),
  minus: (game, ctx, q) => quantity(game, ctx, q.left) - quantity(game, ctx, q.right),
  twoToThe: (game, ctx, { exponent }) => 2 ** atLeastZero(quantity(game, ctx, exponent)),
  product: (game, ctx, { factors }) => factors.reduce<number>((total, one) => total * quantity(game, ctx, one), 1),
  times: (game, ctx, q) => q.factor * quantity(game, ctx, q.quantity),
  half: (game, ctx, q) => Math[q.round === 'up' ? 'ceil' : 'floor'](quantity(game, ctx, q.quantity) / 2),
  third: (game, ctx, q) => Math[q.round === 'up' ? 'ceil' : 'floor'](quantity(game, ctx, q.quantity) / 3),
  least: (game, ctx, q) => Math.min(...q.of.map((part) => quantity(game, ctx, part))),
  most: (game, ctx, q) => Math.max(...q.of.map((part) => quantity(game, ctx, part))),
  if: (game, ctx, q) => quantity(game, ctx, condition(game, ctx, q.condition) ? q.then : q.else),
}

/** The value of a quantity now. */
export function quantity(game: Game, ctx: Context, q: Quantity): number {
  if (typeof q === 'number') return q
  const reader = readers[q.kind] as Reader<typeof q.kind>
  return wholeNumber(reader(game, ctx, q as never))
}

/**
 * What is added to a power or toughness. CR 107.1b: a number that is worked out is zero where it would be negative, before
 * it is added or, as in -X/-X, taken away. A power that is doubled is not (CR 701.10c).
 */
export function addition(game: Game, ctx: Context, q: Quantity): number {
  if (typeof q === 'number') return q
  if (q.kind === 'powerOf' && q.signed !== undefined) return quantity(game, ctx, q)
  if (q.kind === 'times' && q.factor < 0) return q.factor * atLeastZero(quantity(game, ctx, q.quantity))
  return atLeastZero(quantity(game, ctx, q))
}

/** What an effect does with a number: negative counts as zero (CR 107.1b). */
export const atLeastZero = (value: number): number => (value > 0 ? value : 0)
