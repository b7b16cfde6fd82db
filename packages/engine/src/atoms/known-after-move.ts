import type { Zone } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { mustGet, zoneList } from '../query/lookup.ts'
import { PLAYERS, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import type { Move } from './move.ts'

export const HIDDEN: ReadonlySet<Zone> = new Set<Zone>(['library', 'hand', 'outside'])

/** The player who moves a card within a library: the controller of the effect (Portent on the opponent's library). */
export const moverOf = (object: GameObject, { cause }: Move): PlayerId =>
  cause.controller === 0 || cause.controller === 1 ? cause.controller : object.owner

/** Who knows the card in its new zone. Exiled face down from a library, it stays known to those who looked at it (CR 406.3). Only its owner knows a card that moves face down from hand to library or is chosen from a library. */
export function knowledge(object: GameObject, to: Zone, move: Move): number {
  const owner = 1 << object.owner
  if (to !== 'library' && to !== 'hand') {
    if (!move.hidden) return 3
    return object.zone === 'library' ? object.knownTo : owner
  }
  if (move.revealed || (!HIDDEN.has(object.zone) && !object.faceDown)) return 3
  if (object.zone === 'library' && to === 'library') return 1 << moverOf(object, move)
  if (object.zone === 'hand' || object.zone === 'outside' || (object.zone === 'library' && move.cause.kind !== 'draw'))
    return owner
  return to === 'hand' ? object.knownTo | owner : object.knownTo
}

/** After a hidden choice among cards that the other player knew, that player no longer knows which of them remain. */
export function forgetByOpponent(game: Game, old: GameObject, to: Zone, move: Move): void {
  if (!HIDDEN.has(old.zone) || !HIDDEN.has(to) || move.revealed || move.cause.kind === 'draw') return
  const isPutBack = old.zone === 'library' && to === 'library'
  const opponent = 1 << (1 - (isPutBack ? moverOf(old, move) : old.owner))
  for (const id of zoneList(game, old.zone, old.owner)) {
    const object = mustGet(game, id)
    if ((object.knownTo & opponent) !== 0)
      game.state.objects[id] = objectWith(object, { knownTo: object.knownTo & ~opponent })
  }
}

/** Counts what players have learned about hidden cards. */
export function noteReveal(game: Game, before: number, after: number): void {
  for (const player of PLAYERS) if ((after & ~before & (1 << player)) !== 0) game.state.reveals[player]++
}
