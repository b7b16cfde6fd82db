import type { GameEvent } from '../events/event.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { NO_OBJECT } from '../state/ids.ts'
import { moveObjects } from './move.ts'

/** CR 610.3: immediately after the source leaves, or what else was awaited, the cards return to the zones they came from, under their owners' control. */
export function returnExiledUntil(game: Game, events: readonly GameEvent[]): void {
  if (game.state.exiledUntil.length === 0) return
  const left = events.filter((event) => event.from === 'battlefield').map((event) => event.object)
  const due = game.state.exiledUntil.filter(({ source, until }) =>
    until === null
      ? left.includes(source)
      : events.some((event) => {
          const ctx = contextOf(source, until.controller, { bindings: until.bindings })
          return matchEvent(game, ctx, until.on, event) !== null
        }),
  )
  if (due.length === 0) return
  game.state.exiledUntil = game.state.exiledUntil.filter((record) => !due.includes(record))
  const moves = due.flatMap(({ cards, from }) =>
    cards
      .filter((id) => game.state.objects[id]?.zone === 'exile')
      .map((id) => ({ id, to: from, cause: { kind: 'effect' as const, source: NO_OBJECT, controller: -1 as const } })),
  )
  if (moves.length > 0) moveObjects(game, moves)
}
