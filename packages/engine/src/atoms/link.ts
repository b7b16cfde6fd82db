import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import { touch } from '../state/update.ts'

/** Links cards to this object for its linked abilities (CR 607). */
export function link(game: Game, source: ObjectId, key: string, ids: readonly ObjectId[]): void {
  const known = game.state.linked.get(source) ?? {}
  game.state.linked.set(source, { ...known, [key]: [...(known[key] ?? []), ...ids] })
  // Continuous effects may have been read between the move and this.
  if (ids.length > 0) touch(game)
}
