import {
  type CardType,
  type Color,
  type Comparison,
  CREATURE_TYPES,
  type Filter,
  type Status,
  type Supertype,
  type Zone,
} from '@spellwright/dsl'
import {
  type Characteristics,
  COLOR_BIT,
  countBits,
  hasKeyword,
  hasSubtype,
  PERMANENT_TYPES,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility, isNonmanaActivated } from '../mana/abilities.ts'
import { type EntityId, isObjectEntity, type ObjectId, playerEntity } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { AttackRecord } from '../state/state.ts'
import type { Context } from './context.ts'
import { becameOf, controllerOf, currentOrLastKnown, objectsInZone, recordOf } from './lookup.ts'
import { quantity } from './quantity.ts'
import { entitiesOf, playersOf } from './refs.ts'

type Test = (game: Game, ctx: Context, object: GameObject, c: Characteristics) => boolean

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T])

export function compares(game: Game, ctx: Context, value: number, comparison: Comparison): boolean {
  if ('atMost' in comparison) return value <= quantity(game, ctx, comparison.atMost)
  if ('atLeast' in comparison) return value >= quantity(game, ctx, comparison.atLeast)
  if ('exactly' in comparison) return value === quantity(game, ctx, comparison.exactly)
  if ('moreThan' in comparison) return value > quantity(game, ctx, comparison.moreThan)
  return value < quantity(game, ctx, comparison.lessThan)
}

const chosenWord = (game: Game, ctx: Context, key: string): string => {
  const bound = ctx.bindings[key]
  if (typeof bound === 'string') return bound
  return String(recordOf(game, ctx.source)?.chosen?.[key] ?? '')
}

/** A token, also while it is being made (see `createTokens`). */
const isToken = (object: GameObject): boolean =>
  object.kind === 'token' || (object.kind === 'copy' && object.zone === 'command')

const statusTests: Record<Status, Test> = {
  token: (_g, _c, object) => isToken(object),
  nontoken: (_g, _c, object) => !isToken(object),
  tapped: (_g, _c, object) => object.tapped,
  untapped: (_g, _c, object) => !object.tapped,
  attacking: (game, _c, object) => isAttacking(game, object.id),
  blocking: (game, _c, object) => isBlocking(game, object.id),
  blocked: (game, _c, object) =>
    game.state.combat?.attackers.some((a) => a.attacker === object.id && a.blocked) ?? false,
  unblocked: (game, _c, object) =>
    (game.state.combat?.blockersDeclared &&
      game.state.combat.attackers.some((a) => a.attacker === object.id && !a.blocked)) ??
    false,
  faceDown: (_g, _c, object) => object.faceDown,
  faceUp: (_g, _c, object) => !object.faceDown,
  renowned: (_g, _c, object) => object.renowned,
  monstrous: (_g, _c, object) => object.marks?.['monstrous'] !== undefined,
  saddled: (game, _c, object) => object.marks?.['saddled'] === game.state.turn.number,
  suspected: (_g, _c, object) => object.marks?.['suspected'] !== undefined,
  ringBearer: (_g, _c, object, c) => object.marks?.['ringBearer'] === c.controller + 1,
  paired: (_g, _c, object) => object.paired !== 0,
  enchanted: (game, _c, object) => hasAttachment(game, object.id, 'Aura'),
  equipped: (game, _c, object) => hasAttachment(game, object.id, 'Equipment'),
  kicked: (_g, _c, object) => object.cast?.kicks.some((times) => times > 0) ?? false,
  modified: (game, _c, object) =>
    object.counters !== null || hasAttachment(game, object.id, 'Equipment') || hasAttachment(game, object.id, 'Aura'),
  historic: (_g, _c, _object, c) =>
    (c.types & TYPE_BIT.artifact) !== 0 ||
    (c.supertypes & SUPERTYPE_BIT.legendary) !== 0 ||
    c.subtypes.includes('Saga'),
  permanentCard: (_g, _c, _object, c) => (c.types & PERMANENT_TYPES) !== 0,
  enteredThisTurn: (game, _c, object) => object.enteredTurn === game.state.turn.number,
  attackedThisTurn: (game, _c, object) => attackedThisTurn(game, object.id),
  didNotAttackThisTurn: (game, _c, object) => !attackedThisTurn(game, object.id),
  dealtDamageThisTurn: (game, _c, object) =>
    game.state.history.thisTurn.some((event) => event.kind === 'damage' && event.object === object.id),
  castFromHand: (_g, _c, object) => object.cast?.from === 'hand',
  wasCast: (_g, _c, object) => object.cast !== null,
  wasNotCast: (_g, _c, object) => object.cast === null,
  multicolored: (_g, _c, _object, c) => countBits(c.colors) > 1,
  monocolored: (_g, _c, _object, c) => countBits(c.colors) === 1,
  colorless: (_g, _c, _object, c) => c.colors === 0,
  copy: (_g, _c, object) => object.kind === 'copy' || object.copy !== null,
  bottomOfGraveyard: (game, _c, object) =>
    object.zone === 'graveyard' && game.state.graveyard[object.owner][0] === object.id,
  targetsOnlyOne: (_g, _c, object) => (object.stack?.targets.reduce((sum, t) => sum + t.entities.length, 0) ?? 0) === 1,
}

