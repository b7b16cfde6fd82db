import type { GameEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { NO_OBJECT } from '../state/ids.ts'
import { moveObjects } from './move.ts'

/** CR 610.3: immediately after the source leaves, the cards return to the zones they came from, under their owners' control. */
export function returnExiledUntil(game: Game, events: readonly GameEvent[]): void {
  if (game.state.exiledUntil.length === 0) return
  const left = events.filter((event) => event.from === 'battlefield').map((event) => event.object)
  const due = game.state.exiledUntil.filter((record) => left.includes(record.source))
  if (due.length === 0) return
  game.state.exiledUntil = game.state.exiledUntil.filter((record) => !due.includes(record))
  const moves = due.flatMap(({ cards, from }) =>
    cards
      .filter((id) => game.state.objects[id]?.zone === 'exile')
      .map((id) => ({ id, to: from, cause: { kind: 'effect' as const, source: NO_OBJECT, controller: -1 as const } })),
  )
  if (moves.length > 0) moveObjects(game, moves)
}
