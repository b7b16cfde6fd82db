import type { ObjectRef, PlayerRef, Recipient, Selector } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import {
  type EntityId,
  entityPlayer,
  isObjectEntity,
  isPlayerEntity,
  NO_OBJECT,
  type ObjectId,
  otherPlayer,
  PLAYERS,
  type PlayerId,
  playerEntity,
} from '../state/ids.ts'
import type { Context } from './context.ts'
import { designation } from './designation.ts'
import { objectsMatching } from './filter.ts'
import { controllerOf, recordOf } from './lookup.ts'

const NOTHING: readonly EntityId[] = []

/**
 * What a reference points at: objects (perhaps gone; callers that act on them check) and, for bound names, players.
 * Undefined while that is not settled: no step has bound the name, nothing has been linked, there was no event.
 */
export function settledEntities(game: Game, ctx: Context, ref: ObjectRef): readonly EntityId[] | undefined {
  if (typeof ref === 'string') {
    const id = singleRef(game, ctx, ref)
    return id === NO_OBJECT ? undefined : [id]
  }
  if ('the' in ref) {
    const bound = ctx.bindings[ref.the]
    return bound === undefined ? undefined : typeof bound === 'object' ? bound : NOTHING
  }
  return linksOf(game, ctx.source)?.[ref.linked]
}

/** The mark of an emblem that says which permanent gave it. */
export const EMBLEM_OF = 'of'

/** What the linked abilities of an object have remembered; an emblem speaks of what its permanent has. */
function linksOf(game: Game, source: ObjectId): Readonly<Record<string, readonly ObjectId[]>> | undefined {
  const object = game.state.objects[source]
  const giver = object?.kind === 'emblem' ? object.marks?.[EMBLEM_OF] : undefined
  return game.state.linked.get(giver === undefined ? source : (giver as ObjectId))
}

/** The same, where a reference that is not settled points at nothing. */
export const entitiesOf = (game: Game, ctx: Context, ref: ObjectRef): readonly EntityId[] =>
  settledEntities(game, ctx, ref) ?? NOTHING

function singleRef(game: Game, ctx: Context, ref: Extract<ObjectRef, string>): EntityId {
  switch (ref) {
    case 'self':
      return ctx.source
    case 'affected':
      return ctx.affected
    case 'attachedTo':
      return recordOf(game, ctx.source)?.attachedTo ?? NO_OBJECT
    case 'eventObject':
      return ctx.event?.object ?? NO_OBJECT
    case 'eventSource':
      return ctx.event?.source ?? NO_OBJECT
    case 'paired':
      return recordOf(game, ctx.source)?.paired ?? NO_OBJECT
  }
}

export function linkedObjects(game: Game, source: ObjectId, key: string): readonly ObjectId[] {
  return linksOf(game, source)?.[key] ?? []
}

export function objectsOf(game: Game, ctx: Context, ref: ObjectRef): ObjectId[] {
  return entitiesOf(game, ctx, ref).filter(isObjectEntity)
}

export function firstObject(game: Game, ctx: Context, ref: ObjectRef): ObjectId {
  return objectsOf(game, ctx, ref)[0] ?? NO_OBJECT
}