const attackedThisTurn = (game: Game, id: ObjectId): boolean =>
  game.state.history.thisTurn.some((event) => event.kind === 'attacks' && event.object === id)

export function isAttacking(game: Game, id: ObjectId): boolean {
  if (game.state.combat?.attackers.some((record) => record.attacker === id)) return true
  return !game.state.objects[id] && (game.state.lastKnown.get(id)?.attacking ?? false)
}

const isBlockerIn = (records: readonly AttackRecord[] | undefined, id: ObjectId): boolean =>
  records?.some(({ blockers }) => blockers.includes(id)) ?? false

export function isBlocking(game: Game, id: ObjectId): boolean {
  const { combat, objects, lastKnown } = game.state
  if (isBlockerIn(combat?.attackers, id) || isBlockerIn(combat?.departed, id)) return true
  return !objects[id] && (lastKnown.get(id)?.blocking ?? false)
}

/** Is it blocking that attacker, or was it when the attacker left the battlefield (CR 608.2h)? */
function isBlockerOf(game: Game, id: ObjectId, attacker: EntityId): boolean {
  const { combat, objects } = game.state
  const records = objects[attacker as ObjectId] ? combat?.attackers : combat?.departed
  return records?.some((record) => record.attacker === attacker && record.blockers.includes(id)) ?? false
}

const hasAttachment = (game: Game, id: ObjectId, subtype: string): boolean =>
  game.state.battlefield.some((other) => {
    const object = game.state.objects[other]
    return object?.attachedTo === id && (currentOrLastKnown(game, other)?.subtypes.includes(subtype) ?? false)
  })

/** CR 208.3: a permanent that is no creature has neither power nor toughness. */
const hasSize = (object: GameObject, c: Characteristics): boolean =>
  object.zone !== 'battlefield' || (c.types & TYPE_BIT.creature) !== 0

