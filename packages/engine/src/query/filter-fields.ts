import {
  type CardType,
  type Color,
  type Comparison,
  type Filter,
  type ObjectRef,
  type PlayerRef,
  type Supertype,
  walk,
  type Zone,
} from '@spellwright/dsl'
import { typesFrom } from '../casting/mana-production.ts'
import {
  type Characteristics,
  COLOR_BIT,
  hasKeyword,
  hasSubtype,
  isCreatureSubtype,
  SUPERTYPE_BIT,
  TYPE_BIT,
} from '../continuous/characteristics.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility, isNonmanaActivated } from '../mana/abilities.ts'
import { type EntityId, isObjectEntity, type ObjectId, type PlayerId, playerEntity } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { isBlockedBy, isBlockerOf } from './combat-facts.ts'
import { type Context, contextAffecting } from './context.ts'
import { compares, fitsAll, matches, testsOf } from './filter.ts'
import { characteristicsFor } from './knowledge.ts'
import { becameOf, currentOrLastKnown, recordOf } from './lookup.ts'
import { playersOf, settledEntities } from './refs.ts'
import { statusTests, type Test } from './status-tests.ts'
import { believedField, type UnsettledField } from './viewpoint.ts'

export const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T])

const bitsIn = <T extends string>(table: Readonly<Record<T, number>>, words: readonly T[]): number =>
  words.reduce((sum, word) => sum | table[word], 0)

/** The word that was chosen under this name; undefined while none has been. */
function chosenWord(game: Game, ctx: Context, key: string): string | undefined {
  const bound = ctx.bindings[key]
  if (typeof bound === 'string') return bound
  const chosen = recordOf(game, ctx.source)?.chosen?.[key]
  return chosen === undefined ? undefined : String(chosen)
}

/** A test against a word that is chosen during the game. */
const chosenTest =
  (field: UnsettledField, key: string, fits: (c: Characteristics, word: string) => boolean): Test =>
  (g, x, _o, c) => {
    const word = chosenWord(g, x, key)
    return word === undefined ? believedField(x, field) : fits(c, word)
  }

/** A test against what a reference names. */
const relatedTest =
  (
    field: UnsettledField,
    ref: ObjectRef,
    fits: (g: Game, related: readonly EntityId[], o: GameObject, c: Characteristics, x: Context) => boolean,
  ): Test =>
  (g, x, o, c) => {
    const related = settledEntities(g, x, ref)
    return related === undefined ? believedField(x, field) : fits(g, related, o, c, x)
  }

/** CR 608.2h: was it attached to what is gone, as that left? */
const wasAttachedTo = (g: Game, id: ObjectId, host: EntityId): boolean =>
  isObjectEntity(host) &&
  g.state.objects[host] === undefined &&
  (g.state.lastKnown.get(host)?.attachments?.includes(id) ?? false)

/** A test of a player who has to do with the object. */
const playerTest =
  (field: UnsettledField, ref: PlayerRef, whose: (o: GameObject, c: Characteristics) => PlayerId): Test =>
  (g, x, o, c) => {
    const players = playersOf(g, x, ref)
    return players.length === 0 ? believedField(x, field) : players.includes(whose(o, c))
  }

const controllerIn = (o: GameObject, c: Characteristics): PlayerId =>
  o.zone === 'battlefield' ? c.controller : o.controller

/** CR 208.3: a permanent that is no creature has neither power nor toughness. */
const hasSize = (object: GameObject, c: Characteristics): boolean =>
  object.zone !== 'battlefield' || (c.types & TYPE_BIT.creature) !== 0

const isOfCandidate = (ref: ObjectRef): boolean => ref === 'affected'

/** Does the number it is compared with depend on the object itself ("its controller's graveyard")? */
const speaksOfCandidate = (comparison: Comparison): boolean =>
  walk('comparison', comparison, { objectRef: isOfCandidate })

/** A test of a number that the object has. */
function comparisonTest(comparison: Comparison, read: (c: Characteristics) => number): Test {
  if (!speaksOfCandidate(comparison)) return (g, x, _o, c) => compares(g, x, read(c), comparison)
  return (g, x, o, c) => compares(g, contextAffecting(x, o.id), read(c), comparison)
}