/** Everything a selector names now; undefined while nothing of it is settled. */
export function settledSelection(game: Game, ctx: Context, selector: Selector): EntityId[] | undefined {
  if (Array.isArray(selector)) {
    const lists = selector.map((ref: ObjectRef) => settledEntities(game, ctx, ref))
    return lists.every((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? NOTHING)
  }
  const single = selector as Exclude<Selector, readonly ObjectRef[]>
  if (typeof single === 'object' && 'all' in single) return objectsMatching(game, ctx, single.all)
  const entities = settledEntities(game, ctx, single)
  return entities === undefined ? undefined : [...entities]
}

/** The same, where a selector that is not settled names nothing. */
export const selected = (game: Game, ctx: Context, selector: Selector): EntityId[] =>
  settledSelection(game, ctx, selector) ?? []

/** The objects and players a recipient names; undefined while none of them is settled. */
export function settledRecipients(game: Game, ctx: Context, recipient: Recipient): EntityId[] | undefined {
  if (typeof recipient !== 'object' || !('players' in recipient))
    return settledSelection(game, ctx, recipient as Selector)
  const players = playersOf(game, ctx, recipient.players).map(playerEntity)
  return recipient.objects === undefined ? players : [...selected(game, ctx, recipient.objects), ...players]
}

export const recipientsOf = (game: Game, ctx: Context, recipient: Recipient): EntityId[] =>
  settledRecipients(game, ctx, recipient) ?? []

const NOBODY: readonly PlayerId[] = []
const BOTH_BACKWARDS: readonly PlayerId[] = [1, 0]
/** Each player alone: these lists are asked for all the time. */
const ALONE: readonly [readonly PlayerId[], readonly PlayerId[]] = [[0], [1]]

/** The players a reference names, in APNAP order where there are several. */
export function playersOf(game: Game, ctx: Context, ref: PlayerRef): readonly PlayerId[] {
  if (typeof ref === 'object') return playersOfObjectRef(game, ctx, ref)
  const { active } = game.state.turn
  switch (ref) {
    case 'you':
      return ALONE[ctx.controller]
    case 'opponent':
      return ALONE[otherPlayer(ctx.controller)]
    case 'eachPlayer':
      return active === 0 ? PLAYERS : BOTH_BACKWARDS
    case 'activePlayer':
      return ALONE[active]
    case 'nonactivePlayer':
      return ALONE[otherPlayer(active)]
    case 'defendingPlayer':
      return ALONE[defendingPlayer(game, ctx)]
    case 'eventPlayer':
      return ctx.event && ctx.event.player !== -1 ? ALONE[ctx.event.player] : NOBODY
    case 'affectedPlayer':
      return ctx.affectedPlayer === -1 ? NOBODY : ALONE[ctx.affectedPlayer]
    case 'monarch':
      return PLAYERS.filter((player) => designation(game, player, 'monarch') > 0)
  }
}

function playersOfObjectRef(game: Game, ctx: Context, ref: Exclude<PlayerRef, string>): readonly PlayerId[] {
  if ('the' in ref) {
    const bound = ctx.bindings[ref.the]
    if (bound === undefined) return chosenPlayer(game, ctx, ref.the)
    return typeof bound === 'object' ? bound.filter(isPlayerEntity).map(entityPlayer) : []
  }
  const byControl = 'controllerOf' in ref
  const object = byControl ? ref.controllerOf : ref.ownerOf
  const players = new Set<PlayerId>()
  for (const entity of entitiesOf(game, ctx, object)) {
    if (isPlayerEntity(entity)) players.add(entityPlayer(entity))
    else if (byControl) players.add(controllerOf(game, entity as ObjectId))
    else {
      const record = recordOf(game, entity as ObjectId)
      if (record) players.add(record.owner)
    }
  }
  return [...players]
}

/** The player chosen as the source entered, who is known by their number (CR 607.2d). */
function chosenPlayer(game: Game, ctx: Context, key: string): readonly PlayerId[] {
  const chosen = recordOf(game, ctx.source)?.chosen?.[key]
  return chosen === 0 || chosen === 1 ? [chosen] : []
}

/** CR 508.5: the nonactive player of a two-player game, also where a planeswalker or a battle is attacked. */
function defendingPlayer(game: Game, ctx: Context): PlayerId {
  const isAttacking = game.state.combat?.attackers.some(({ attacker }) => attacker === ctx.source) ?? false
  // A player who thinks of an attack to come thinks of one against the opponent of whoever controls the source.
  return otherPlayer(isAttacking || ctx.viewpoint === null ? game.state.turn.active : ctx.controller)
}

export const firstPlayer = (game: Game, ctx: Context, ref: PlayerRef): PlayerId =>
  playersOf(game, ctx, ref)[0] ?? ctx.controller