/** Each field of a filter, compiled to a test; in order of how cheap it is. */
function compile(filter: Filter): Test[] {
  const tests: Test[] = []
  const { type, supertype, subtype, color } = filter
  if (type !== undefined) {
    const bits = list<CardType>(type).reduce((sum, word) => sum | TYPE_BIT[word], 0)
    tests.push((_g, _x, _o, c) => (c.types & bits) !== 0)
  }
  if (filter.allTypes !== undefined) {
    const bits = filter.allTypes.reduce((sum, word) => sum | TYPE_BIT[word], 0)
    tests.push((_g, _x, _o, c) => (c.types & bits) === bits)
  }
  if (supertype !== undefined) {
    const bits = list<Supertype>(supertype).reduce((sum, word) => sum | SUPERTYPE_BIT[word], 0)
    tests.push((_g, _x, _o, c) => (c.supertypes & bits) !== 0)
  }
  if (color !== undefined) {
    if (typeof color === 'object' && 'chosen' in color)
      tests.push((g, x, _o, c) => (c.colors & (COLOR_BIT[chosenWord(g, x, color.chosen) as Color] ?? 0)) !== 0)
    else {
      const bits = list<Color>(color as Color | readonly Color[]).reduce((sum, word) => sum | COLOR_BIT[word], 0)
      tests.push((_g, _x, _o, c) => (c.colors & bits) !== 0)
    }
  }
  if (subtype !== undefined) {
    if (typeof subtype === 'object' && 'chosen' in subtype)
      tests.push((g, x, _o, c) => hasSubtype(c, chosenWord(g, x, subtype.chosen)))
    else {
      const words = list<string>(subtype as string | readonly string[])
      tests.push((_g, _x, _o, c) => hasAnySubtype(c, words))
    }
  }
  if (filter.other) tests.push((_g, x, o) => o.id !== x.source)
  const { controller, owner, name, manaValue, power, toughness, counters } = filter
  if (controller === 'you')
    tests.push((_g, x, o, c) => (o.zone === 'battlefield' ? c.controller : o.controller) === x.controller)
  else if (controller !== undefined)
    tests.push((g, x, o, c) =>
      playersOf(g, x, controller).includes(o.zone === 'battlefield' ? c.controller : o.controller),
    )
  if (owner !== undefined) tests.push((g, x, o) => playersOf(g, x, owner).includes(o.owner))
  if (filter.is !== undefined) for (const word of list<Status>(filter.is)) tests.push(statusTests[word])
  if (filter.keyword !== undefined) tests.push((_g, _x, _o, c) => hasKeyword(c, filter.keyword!))
  if (name !== undefined) tests.push(nameTest(name))
  if (manaValue !== undefined) tests.push((g, x, _o, c) => compares(g, x, c.manaValue, manaValue))
  if (power !== undefined) tests.push((g, x, o, c) => hasSize(o, c) && compares(g, x, c.power, power))
  if (toughness !== undefined) tests.push((g, x, o, c) => hasSize(o, c) && compares(g, x, c.toughness, toughness))
  if (counters !== undefined)
    tests.push((g, x, o) => {
      const amount =
        counters.counter === 'any'
          ? Object.values(o.counters ?? {}).reduce((sum, n) => sum + n, 0)
          : (o.counters?.[counters.counter] ?? 0)
      return compares(g, x, amount, counters.count)
    })
  tests.push(...relationTests(filter))
  if (filter.not !== undefined) {
    const inner = testsOf(filter.not)
    tests.push((g, x, o, c) => !fitsAll(inner, g, x, o, c))
  }
  if (filter.any !== undefined) {
    const options = filter.any.map(testsOf)
    tests.push((g, x, o, c) => options.some((inner) => fitsAll(inner, g, x, o, c)))
  }
  return tests
}

function hasAnySubtype(c: Characteristics, words: readonly string[]): boolean {
  for (const word of words) if (hasSubtype(c, word)) return true
  return false
}

const fitsAll = (tests: readonly Test[], g: Game, x: Context, o: GameObject, c: Characteristics): boolean => {
  for (const test of tests) if (!test(g, x, o, c)) return false
  return true
}

function nameTest(name: NonNullable<Filter['name']>): Test {
  if (typeof name === 'string') return (_g, _x, _o, c) => c.name === name
  // CR 709.4a: a split card has the names of both its halves.
  if ('chosen' in name) return (g, x, _o, c) => c.name.split(' // ').includes(chosenWord(g, x, name.chosen))
  return (g, x, _o, c) =>
    entitiesOf(g, x, name.sameAs).some((id) => {
      const other = currentOrLastKnown(g, id as ObjectId)
      return other !== undefined && other.name !== '' && other.name === c.name
    })
}

/** CR 205.3m: at least one creature type of one is also one of the other. */
function shareCreatureType(a: Characteristics, b: Characteristics): boolean {
  if (hasKeyword(a, 'changeling') && hasKeyword(b, 'changeling')) return true
  return [...a.subtypes, ...b.subtypes].some(
    (word) => isCreatureType(word) && hasSubtype(a, word) && hasSubtype(b, word),
  )
}

const CREATURE_TYPE_WORDS: ReadonlySet<string> = new Set(CREATURE_TYPES)
const isCreatureType = (word: string): boolean => CREATURE_TYPE_WORDS.has(word)

