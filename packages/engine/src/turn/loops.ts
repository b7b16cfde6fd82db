import type { Game } from '../game/game.ts'
import { positionKey } from '../state/position-key.ts'

/** Resolutions without an optional choice before the position is looked at closely. */
const PATIENCE = 12

/** Something happened that nobody chose. */
export function noteAction(game: Game): void {
  game.state.loop.actions++
}

/** A player did something optional: no loop so far. */
export function resetLoop(game: Game): void {
  if (game.state.loop.actions === 0 && game.state.loop.keys.length === 0) return
  game.state.loop = { keys: [], actions: 0 }
}

/**
 * CR 104.4b: the same position again, with no optional choice in between, is a loop of mandatory actions.
 * Keys are only made once a long run of mandatory actions makes a loop likely.
 */
export function isMandatoryLoop(game: Game): boolean {
  const { loop } = game.state
  if (loop.actions < PATIENCE) return false
  const key = positionKey(game)
  if (loop.keys.includes(key)) return true
  loop.keys = [...loop.keys.slice(-60), key]
  return false
}