function sizeTest(comparison: Comparison, read: (c: Characteristics) => number): Test {
  const test = comparisonTest(comparison, read)
  return (g, x, o, c) => hasSize(o, c) && test(g, x, o, c)
}

function hasAnySubtype(c: Characteristics, words: readonly string[]): boolean {
  for (const word of words) if (hasSubtype(c, word)) return true
  return false
}

/** CR 205.3m: at least one creature type of one is also one of the other. */
function shareCreatureType(a: Characteristics, b: Characteristics): boolean {
  if (hasKeyword(a, 'changeling') && hasKeyword(b, 'changeling')) return true
  return [...a.subtypes, ...b.subtypes].some(
    (word) => isCreatureSubtype(word) && hasSubtype(a, word) && hasSubtype(b, word),
  )
}

/** CR 201.2, 709.4a: two objects have the same name if they have a name in common; a split card has those of both halves. */
function shareName(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  return one === other || one.split(' // ').some((name) => other.split(' // ').includes(name))
}

function nameTest(name: NonNullable<Filter['name']>): Test {
  if (typeof name === 'string') return (_g, _x, _o, c) => c.name === name
  // CR 709.4a: a split card has the names of both its halves.
  if ('chosen' in name) return chosenTest('name', name.chosen, (c, word) => c.name.split(' // ').includes(word))
  return relatedTest('name', name.sameAs, (g, related, _o, c, x) =>
    related.some((id) => {
      const other = characteristicsFor(g, x, id as ObjectId)
      return other !== undefined && shareName(other.name, c.name)
    }),
  )
}

const hasTarget = ({ stack }: GameObject, fits: (entity: EntityId) => boolean): boolean =>
  stack?.targets.some(({ entities }) => entities.some(fits)) ?? false

function countersIn({ counters }: GameObject, kind: string): number {
  if (kind !== 'any') return counters?.[kind] ?? 0
  return Object.values(counters ?? {}).reduce((sum, n) => sum + n, 0)
}

/** The zone from which it entered the battlefield this turn; undefined where it did not. */
const enteredFrom = (game: Game, id: ObjectId): Zone | null | undefined =>
  game.state.history.thisTurn.find(
    (event) => event.kind === 'zoneChange' && event.to === 'battlefield' && event.became === id,
  )?.from

/** CR 404.2: the cards above it in its graveyard, the next one first. */
function cardsAbove(game: Game, { id, owner }: GameObject): readonly ObjectId[] {
  const pile = game.state.graveyard[owner]
  const at = pile.indexOf(id)
  return at < 0 ? [] : pile.slice(at + 1)
}

type Compiler<K extends keyof Filter> = (value: NonNullable<Filter[K]>) => Test | null

/**
 * Each field of a filter as a test, in the order in which they are asked: what is cheap to answer comes first. Every field
 * that card data may use has its line here. Null: the field is not a test of its own.
 */
