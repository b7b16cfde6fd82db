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
import { objectsMatching } from './filter.ts'
import { controllerOf, recordOf } from './lookup.ts'

const NOTHING: readonly EntityId[] = []

/** What a reference points at: objects (perhaps gone; callers that act on them check) and, for bound names, players. */
export function entitiesOf(game: Game, ctx: Context, ref: ObjectRef): readonly EntityId[] {
  if (typeof ref === 'string') {
    const id = singleRef(game, ctx, ref)
    return id === NO_OBJECT ? NOTHING : [id]
  }
  if ('the' in ref) {
    const bound = ctx.bindings[ref.the]
    return typeof bound === 'object' ? bound : NOTHING
  }
  return linkedObjects(game, ctx.source, ref.linked)
}

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
  return game.state.linked.get(source)?.[key] ?? []
}

export function objectsOf(game: Game, ctx: Context, ref: ObjectRef): ObjectId[] {
  return entitiesOf(game, ctx, ref).filter(isObjectEntity)
}

export function firstObject(game: Game, ctx: Context, ref: ObjectRef): ObjectId {
  return objectsOf(game, ctx, ref)[0] ?? NO_OBJECT
}

/** Everything a selector names now. */
export function selected(game: Game, ctx: Context, selector: Selector): EntityId[] {
  if (Array.isArray(selector)) return selector.flatMap((ref: ObjectRef) => [...entitiesOf(game, ctx, ref)])
  const single = selector as Exclude<Selector, readonly ObjectRef[]>
  if (typeof single === 'object' && 'all' in single) return objectsMatching(game, ctx, single.all)
  return [...entitiesOf(game, ctx, single)]
}

export function recipientsOf(game: Game, ctx: Context, recipient: Recipient): EntityId[] {
  if (typeof recipient === 'object' && 'players' in recipient) {
    const players = playersOf(game, ctx, recipient.players).map(playerEntity)
    return recipient.objects === undefined ? players : [...selected(game, ctx, recipient.objects), ...players]
  }
  return selected(game, ctx, recipient as Selector)
}

/** The players a reference names, in APNAP order where there are several. */
export function playersOf(game: Game, ctx: Context, ref: PlayerRef): readonly PlayerId[] {
  if (typeof ref === 'object') return playersOfObjectRef(game, ctx, ref)
  const { active } = game.state.turn
  switch (ref) {
    case 'you':
      return [ctx.controller]
    case 'opponent':
      return [otherPlayer(ctx.controller)]
    case 'eachPlayer':
      return active === 0 ? PLAYERS : [1, 0]
    case 'activePlayer':
      return [active]
    case 'nonactivePlayer':
      return [otherPlayer(active)]
    case 'defendingPlayer':
      return [defendingPlayer(game, ctx)]
    case 'eventPlayer':
      return ctx.event && ctx.event.player !== -1 ? [ctx.event.player] : []
    case 'affectedPlayer':
      return ctx.affectedPlayer === -1 ? [] : [ctx.affectedPlayer]
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

/** CR 508.5: the player the source attacks, or attacked; the nonactive player in a two-player game. */
function defendingPlayer(game: Game, ctx: Context): PlayerId {
  const attack = game.state.combat?.attackers.find((record) => record.attacker === ctx.source)
  if (attack && isPlayerEntity(attack.defender)) return entityPlayer(attack.defender)
  if (attack) return controllerOf(game, attack.defender as ObjectId)
  return otherPlayer(game.state.turn.active)
}

export const firstPlayer = (game: Game, ctx: Context, ref: PlayerRef): PlayerId =>
  playersOf(game, ctx, ref)[0] ?? ctx.controller
