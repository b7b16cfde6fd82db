import type { EffectOf, EventPattern, Filter, LibraryPlace } from '@spellwright/dsl'
import { destroyAll } from '../atoms/destroy.ts'
import { isTransforming } from '../atoms/faces.ts'
import { link } from '../atoms/link.ts'
import { type Move, moveObjects } from '../atoms/move.ts'
import { type Share, sacrificeShares } from '../atoms/sacrifice.ts'
import { TYPE_BIT } from '../continuous/characteristics.ts'
import { askObjects, askOrder } from '../decision/ask.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { matches, objectsMatching } from '../query/filter.ts'
import { allFollowed, controllerOf, currentOrLastKnown, mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { firstObject, firstPlayer, objectsOf, playersOf, selected } from '../query/refs.ts'
import { counterObject } from '../stack/counter.ts'
import {
  type EntityId,
  isObjectEntity,
  NO_OBJECT,
  type ObjectId,
  otherPlayer,
  PLAYERS,
  type PlayerId,
  playerEntity,
} from '../state/ids.ts'
import { itemAt, itemsAt } from '../state/lists.ts'
import type { GameObject } from '../state/object.ts'
import { drawAtRandom } from '../state/rng.ts'
import type { Frame } from './frame.ts'
import type { EffectHandlers } from './run.ts'

/**
 * Can this effect find the new object that the object became (CR 400.7e, 400.7j, 400.7k)? Only if the move is what it
 * triggered on, was made by an earlier part of it, or paid its cost.
 */
function mayFollow(game: Game, frame: Frame, id: ObjectId): boolean {
  const became = game.state.lastKnown.get(id)?.became ?? NO_OBJECT
  if (became === NO_OBJECT) return false
  if (became >= frame.firstNew || frame.event?.becameId === became) return true
  if (isAuraOfEvent(game, frame, id, became)) return true
  const known = frame.bindings['may.follow']
  return typeof known === 'object' && known.includes(became)
}

/** CR 400.7f: the Aura that went to the graveyard with, or because of, the permanent whose leaving the ability triggered on. */
function isAuraOfEvent(game: Game, frame: Frame, id: ObjectId, became: ObjectId): boolean {
  const attachedTo = game.state.lastKnown.get(id)?.object.attachedTo
  return (
    frame.event !== null &&
    attachedTo !== undefined &&
    attachedTo !== 0 &&
    attachedTo === frame.event.object &&
    game.state.objects[became]?.zone === 'graveyard'
  )
}

/** The objects a step acts on: still existing, or followed to the public zone they went to. */
export function acting(game: Game, frame: Frame, selector: Parameters<typeof selected>[2]): ObjectId[] {
  const found: ObjectId[] = []
  for (const entity of selected(game, frame, selector)) {
    if (!isObjectEntity(entity)) continue
    if (!game.state.objects[entity] && !mayFollow(game, frame, entity)) continue
    for (const id of allFollowed(game, entity)) if (!found.includes(id)) found.push(id)
  }
  return found
}

type Kinds = 'move' | 'exileUntilSourceLeaves' | 'destroy' | 'sacrifice' | 'sacrificeChoice' | 'counterSpell'

export const zoneEffects: EffectHandlers<Kinds> = {
  move(game, frame, effect) {
    const ids = ordered(game, frame, effect, movable(game, effect, acting(game, frame, effect.what)))
    const attacking = effect.enters?.includes('attacking') ? attackedBy(game, frame) : 0
    const moves = ids.map((id) => moveFor(game, frame, effect, id, attacking, isSeen(frame, effect, ids, id)))
    const moved = movedTo(game, moves, moveObjects(game, moves))
    if (effect.linked !== undefined) link(game, frame.source, effect.linked, moved)
    frame.bind(effect.as, moved)
  },
  exileUntilSourceLeaves(game, frame, effect) {
    // CR 610.3b: if the source has already left, nothing is exiled.
    const { until } = effect
    if (until === undefined ? !isSourceThere(game, frame) : hasHappened(game, frame, until)) return
    const moves = acting(game, frame, effect.what).map((id) => ({ id, to: 'exile' as const, cause: frame.cause }))
    const zones = moves.map(({ id }) => game.state.objects[id]?.zone ?? 'battlefield')
    const became = moveObjects(game, moves)
    // CR 610.3: each returns to the zone it came from.
    for (const from of new Set(zones)) {
      const cards = movedTo(
        game,
        moves.filter((_, index) => zones[index] === from),
        became.filter((_, index) => zones[index] === from),
      )
      if (cards.length > 0) {
        const { controller, bindings } = frame
        const awaited = until === undefined ? null : { on: until, controller, bindings }
        game.state.exiledUntil.push({ source: frame.source, cards, from, until: awaited })
      }
    }
    if (effect.linked !== undefined) link(game, frame.source, effect.linked, movedTo(game, moves, became))
    frame.bind(effect.as, movedTo(game, moves, became))
  },
  destroy(game, frame, effect) {
    const ids = acting(game, frame, effect.what)
    const options = { source: frame.source, controller: frame.controller, regeneration: effect.regeneration !== 'cant' }
    frame.bind(effect.as, destroyAll(game, ids, options))
  },
  sacrifice(game, frame, effect) {
    const ids = acting(game, frame, effect.what).filter((id) => game.state.objects[id]?.zone === 'battlefield')
    const players = effect.by === 'controller' ? PLAYERS : [frame.controller]
    const shares = players.map(
      (player): Share => ({ player, ids: ids.filter((id) => controllerOf(game, id) === player) }),
    )
    frame.bind(effect.as, sacrificeShares(game, shares, frame.source, frame.controller))
  },
  sacrificeChoice(game, frame, effect) {
    const shares: Share[] = []
    for (const player of playersOf(game, frame, effect.player)) {
      const own = objectsMatching(game, frame, effect.filter).filter((id) => controllerOf(game, id) === player)
      if (typeof effect.count === 'object' && 'allBut' in effect.count) {
        const kept = chooseKept(game, frame, player, own, effect.count.allBut)
        shares.push({ player, ids: own.filter((id) => !kept.includes(id)) })
        continue
      }
      const count = atLeastZero(quantity(game, frame, effect.count))
      const text = `Choose ${count === 1 ? 'what' : count} to sacrifice.`
      const ids = askObjects(game, { player, purpose: 'sacrifice', source: frame.source, text }, own, count, count)
      shares.push({ player, ids })
    }
    frame.bind(effect.as, sacrificeShares(game, shares, frame.source, frame.controller))
  },
  counterSpell(game, frame, effect) {
    const countered: ObjectId[] = []
    const permanents: ObjectId[] = []
    for (const id of objectsOf(game, frame, effect.what)) {
      const source = abilitySource(game, id)
      if (!counterObject(game, id, frame.source, frame.controller, effect.to)) continue
      countered.push(id)
      if (game.state.objects[source]?.zone === 'battlefield') permanents.push(source)
    }
    frame.bind(effect.as, countered)
    frame.bind(effect.permanentAs, permanents)
  },
}

const isSourceThere = (game: Game, { source }: Frame): boolean => game.state.objects[source]?.zone === 'battlefield'

/** CR 610.3b: has it happened since the event that triggered the ability? */
function hasHappened(game: Game, frame: Frame, until: EventPattern): boolean {
  const { thisTurn } = game.state.history
  const cause = thisTurn.findIndex(({ became }) => became !== NO_OBJECT && became === frame.event?.becameId)
  return cause >= 0 && thisTurn.slice(cause + 1).some((event) => matchEvent(game, frame, until, event) !== null)
}

/** CR 712.14a: only double-faced cards that can transform are put onto the battlefield transformed. */
function movable(game: Game, { enters }: EffectOf<'move'>, ids: ObjectId[]): ObjectId[] {
  if (!enters?.includes('transformed')) return ids
  return ids.filter((id) => isTransforming(game, mustGet(game, id)))
}

/** What the moved objects became, all components of merged permanents included. */
function movedTo(game: Game, moves: readonly Move[], became: readonly ObjectId[]): ObjectId[] {
  return moves.flatMap(({ id }, index) => {
    const object = itemAt(became, index)
    return object === NO_OBJECT ? [] : [object, ...(game.state.lastKnown.get(id)?.others ?? [])]
  })
}

/** The source of an ability on the stack, or 0 for a spell. */
function abilitySource(game: Game, id: ObjectId): ObjectId {
  const object = game.state.objects[id]
  return object?.kind === 'ability' ? (object.stack?.source ?? NO_OBJECT) : NO_OBJECT
}

/** The player keeps one permanent for each filter; the same one may be kept for several. */
function chooseKept(
  game: Game,
  frame: Frame,
  player: PlayerId,
  own: readonly ObjectId[],
  filters: readonly Filter[],
): EntityId[] {
  const kept: EntityId[] = []
  for (const filter of filters) {
    const candidates = own.filter((id) => matches(game, frame, filter, id, null))
    const text = `Choose what to keep for ${nameOf(game, frame.source)}.`
    kept.push(...askObjects(game, { player, purpose: 'choose', source: frame.source, text }, candidates, 1, 1))
  }
  return kept
}

/** Was the card revealed, and do both players see where it goes? The order of several cards put into a library is hidden. */
const isSeen = (frame: Frame, { to }: EffectOf<'move'>, ids: readonly ObjectId[], id: ObjectId): boolean =>
  (to === 'hand' || (to === 'library' && ids.length === 1)) && frame.revealed.includes(id)

function moveFor(
  game: Game,
  frame: Frame,
  effect: EffectOf<'move'>,
  id: ObjectId,
  attacking: EntityId,
  revealed: boolean,
): Move {
  const object = mustGet(game, id)
  const controller = controllerAfter(game, frame, effect, object)
  const attachTo = effect.attachTo === undefined ? 0 : firstObject(game, frame, effect.attachTo)
  const place = effect.library
  return {
    id,
    to: effect.to,
    cause: { kind: 'effect', source: frame.source, controller: frame.controller },
    ...(place === undefined ? {} : { position: place.depth === undefined ? place.position : place.depth - 1 }),
    controller,
    tapped: effect.enters?.includes('tapped') ?? false,
    face: effect.enters?.includes('transformed') ? 1 : 0,
    faceDown: effect.enters?.includes('faceDown') ?? false,
    hidden: effect.faceDown === 'faceDown',
    ...(effect.counters
      ? { counters: { [effect.counters.counter]: quantity(game, frame, effect.counters.count) } }
      : {}),
    ...(attacking !== 0 ? { attacking } : {}),
    ...(attachTo !== 0 ? { attachTo } : {}),
    ...(revealed ? { revealed } : {}),
    ...(effect.becomes === undefined ? {} : { becomes: effect.becomes }),
  }
}

/** Under "their owners' control" each is its own owner's. */
function controllerAfter(game: Game, frame: Frame, { verb, under }: EffectOf<'move'>, object: GameObject): PlayerId {
  if (under === undefined) return verb === 'put' ? frame.controller : object.owner
  if (typeof under === 'object' && 'ownerOf' in under) return object.owner
  return firstPlayer(game, frame, under)
}

/** Several cards put into a library are put there in a chosen or random order (CR 401.4). */
function ordered(game: Game, frame: Frame, effect: EffectOf<'move'>, ids: ObjectId[]): ObjectId[] {
  const place = effect.library
  if (effect.to !== 'library' || ids.length < 2 || !place) return ids
  if (place.order === 'random') {
    return drawAtRandom(game.state.rng, 'random0', ids)
  }
  // CR 401.4: their owners order them, unless the effect says otherwise.
  if (place.order === undefined) {
    const sorted: ObjectId[] = []
    for (const player of PLAYERS) {
      const own = ids.filter((id) => game.state.objects[id]?.owner === player)
      sorted.push(...(own.length < 2 ? own : inOrder(game, frame, place, player, own)))
    }
    return sorted
  }
  return inOrder(game, frame, place, frame.controller, ids)
}

function inOrder(
  game: Game,
  frame: Frame,
  place: LibraryPlace,
  player: PlayerId,
  ids: readonly ObjectId[],
): ObjectId[] {
  const text =
    place.position === 'top' ? 'Order the cards, topmost first.' : 'Order the cards for the bottom, the lowest last.'
  const order = askOrder(
    game,
    { player, purpose: 'orderCards', source: frame.source, text, shows: ids },
    ids.map((id) => ({ label: nameOf(game, id), object: id })),
  )
  const sorted = itemsAt(ids, order)
  // The last one put on top is the topmost; the last one put on the bottom is the lowest.
  return place.position === 'top' ? sorted.reverse() : sorted
}

/** What an object that enters attacking attacks (CR 508.4): as the creature it replaces did, or its controller's choice. */
export function attackedBy(game: Game, frame: Frame): EntityId {
  const returned = frame.bindings['returned']
  if (typeof returned === 'object' && returned[0] !== undefined) {
    const attacked = game.state.lastKnown.get(returned[0] as ObjectId)?.attacked
    if (attacked) return attacked
  }
  const defender = otherPlayer(game.state.turn.active)
  const walkers = game.state.battlefield.filter((id) => {
    const c = currentOrLastKnown(game, id)!
    return c.controller === defender && (c.types & TYPE_BIT.planeswalker) !== 0
  })
  const [chosen] = askObjects(
    game,
    { player: frame.controller, purpose: 'defender', source: frame.source, text: 'What does it attack?' },
    [playerEntity(defender), ...walkers],
    1,
    1,
  )
  return chosen!
}
