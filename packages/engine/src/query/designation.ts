import type { Game } from '../game/game.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'

export type DesignationMark = 'monarch' | 'initiative' | 'dungeon' | 'completedDungeons' | 'blessing' | 'speed' | 'ring'

/** The marker in the command zone that stands for a player's designation, and carries the abilities that come with it. */
export function markerOf(game: Game, player: PlayerId, mark: DesignationMark): ObjectId {
  const { command, objects } = game.state
  for (const id of command) {
    const object = objects[id]!
    if (object.controller === player && object.marks?.[mark] !== undefined) return id
  }
  return NO_OBJECT
}

/** How much of it the player has: 1 for what one has or has not, the speed, how often the Ring has tempted them. */
export const designation = (game: Game, player: PlayerId, mark: DesignationMark): number =>
  game.state.objects[markerOf(game, player, mark)]?.marks?.[mark] ?? 0
