import type { Game } from '../game/game.ts'
import type { PlayerId } from '../state/ids.ts'
import type { CombatState, GameState } from '../state/state.ts'

/** What a part of a view depends on. */
interface Recalled<T> {
  readonly state: GameState
  readonly changes: number
  readonly epoch: number
  readonly combat: CombatState | null
  readonly turn: number
  readonly part: T
}

/** Keeps a part of each player's view until something it shows may have changed. */
export class ViewMemory<T> {
  private readonly games = new WeakMap<Game, [Recalled<T> | null, Recalled<T> | null]>()

  recall(game: Game, viewer: PlayerId, make: () => T): T {
    const { state, changes, epoch } = game
    let both = this.games.get(game)
    if (!both) {
      both = [null, null]
      this.games.set(game, both)
    }
    const known = both[viewer]
    if (
      known?.changes === changes &&
      known.epoch === epoch &&
      known.state === state &&
      known.combat === state.combat &&
      known.turn === state.turn.number
    )
      return known.part
    const part = make()
    // Making it may compute characteristics, which changes nothing that is shown.
    both[viewer] = { state, changes, epoch, combat: state.combat, turn: state.turn.number, part }
    return part
  }
}