const compilers: { readonly [K in keyof Required<Filter>]: Compiler<K> } = {
  type: (value) => {
    const bits = bitsIn(TYPE_BIT, list<CardType>(value))
    return (_g, _x, _o, c) => (c.types & bits) !== 0
  },
  allTypes: (value) => {
    const bits = bitsIn(TYPE_BIT, value)
    return (_g, _x, _o, c) => (c.types & bits) === bits
  },
  cardType: ({ chosen }) =>
    chosenTest('cardType', chosen, (c, word) => (c.types & (TYPE_BIT[word as CardType] ?? 0)) !== 0),
  supertype: (value) => {
    const bits = bitsIn(SUPERTYPE_BIT, list<Supertype>(value))
    return (_g, _x, _o, c) => (c.supertypes & bits) !== 0
  },
  color: (value) => {
    if (typeof value === 'object' && 'chosen' in value)
      return chosenTest('color', value.chosen, (c, word) => (c.colors & (COLOR_BIT[word as Color] ?? 0)) !== 0)
    const bits = bitsIn(COLOR_BIT, list<Color>(value as Color | readonly Color[]))
    return (_g, _x, _o, c) => (c.colors & bits) !== 0
  },
  subtype: (value) => {
    if (typeof value === 'object' && 'chosen' in value) return chosenTest('subtype', value.chosen, hasSubtype)
    const words = list<string>(value as string | readonly string[])
    return (_g, _x, _o, c) => hasAnySubtype(c, words)
  },
  allSubtypes: (value) => (_g, _x, _o, c) => value.every((word) => hasSubtype(c, word)),
  // CR 603.6, 400.7: an ability that triggers as its source moves looks for others than what that became.
  other: () => (g, x, o) => o.id !== x.source && !becameOf(g, x.source).includes(o.id),
  controller: (value) =>
    value === 'you'
      ? (_g, x, o, c) => controllerIn(o, c) === x.controller
      : playerTest('controller', value, controllerIn),
  owner: (value) => playerTest('owner', value, ({ owner }) => owner),
  is: (value) => {
    if (typeof value === 'string') return statusTests[value]
    const tests = value.map((word) => statusTests[word])
    return (g, x, o, c) => fitsAll(tests, g, x, o, c)
  },
  keyword: (value) => (_g, _x, _o, c) => hasKeyword(c, value),
  name: nameTest,
  manaCost: (value) => (_g, _x, _o, c) => c.manaCost !== null && list<string>(value).includes(c.manaCost),
  manaValue: (value) => comparisonTest(value, ({ manaValue }) => manaValue),
  power: (value) => sizeTest(value, ({ power }) => power),
  toughness: (value) => sizeTest(value, ({ toughness }) => toughness),
  basePower: (value) => sizeTest(value, ({ basePower }) => basePower),
  powerPlusToughness: (value) => sizeTest(value, ({ power, toughness }) => power + toughness),
  counters: (value) => (g, x, o) => compares(g, x, countersIn(o, value.counter), value.count),
  stackKind: (value) => {
    if (value === 'any') return null
    if (value === 'spell') return (_g, _x, o) => o.kind !== 'ability'
    if (value === 'ability') return (_g, _x, o) => o.kind === 'ability'
    if (value === 'loyaltyAbility')
      return (g, _x, { kind, stack }) =>
        kind === 'ability' &&
        stack?.ability?.kind === 'activated' &&
        stack.ability.cost.some((part) => part.kind === 'loyalty') &&
        ((currentOrLastKnown(g, stack.source)?.types ?? 0) & TYPE_BIT.planeswalker) !== 0
    const kind = value === 'activatedAbility' ? 'activated' : 'triggered'
    return (_g, _x, o) => o.kind === 'ability' && o.stack?.kind === kind
  },
  abilities: (value) => {
    if (value === 'none') return (_g, _x, _o, c) => c.abilities.length === 0
    if (value === 'activated') return (_g, _x, _o, c) => c.abilities.some(({ ability }) => ability.kind === 'activated')
    const fits = value === 'mana' ? isManaAbility : isNonmanaActivated
    return (_g, _x, _o, c) => c.abilities.some(({ ability }) => fits(ability))
  },
  attachedTo: (value) =>
    relatedTest('attachedTo', value, (g, hosts, o) =>
      hosts.some((host) => o.attachedTo === host || wasAttachedTo(g, o.id, host)),
    ),
  hasAttached: (value) => (g, x, o) =>
    g.state.battlefield.some((id) => g.state.objects[id]?.attachedTo === o.id && matches(g, x, value, id)),
  among: (value) =>
    relatedTest('among', value, (g, related, o) =>
      related.some((id) => id === o.id || becameOf(g, id as ObjectId).includes(o.id)),
    ),
  targets: (value) => {
    if (typeof value !== 'object' || !('player' in value))
      return relatedTest('targets', value, (_g, related, o) => hasTarget(o, (entity) => related.includes(entity)))
    return (g, x, o) => {
      const players = playersOf(g, x, value.player).map(playerEntity)
      return players.length === 0 ? believedField(x, 'targets') : hasTarget(o, (entity) => players.includes(entity))
    }
  },
  targetedBy: (value) =>
    relatedTest('targets', value, (g, spells, o) =>
      spells.some((id) => {
        const spell = recordOf(g, id as ObjectId)
        return spell !== undefined && hasTarget(spell, (entity) => entity === o.id)
      }),
    ),
  // CR 107.1c: zero is even.
  parity: (value) => {
    const fits = (c: Characteristics, word: string): boolean => (c.manaValue % 2 === 0) === (word === 'even')
    if (typeof value === 'object') return chosenTest('subtype', value.chosen, fits)
    return (_g, _x, _o, c) => fits(c, value)
  },
  targetsSome: (value) => (g, x, o) =>
    hasTarget(o, (entity) => isObjectEntity(entity) && matches(g, x, value, entity as ObjectId)),
  couldProduce: (value) => (g, _x, o) => typesFrom(g, o.id).includes(value),
  cameFrom: (value) => (g, x, o) =>
    enteredFrom(g, o.id) === value || (o.cast?.from === value && o.cast.by === x.controller),
  directlyBelow: (value) => (g, x, o) => {
    const [next] = cardsAbove(g, o)
    return next !== undefined && matches(g, x, value, next, null)
  },
  nothingAbove: (value) => (g, x, o) => !cardsAbove(g, o).some((id) => matches(g, x, value, id, null)),
  attackingPlayer: (value) => (g, x, o) => {
    const players = playersOf(g, x, value).map(playerEntity)
    return (g.state.combat?.attackers ?? []).some(
      ({ attacker, defender }) => attacker === o.id && players.some((player) => player === defender),
    )
  },
  blocking: (value) =>
    relatedTest('blocking', value, (g, attackers, o) => attackers.some((attacker) => isBlockerOf(g, o.id, attacker))),
  blockedBy: (value) =>
    relatedTest('blockedBy', value, (g, blockers, o) => blockers.some((blocker) => isBlockedBy(g, o.id, blocker))),
  dealtDamageThisTurnBy: (value) =>
    relatedTest('dealtDamageThisTurnBy', value, (g, sources, o) =>
      g.state.history.thisTurn.some(
        (event) => event.kind === 'damage' && event.object === o.id && sources.includes(event.source),
      ),
    ),
  damagedThisTurnBy: (value) => (g, x, o) => {
    const players = playersOf(g, x, value)
    return g.state.history.thisTurn.some(
      ({ kind, object, controller }) =>
        kind === 'damage' && object === o.id && controller !== -1 && players.includes(controller),
    )
  },
  shares: ({ what, with: other }) =>
    relatedTest('shares', other, (g, related, _o, c, x) =>
      related.some((id) => {
        const that = characteristicsFor(g, x, id as ObjectId)
        return that !== undefined && (what === 'color' ? (that.colors & c.colors) !== 0 : shareCreatureType(that, c))
      }),
    ),
  drawnThisTurn: () => (g, _x, o) =>
    g.state.history.thisTurn.some((event) => event.kind === 'drawn' && event.became === o.id),
  // `matches` looks at the zone first: what a filter without one means depends on who asks.
  zone: () => null,
  not: (value) => {
    const tests = testsOf(value)
    return (g, x, o, c) => !fitsAll(tests, g, x, o, c)
  },
  any: (value) => {
    const options = value.map(testsOf)
    if (value.every(({ zone }) => zone === undefined))
      return (g, x, o, c) => options.some((tests) => fitsAll(tests, g, x, o, c))
    // "Spell or permanent": each option says where it looks.
    const zones = value.map(({ zone }) => list<Zone>(zone ?? 'battlefield'))
    return (g, x, o, c) => options.some((tests, at) => zones[at]?.includes(o.zone) && fitsAll(tests, g, x, o, c))
  },
}

const FIELDS = Object.keys(compilers) as readonly (keyof Filter)[]

/** The tests of the fields that the filter uses. */
export function compileFilter(filter: Filter): Test[] {
  const tests: Test[] = []
  for (const field of FIELDS) {
    const value = filter[field]
    const test = value === undefined ? null : (compilers[field] as Compiler<typeof field>)(value as never)
    if (test !== null) tests.push(test)
  }
  return tests
}
