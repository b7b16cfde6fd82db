import type { Game } from '../game/game.ts'
import type { PlayerId } from '../state/ids.ts'
import type { GameEvent } from './event.ts'

/** The detail of a draw in the draw step of the player who draws. */
export const IN_DRAW_STEP = 'draw'

export const isOwnDrawStep = (game: Game, player: PlayerId): boolean =>
  game.state.turn.step === 'draw' && game.state.turn.active === player

/** Would the next card be "the first one they draw in each of their draw steps"? */
export const isFirstDrawOfDrawStep = (game: Game, player: PlayerId): boolean =>
  isOwnDrawStep(game, player) &&
  !game.state.history.thisTurn.some((past) => isDrawInDrawStep(past) && past.player === player)

/** Was this draw "the first one they draw in each of their draw steps"? */
export const wasFirstDrawOfDrawStep = (game: Game, event: GameEvent): boolean =>
  isDrawInDrawStep(event) &&
  game.state.history.thisTurn.find((past) => isDrawInDrawStep(past) && past.player === event.player) === event

const isDrawInDrawStep = ({ kind, detail }: GameEvent): boolean => kind === 'drawn' && detail === IN_DRAW_STEP
