import type { Game, PlayerId, SeatAccess } from '@spellwright/engine'
import { SeenGame } from '../seat/seen-game.ts'
import { FEATURES, featuresOf } from './features.ts'
import { TO_MOVE, WEIGHTS } from './weights.ts'

/** A sooner win, and a later loss, count a little more. */
const PER_TURN = 0.0005

/** How likely the player of that seat is to win, in games of the heuristic bot against itself. */
export function winChance(game: Game, seat: SeatAccess): number {
  const { result, turn } = game.state
  const me: PlayerId = seat.player
  if (result !== null) {
    if (result.winner === null) return 0.5
    return result.winner === me ? 1 - PER_TURN * turn.number : PER_TURN * turn.number
  }
  const s = new SeenGame(seat)
  const mine = featuresOf(s, s.me)
  const theirs = featuresOf(s, s.foe)
  const sum = FEATURES.reduce(
    (total, feature) => total + WEIGHTS[feature] * (mine[feature] - theirs[feature]),
    turn.active === me ? TO_MOVE : -TO_MOVE,
  )
  return 1 / (1 + Math.exp(-sum))
}
