import type { Game } from '../game/game.ts'
import { forkState } from '../state/fork.ts'
import type { PlayerId } from '../state/ids.ts'
import { type NotedUse, redoIrreversible } from './mana-ability.ts'

/**
 * Do something that is taken back if it cannot be completed (CR 733.1): `act` then returns 0 or false, and everything is
 * as before, except that what moved cards to or from a library is not reversed. Returns what `act` returned.
 */
export function completeOrRewind<T extends number | boolean>(
  game: Game,
  player: PlayerId,
  act: (noted: NotedUse[]) => T,
): T {
  const before = forkState(game.state)
  const outer = game.hold()
  const noted: NotedUse[] = []
  const result = act(noted)
  if (result) game.release(outer)
  else {
    const { decisions } = game.state
    game.rewind(before, outer)
    game.state.decisions = decisions
    redoIrreversible(game, player, noted)
  }
  return result
}
