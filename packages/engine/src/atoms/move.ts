import type { Zone } from '@spellwright/dsl'
import { removeFromCombat } from '../combat/remove.ts'
import { hasSubtype } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects } from '../decision/ask.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import { doorsAsItEnters, unlockEvents } from '../frames/room.ts'
import { type Door, unlockedDoors } from '../frames/room-values.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../query/filter.ts'
import { controllerOf, mustGet, zoneList } from '../query/lookup.ts'
import { rulesOfKind } from '../query/rules.ts'
import { replaceEvent } from '../replacement/apply.ts'
import { replacementsOfKind } from '../replacement/gather.ts'
import type { Cause } from '../replacement/proposal.ts'
import { type EntityId, NO_OBJECT, type ObjectId, PLAYERS, type PlayerId } from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { Component, CopyRecord, GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import { shuffleInPlace } from '../state/rng.ts'
import { touchMove, touchObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { turnOverForDaytime } from '../turn/daytime.ts'
import { arrange } from './arrange.ts'
import { unattach } from './attach.ts'
import { carryOver } from './carry-over.ts'
import { completeEntry } from './entering/complete-entry.ts'
import { planEntry } from './entering/enter.ts'
import { enterAttacking, enterBlocking } from './entering/enter-combat.ts'
import type { EntryPlan, EntryRequest } from './entering/entry-plan.ts'
import { changeAsItEnters } from './entering/gain-as-it-enters.ts'
import { areSeveralEntering, orderTimestamps } from './entering/timestamp-order.ts'
import { returnExiledUntil } from './exile-until.ts'
import { freshObject } from './fresh-object.ts'
import { graveyardOrder, isGraveyardOrdered } from './graveyard-order.ts'
import { forgetByOpponent, HIDDEN, knowledge, moverOf, noteReveal } from './known-after-move.ts'
import { link } from './link.ts'
import { recordWhatItBecame, remember } from './remember.ts'

type Position = 'top' | 'bottom' | number

/** One object changing zones. Fields after `cause` matter only for the battlefield. */
export interface Move extends EntryRequest {
  readonly id: ObjectId
  readonly to: Zone
  readonly cause: Cause
  /** In a library; a number counts the cards above it. Absent where the library is shuffled afterwards. */
  readonly position?: Position
  readonly attacking?: EntityId
  /** CR 509.4: the attacking creature it enters blocking. */
  readonly blocking?: ObjectId
  /** It is revealed as it moves. */
  readonly revealed?: boolean
  /** Marks of a permanent that enters face down: manifested, cloaked. */
  readonly marks?: GameObject['marks']
  /** Exiled face down. */
  readonly hidden?: boolean
  /** Replacement effects have already been applied, or must not be. */
  readonly unreplaced?: boolean
}

/** A move as it will be carried out, after replacement effects. */
export interface Planned {
  readonly move: Move
  readonly to: Zone
  /** Null where it does not matter. */
  readonly position: Position | null
  readonly shuffle: boolean
  readonly entry: EntryPlan | null
  /** The order of the components of a merged permanent; null keeps their order. */
  readonly arrangement: readonly number[] | null
  /** Counters from a replacement effect, in a zone other than the battlefield. */
  readonly added: GameObject['counters']
  /** The object whose linked abilities remember it, where a replacement effect says so. */
  readonly linked: { readonly source: ObjectId; readonly key: string } | null
}

/** Move one object. Returns the object it became, or 0 if it stayed or something else happened instead. */
export function moveObject(game: Game, move: Move): ObjectId {
  const [became = NO_OBJECT] = moveObjects(game, [move])
  return became
}

/** Moves all of these to the same zone, simultaneously. */
export const moveAll = (game: Game, ids: readonly ObjectId[], to: Zone, cause: Cause): ObjectId[] =>
  moveObjects(
    game,
    ids.map((id) => ({ id, to, cause })),
  )

/**
 * The one place where objects change zones (SPEC S5.4). All moves of one call happen simultaneously: replacement effects
 * first (CR 614), then the moves, then their events.
 */
export function moveObjects(game: Game, moves: readonly Move[]): ObjectId[] {
  const planned: (Planned | null)[] = []
  for (const move of moves) planned.push(plan(game, move, moves))
  if (planned.length > 1 && areSeveralEntering(planned)) orderTimestamps(game, planned)
  const order = isGraveyardOrdered(game, planned) ? graveyardOrder(game, planned) : null
  const results: ObjectId[] = planned.length === 1 ? [NO_OBJECT] : planned.map(() => NO_OBJECT)
  const events = carryOut(game, planned, order, results)
  if (game.state.exiledUntil.length > 0) returnExiledUntil(game, events)
  return results
}

/** Carries out what was planned, and emits the events. `results` receives the new object of each move. */
function carryOut(
  game: Game,
  planned: readonly (Planned | null)[],
  order: readonly number[] | null,
  results: ObjectId[],
): readonly GameEvent[] {
  const before = triggerIndex(game)
  const events: GameEvent[] = []
  // Last-known information is recorded before anything moves.
  for (const p of planned) if (p) remember(game, p.move.id, p.move.cause.source === p.move.id)
  for (let place = 0; place < planned.length; place++) {
    const index = order === null ? place : itemAt(order, place)
    const p = planned[index]
    if (p && game.state.objects[p.move.id]) results[index] = perform(game, p, events)
  }
  for (const p of planned) if (p && game.state.lastKnown.get(p.move.id)?.object.zone === 'battlefield') endBestow(game)
  emit(game, events, before)
  // CR 702.145d: immediately.
  if (game.watches.daybound) turnOverForDaytime(game)
  for (const p of planned) if (p?.shuffle) shuffleLibrary(game, mustOwner(game, p))
  return events
}

/** CR 702.103f: an Aura whose creature has left ceases to be bestowed immediately. */
function endBestow(game: Game): void {
  for (const id of game.state.battlefield) {
    const { bestowed, attachedTo } = mustGet(game, id)
    if (bestowed && attachedTo > 0 && game.state.objects[attachedTo] === undefined) unattach(game, id)
  }
}

const mustOwner = (game: Game, p: Planned): PlayerId => game.state.lastKnown.get(p.move.id)?.object.owner ?? 0

/** Do effects keep it in the zone it is in (CR 101.2)? */
const cantEnter = (game: Game, { id, zone }: GameObject): boolean =>
  rulesOfKind(game, 'cantEnter').some(
    ({ rule, ctx }) => rule.from.includes(zone) && matches(game, ctx, { ...rule.cards, zone }, id, zone),
  )

const isExiledInstead = ({ after }: GameObject, { to }: Move): boolean =>
  after === 'exile' || (after === 'exileNotGraveyard' && to === 'graveyard')

function plan(game: Game, move: Move, moves: readonly Move[]): Planned | null {
  const object = game.state.objects[move.id]
  if (!object) return null
  // CR 111.8: neither a token that has left the battlefield nor a copy of a spell can come back.
  if (object.kind === 'token' && object.zone !== 'battlefield') return null
  if (object.zone === move.to && move.to === 'battlefield') return null
  if (move.to === 'battlefield' && cantEnter(game, object)) return null
  // CR 702.34a: cast with flashback, it is exiled whenever it would leave the stack.
  let to = object.zone === 'stack' && isExiledInstead(object, move) ? 'exile' : move.to
  let position = move.position ?? null
  let shuffle = false
  let added: GameObject['counters'] = null
  let linked: Planned['linked'] = null
  if (!move.unreplaced && replacementsOfKind(game, 'zoneChange').length > 0) {
    const event = replaceEvent(game, {
      kind: 'zoneChange',
      object: move.id,
      from: object.zone,
      to,
      position: position === 'bottom' ? 'bottom' : 'top',
      cause: move.cause,
      shuffle: false,
      counters: null,
      linked: null,
      face: move.face ?? null,
    })
    if (!event) return null
    if (event.to !== to) position = event.shuffle ? null : event.position
    to = event.to
    shuffle = event.shuffle
    added = event.counters
    linked = event.linked
  }
  if (to !== 'battlefield') {
    const arrangement = object.merged === null ? null : arrange(game, object, to)
    return { move, to, position, shuffle, entry: null, arrangement, added, linked }
  }
  const entry = planEntry(game, object, move, moves)
  // CR 616.1f: other effects may now replace where it goes.
  if (entry.instead !== null) return plan(game, { ...move, to: entry.instead }, moves)
  return { move, to, position, shuffle, entry: chooseHost(game, object, entry), arrangement: null, added: null, linked }
}

/**
 * CR 303.4f–g: the controller chooses what an Aura that did not resolve as an Aura spell enters attached to. If there is
 * nothing it could enchant, it stays where it is.
 */
function chooseHost(game: Game, object: GameObject, entry: EntryPlan): EntryPlan {
  const { tentative, hosts } = entry
  if (entry.attachTo !== 0 || object.sandbox || !hasSubtype(entry.characteristics, 'Aura')) return entry
  const resolves = object.zone === 'stack'
  if (resolves && hasSubtype(characteristics(game, object.id), 'Aura')) return entry
  if (hosts.length === 0) return resolves ? entry : { ...entry, stays: true }
  const [host] = askObjects(
    game,
    {
      player: tentative.controller,
      purpose: 'enterAttached',
      source: object.id,
      text: `What does ${entry.characteristics.name} enter attached to?`,
    },
    hosts,
    1,
    1,
  )
  return { ...entry, attachTo: host! }
}

export function removeFromZone(game: Game, object: GameObject): void {
  const list = zoneList(game, object.zone, object.owner)
  const index = list.lastIndexOf(object.id)
  if (index >= 0) list.splice(index, 1)
}

/** The top of a library and the newest card of a graveyard are at the end of their lists. */
function insertIntoZone(game: Game, object: GameObject, position: Position | null): void {
  const list = zoneList(game, object.zone, object.owner)
  if (position === 'top' || position === null) list.push(object.id)
  else if (position === 'bottom') list.unshift(object.id)
  else list.splice(Math.max(0, list.length - position), 0, object.id)
}

export function addObject(game: Game, object: GameObject, position: Position = 'top'): ObjectId {
  game.state.objects[object.id] = object
  insertIntoZone(game, object, position)
  touchObject(game, object)
  return object.id
}

function perform(game: Game, p: Planned, events: GameEvent[]): ObjectId {
  const { move, to, entry } = p
  const old = mustGet(game, move.id)
  if (entry?.stays) return NO_OBJECT
  const controllerBefore = old.zone === 'battlefield' ? controllerOf(game, old.id) : old.controller
  if (old.zone === 'battlefield') removeFromCombat(game, old.id)
  removeFromZone(game, old)
  game.state.objects[old.id] = undefined
  const fresh = freshObject(game, {
    owner: old.owner,
    controller: old.owner,
    zone: to,
    def: old.def,
    kind: old.kind,
    card: old.card,
    sandbox: old.sandbox,
    ...(entry ? enteringWith(game, old, entry, move) : movingWith(old, to, move)),
    ...(p.added === null ? {} : { counters: p.added }),
  })
  game.state.objects[fresh.id] = fresh
  // CR 712.4a: what melds enters as one permanent.
  const others = old.merged === null || entry ? undefined : separate(game, p, old, fresh)
  if (others === undefined) insertIntoZone(game, fresh, p.position)
  forgetByOpponent(game, old, to, move)
  noteReveal(game, old.knownTo, fresh.knownTo)
  if (fresh.kind !== 'card' && to !== 'battlefield') game.state.strays = true
  recordWhatItBecame(game, old.id, fresh.id, others)
  if (entry && old.zone === 'stack') carryOver(game, old.id, fresh.id)
  if (p.linked !== null) link(game, p.linked.source, p.linked.key, [fresh.id])
  if (entry) completeEntry(game, fresh, entry)
  if (entry && move.becomes !== undefined) changeAsItEnters(game, fresh, move.becomes)
  if (entry && move.attacking !== undefined && move.attacking !== 0) enterAttacking(game, fresh.id, move.attacking)
  if (entry && move.blocking !== undefined) enterBlocking(game, fresh.id, move.blocking)
  touchMove(game, fresh, old.zone)
  if (old.zone === 'library' || to === 'library') game.libraryTouches++
  const hidden = HIDDEN.has(old.zone) && HIDDEN.has(to) && !move.revealed
  const owner = to === 'library' && old.zone === 'library' ? moverOf(old, move) : old.owner
  const visibleTo = hidden || move.hidden ? 1 << owner : 3
  const { kind, source, controller } = move.cause
  events.push(
    makeEvent('zoneChange', {
      object: old.id,
      became: fresh.id,
      from: old.zone,
      to,
      player: controllerBefore,
      amount: to === 'library' ? placeInLibrary(p.position) : 0,
      detail: kind,
      source,
      controller,
      visibleTo,
    }),
  )
  if (entry && unlockedDoors(fresh) > 0)
    events.push(...unlockEvents(fresh.id, fresh.controller, 0, (unlockedDoors(fresh) - 1) as Door))
  // CR 122.6a: counters it enters with are put on it by its controller.
  if (entry && fresh.counters !== null)
    for (const [counter, amount] of Object.entries(fresh.counters))
      events.push(makeEvent('countersPut', { object: fresh.id, amount, detail: counter, controller: fresh.controller }))
  return fresh.id
}

/** For events: 1 is the top of the library, 2 the next card; −1 is the bottom, and 0 no place in particular. */
const placeInLibrary = (position: Position | null): number => {
  if (position === null) return 0
  if (position === 'bottom') return -1
  return position === 'top' ? 1 : position + 1
}

/** CR 730.3: each component of a merged permanent becomes a separate object. Returns those below the topmost. */
function separate(game: Game, p: Planned, old: GameObject, top: GameObject): ObjectId[] {
  const others = old.merged!.under.map((component) => {
    const { owner } = old
    const { def, kind, card } = component
    const { knownTo } = top
    const copy = copyOfCard(component)
    const fresh = freshObject(game, { owner, controller: owner, zone: p.to, def, kind, card, knownTo, copy })
    game.state.objects[fresh.id] = fresh
    if (kind !== 'card') game.state.strays = true
    touchMove(game, fresh, old.zone)
    return fresh
  })
  const all = [top, ...others]
  const ordered = p.arrangement === null ? all : itemsAt(all, p.arrangement)
  // The last card put on top is the topmost; the last one put on the bottom is the lowest.
  for (const object of p.position === 'bottom' ? ordered : ordered.toReversed())
    insertIntoZone(game, object, p.position)
  return others.map(({ id }) => id)
}

/** Copies of cards and tokens that are copies stay copies until they cease to exist (CR 704.5e). */
const copyOfCard = ({ kind, copy }: Component): CopyRecord | null => (kind === 'card' ? null : copy)

const movingWith = (old: GameObject, to: Zone, move: Move): Partial<GameObject> => ({
  knownTo: knowledge(old, to, move),
  faceDown: move.hidden === true,
  copy: copyOfCard(old),
})

function enteringWith(game: Game, old: GameObject, entry: EntryPlan, move: Move): Partial<GameObject> {
  const { controller, face, faceDown, bestowed, copy, kind } = entry.tentative
  const wasSpell = old.zone === 'stack'
  return {
    controller,
    lastController: controller,
    face,
    faceDown,
    bestowed,
    copy,
    kind,
    merged: old.merged,
    tapped: entry.tapped && !entry.untapped,
    counters: countersOf(entry),
    attachedTo: entry.attachTo,
    chosen: entry.chosen,
    // CR 400.7d: the permanent remembers how its spell was cast.
    cast: wasSpell ? old.cast : null,
    // CR 702.168b: it is disguised on the battlefield as it was on the stack.
    marks: move.marks ?? (faceDown && wasSpell ? old.marks : doorsAsItEnters(game, old)),
    // Under control only from now on, so it can attack from its controller's next turn on (CR 302.6).
    controlledSince: game.state.turn.number + 1,
  }
}

function countersOf({ counters }: EntryPlan): GameObject['counters'] {
  const some = Object.entries(counters).filter(([, count]) => count > 0)
  return some.length > 0 ? Object.fromEntries(some) : null
}

/** CR 701.24. The game's own generator; one stream per library. */
export function shuffleLibrary(game: Game, player: PlayerId): void {
  game.libraryTouches++
  for (const seat of PLAYERS) game.state.reveals[seat]++
  const library = game.state.library[player]
  shuffleInPlace(game.state.rng, player === 0 ? 'library0' : 'library1', library)
  for (const id of library) {
    const object = mustGet(game, id)
    if (object.knownTo !== 0) game.state.objects[id] = objectWith(object, { knownTo: 0 })
  }
  emit(game, [makeEvent('shuffled', { player })])
}
