import type { Game } from '../game/game.ts'
import { positionKey } from '../state/position-key.ts'

/** How many resolutions without an optional choice happen before positions are compared. */
const PATIENCE = 12

/** Something happened without a choice. */
export function noteAction(game: Game): void {
  game.state.loop.actions++
}

/** A player did something optional, so there is no loop so far. */
export function resetLoop(game: Game): void {
  if (game.state.loop.actions === 0 && game.state.loop.keys.length === 0) return
  game.state.loop = { keys: [], actions: 0 }
}

/**
 * CR 104.4b: if the same position occurs again without an optional choice in between, it is a loop of mandatory actions.
 * Positions are compared only after a long series of mandatory actions.
 */
export function isMandatoryLoop(game: Game): boolean {
  const { loop } = game.state
  if (loop.actions < PATIENCE) return false
  const key = positionKey(game)
  if (loop.keys.includes(key)) return true
  loop.keys = [...loop.keys.slice(-60), key]
  return false
}
