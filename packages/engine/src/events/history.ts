import type { EventPattern, HistorySpan } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { becameOf, recordOf } from '../query/lookup.ts'
import { NO_OBJECT, PLAYERS } from '../state/ids.ts'
import type { GameEvent } from './event.ts'
import { matchEvent } from './pattern.ts'

function eventsIn(game: Game, ctx: Context, span: HistorySpan): readonly GameEvent[] {
  if (span === 'lastTurn') return game.state.history.lastTurn
  const events = game.state.history.thisTurn
  if (span === 'thisTurn') return events
  if (span === 'thisStep') return events.slice(events.findLastIndex(({ kind }) => kind === 'stepBegan') + 1)
  // Before this spell was cast (storm), or the spell it was: everything up to its own cast event.
  const self = recordOf(game, ctx.source)?.id ?? NO_OBJECT
  const own = events.findIndex(
    ({ kind, object }) => kind === 'cast' && (object === self || becameOf(game, object).includes(self)),
  )
  return own < 0 ? events : events.slice(0, own)
}

/** How often it happened in this turn or the last. */
export function countEvents(game: Game, ctx: Context, pattern: EventPattern, span: HistorySpan): number {
  return eventsIn(game, ctx, span).filter((event) => matchEvent(game, ctx, pattern, event) !== null).length
}

/** How many different objects it happened to. */
export function countObjects(game: Game, ctx: Context, pattern: EventPattern, span: HistorySpan): number {
  const fitting = eventsIn(game, ctx, span).filter((event) => matchEvent(game, ctx, pattern, event) !== null)
  return new Set(fitting.map(({ object }) => object)).size
}

/** The sum of the amounts: life gained, damage dealt. */
export function totalOfEvents(game: Game, ctx: Context, pattern: EventPattern, span: HistorySpan): number {
  return eventsIn(game, ctx, span).reduce(
    (sum, event) => (matchEvent(game, ctx, pattern, event) === null ? sum : sum + event.amount),
    0,
  )
}

export function somePlayerDid(
  game: Game,
  ctx: Context,
  pattern: EventPattern,
  span: HistorySpan,
  enough: (times: number) => boolean,
): boolean {
  const fitting = eventsIn(game, ctx, span).filter((event) => matchEvent(game, ctx, pattern, event) !== null)
  return PLAYERS.some((player) => enough(fitting.filter((event) => event.player === player).length))
}