function relationTests(filter: Filter): Test[] {
  const tests: Test[] = []
  const { stackKind, abilities, attachedTo, among, targets, blocking, blockedBy } = filter
  if (stackKind !== undefined)
    tests.push((_g, _x, o) => {
      if (stackKind === 'any') return true
      if (stackKind === 'spell') return o.kind !== 'ability'
      if (o.kind !== 'ability') return false
      if (stackKind === 'ability') return true
      return o.stack?.kind === (stackKind === 'activatedAbility' ? 'activated' : 'triggered')
    })
  if (abilities !== undefined)
    tests.push((_g, _x, _o, c) => {
      if (abilities === 'none') return c.abilities.length === 0
      return c.abilities.some(({ ability }) =>
        abilities === 'mana' ? isManaAbility(ability) : isNonmanaActivated(ability),
      )
    })
  if (attachedTo !== undefined) tests.push((g, x, o) => entitiesOf(g, x, attachedTo).includes(o.attachedTo))
  if (among !== undefined)
    tests.push((g, x, o) =>
      entitiesOf(g, x, among).some((id) => id === o.id || becameOf(g, id as ObjectId).includes(o.id)),
    )
  if (targets !== undefined)
    tests.push((g, x, o) => {
      const wanted: readonly EntityId[] =
        typeof targets === 'object' && 'player' in targets
          ? playersOf(g, x, targets.player).map(playerEntity)
          : entitiesOf(g, x, targets)
      return o.stack?.targets.some((t) => t.entities.some((entity) => wanted.includes(entity))) ?? false
    })
  if (filter.targetsSome !== undefined) {
    const { targetsSome } = filter
    tests.push((g, x, o) => {
      const isFitting = (entity: EntityId): boolean =>
        isObjectEntity(entity) && matches(g, x, targetsSome, entity as ObjectId)
      return o.stack?.targets.some(({ entities }) => entities.some(isFitting)) ?? false
    })
  }
  if (blocking !== undefined)
    tests.push((g, x, o) => entitiesOf(g, x, blocking).some((attacker) => isBlockerOf(g, o.id, attacker)))
  if (blockedBy !== undefined)
    tests.push((g, x, o) =>
      entitiesOf(g, x, blockedBy).some((blocker) =>
        g.state.combat?.attackers.some(
          (record) => record.attacker === o.id && record.blockers.includes(blocker as ObjectId),
        ),
      ),
    )
  if (filter.dealtDamageThisTurnBy !== undefined) {
    const by = filter.dealtDamageThisTurnBy
    tests.push((g, x, o) => {
      const sources = entitiesOf(g, x, by)
      return g.state.history.thisTurn.some(
        (event) => event.kind === 'damage' && event.object === o.id && sources.includes(event.source),
      )
    })
  }
  if (filter.shares !== undefined) {
    const { what, with: other } = filter.shares
    tests.push((g, x, _o, c) =>
      entitiesOf(g, x, other).some((id) => {
        const that = currentOrLastKnown(g, id as ObjectId)
        return that !== undefined && (what === 'color' ? (that.colors & c.colors) !== 0 : shareCreatureType(that, c))
      }),
    )
  }
  if (filter.drawnThisTurn)
    tests.push((g, _x, o) => g.state.history.thisTurn.some((event) => event.kind === 'drawn' && event.became === o.id))
  return tests
}

const compiledFilters = new WeakMap<Filter, Test[]>()

// Mostly one object after the other is held against the same filter.
let lastFilter: Filter | null = null
let lastTests: Test[] = []

function testsOf(filter: Filter): Test[] {
  if (filter === lastFilter) return lastTests
  let tests = compiledFilters.get(filter)
  if (!tests) {
    tests = compile(filter)
    compiledFilters.set(filter, tests)
  }
  lastFilter = filter
  lastTests = tests
  return tests
}

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
  const object = recordOf(game, id)
  if (!object) return false
  const zone = filter.zone ?? implied
  if (zone !== null && !(typeof zone === 'string' ? object.zone === zone : zone.includes(object.zone))) return false
  if (object.kind === 'ability' && filter.stackKind === undefined) return false
  return fitsFilter(game, ctx, filter, object, currentOrLastKnown(game, id)!)
}

/** The fields of the filter, without its zone. */
export function fitsFilter(game: Game, ctx: Context, filter: Filter, object: GameObject, c: Characteristics): boolean {
  return fitsAll(testsOf(filter), game, ctx, object, c)
}

/** Every object that fits, in the order of its zones. */
export function objectsMatching(game: Game, ctx: Context, filter: Filter, implied: Zone = 'battlefield'): ObjectId[] {
  const zones = list<Zone>(filter.zone ?? implied)
  const found: ObjectId[] = []
  for (const zone of zones)
    for (const id of objectsInZone(game, zone)) if (matches(game, ctx, filter, id, zone)) found.push(id)
  return found
}

export const countMatching = (game: Game, ctx: Context, filter: Filter): number =>
  objectsMatching(game, ctx, filter).length

export function anyMatching(game: Game, ctx: Context, filter: Filter): boolean {
  for (const zone of list<Zone>(filter.zone ?? 'battlefield'))
    for (const id of objectsInZone(game, zone)) if (matches(game, ctx, filter, id, zone)) return true
  return false
}

export { controllerOf }
