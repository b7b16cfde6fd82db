import type { Zone } from '@spellwright/dsl'
import { type Characteristics, isCreature, type LastKnown } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'

export const objectOf = (game: Game, id: ObjectId): GameObject | undefined => game.state.objects[id]

export class InvariantError extends Error {
  override name = 'InvariantError'
}

/** The object, which must exist; otherwise the engine has a bug. */
export function mustGet(game: Game, id: ObjectId): GameObject {
  const object = game.state.objects[id]
  if (!object) throw new InvariantError(`Object ${id} does not exist`)
  return object
}

export const lastKnownOf = (game: Game, id: ObjectId): LastKnown | undefined => game.state.lastKnown.get(id)

/** The object as it is, or as it last was (CR 608.2h). */
export function recordOf(game: Game, id: ObjectId): GameObject | undefined {
  return game.state.objects[id] ?? game.state.lastKnown.get(id)?.object
}

export function currentOrLastKnown(game: Game, id: ObjectId): Characteristics | undefined {
  if (game.state.objects[id]) return characteristics(game, id)
  return game.state.lastKnown.get(id)?.characteristics
}

export function controllerOf(game: Game, id: ObjectId): PlayerId {
  const object = game.state.objects[id]
  if (!object) return game.state.lastKnown.get(id)?.characteristics.controller ?? 0
  return object.zone === 'battlefield' ? characteristics(game, id).controller : object.controller
}

/** CR 208.3, 301.7a: a permanent that is no creature has neither power nor toughness, whatever is printed on it. */
export function hasNoSize(game: Game, id: ObjectId): boolean {
  if (recordOf(game, id)?.zone !== 'battlefield') return false
  const c = currentOrLastKnown(game, id)
  return c !== undefined && !isCreature(c)
}

export const isOnBattlefield = (game: Game, id: ObjectId): boolean => game.state.objects[id]?.zone === 'battlefield'

/** Follow an object that moved to the public zone it went to (CR 400.7e, 400.7j); itself if it is still there. */
export function followed(game: Game, id: ObjectId): ObjectId {
  if (game.state.objects[id]) return id
  const became = game.state.lastKnown.get(id)?.became ?? NO_OBJECT
  return became !== NO_OBJECT && isInPublicZone(game, became) ? became : NO_OBJECT
}

function isInPublicZone(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]
  return object !== undefined && object.zone !== 'hand' && object.zone !== 'library'
}

/** The same for effects that find everything a merged permanent became. */
export function allFollowed(game: Game, id: ObjectId): readonly ObjectId[] {
  return game.state.objects[id] ? [id] : becameOf(game, id).filter((became) => isInPublicZone(game, became))
}

/** Everything an object became as it last moved: several objects if it was a merged permanent (CR 730.3c). */
export function becameOf(game: Game, id: ObjectId): readonly ObjectId[] {
  const known = game.state.lastKnown.get(id)
  if (!known || known.became === NO_OBJECT) return []
  return known.others === undefined ? [known.became] : [known.became, ...known.others]
}

export function zoneList(game: Game, zone: Zone, player: PlayerId): ObjectId[] {
  const { state } = game
  switch (zone) {
    case 'library':
      return state.library[player]
    case 'hand':
      return state.hand[player]
    case 'graveyard':
      return state.graveyard[player]
    case 'battlefield':
      return state.battlefield
    case 'stack':
      return state.stack
    case 'exile':
      return state.exile
    case 'command':
      return state.command
    case 'outside':
      return state.outside[player]
  }
}

/** All objects in a zone, both players' where each has their own. */
export function objectsInZone(game: Game, zone: Zone): readonly ObjectId[] {
  const { state } = game
  if (zone === 'library' || zone === 'hand' || zone === 'graveyard' || zone === 'outside')
    return [...state[zone][0], ...state[zone][1]]
  return state[zone]
}

export function permanentsOf(game: Game, player: PlayerId): ObjectId[] {
  return game.state.battlefield.filter((id) => characteristics(game, id).controller === player)
}

export const countersOn = (object: GameObject, kind: string): number => object.counters?.[kind] ?? 0

/** The name shown to players; a face-down object has none (CR 708.2). */
export function nameOf(game: Game, id: ObjectId): string {
  const object = recordOf(game, id)
  if (!object) return 'something'
  if (object.kind === 'ability') return `ability of ${nameOf(game, object.stack?.source ?? NO_OBJECT)}`
  return currentOrLastKnown(game, id)?.name || (object.faceDown ? 'a face-down card' : 'a locked Room')
}

/** The zone the card is in, even while `withFace` reads it as a spell. */
export function realZone(game: Game, object: GameObject): Zone {
  for (const zone of ['hand', 'graveyard', 'library', 'outside'] as const)
    if (game.state[zone][object.owner].includes(object.id)) return zone
  return game.state.exile.includes(object.id) ? 'exile' : object.zone
}
