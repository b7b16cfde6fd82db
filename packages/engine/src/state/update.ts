import type { Duration, Zone } from '@spellwright/dsl'
import { CHANGE } from '../continuous/what-effects-read.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { compiledOf } from './compiled.ts'
import type { ObjectId, PlayerId } from './ids.ts'
import type { GameObject } from './object.ts'
import { objectWith, playerWith, turnWith } from './records.ts'
import type { LastingEffect, PlayerState, TurnState } from './state.ts'

/** Something that continuous effects may read has changed. */
export function touch(game: Game): void {
  game.nextEpoch()
  game.changes++
}

/** Something that characteristics depend on only by effects that read it (`CHANGE`) has changed. */
export function changed(game: Game, what: number): void {
  if ((game.watches.changes & what) !== 0) touch(game)
}

/** Gives the object a new record. */
export function updateObject(game: Game, id: ObjectId, patch: Partial<GameObject>): void {
  const object = objectWith(mustGet(game, id), patch)
  game.state.objects[id] = object
  touchObject(game, object)
}

/** Only this object has changed. Outside the battlefield others are affected only if a static ability looks there. */
export function touchObject(game: Game, object: GameObject): void {
  game.changes++
  if (isSeen(game, object, object.zone)) touch(game)
  else game.cache.forget(object.id)
}

/** An object left one zone for another. */
export function touchMove(game: Game, object: GameObject, from: Zone): void {
  game.changes++
  if (isSeen(game, object, from) || isSeen(game, object, object.zone)) touch(game)
}

function isSeen(game: Game, object: GameObject, zone: Zone): boolean {
  if (object.kind === 'ability') return false
  if (zone === 'battlefield' || zone === 'command' || game.watches.zones.has(zone)) return true
  return game.watches.grantsElsewhere || compiledOf(game, object.def).functionsElsewhere || object.copy !== null
}

/** Tapped, damage, marks: few continuous effects read these, so what is cached about the object mostly still holds. */
export function updateStatus(game: Game, id: ObjectId, patch: Partial<GameObject>): void {
  const before = mustGet(game, id)
  const object = objectWith(before, patch)
  game.state.objects[id] = object
  const isRead = (game.watches.changes & CHANGE.status) !== 0
  if (!isRead) game.cache.follow(before, object)
  statusChanged(game)
  if (isRead) touch(game)
}

/** State-based actions may notice it; continuous effects do not. */
function statusChanged(game: Game): void {
  game.statusEpoch++
  game.changes++
}

/** Continuous effects never read mana pools. */
export function updatePool(game: Game, player: PlayerId, pool: PlayerState['pool']): void {
  game.state.players[player] = playerWith(game.state.players[player], { pool })
  statusChanged(game)
}

export function updatePlayer(game: Game, player: PlayerId, patch: Partial<PlayerState>): void {
  game.state.players[player] = playerWith(game.state.players[player], patch)
  statusChanged(game)
  changed(game, CHANGE.player)
}

export function updateTurn(game: Game, patch: Partial<TurnState>): void {
  game.state.turn = turnWith(game.state.turn, patch)
  game.statusEpoch++
  changed(game, CHANGE.turn)
}

/** Who has priority, after how many passes in succession. Continuous effects never read it. */
export function updatePriority(game: Game, priority: PlayerId, passes: number): void {
  const { turn } = game.state
  if (turn.priority === priority && turn.passes === passes) return
  game.state.turn = turnWith(turn, { priority, passes })
  game.statusEpoch++
}

export function nextTimestamp(game: Game): number {
  return game.state.nextTimestamp++
}

export function nextEffectId(game: Game): number {
  return game.state.nextEffect++
}

/** What every new lasting effect has: its identity, its origin and its duration. */
export const newLastingEffect = (
  game: Game,
  source: ObjectId,
  controller: PlayerId,
  until: Duration,
): LastingEffect => ({
  id: nextEffectId(game),
  timestamp: nextTimestamp(game),
  source,
  controller,
  until,
  turn: game.state.turn.number,
})
