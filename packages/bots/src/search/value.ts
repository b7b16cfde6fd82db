import type { Game, PlayerId, SeatAccess } from '@spellwright/engine'
import type { Policy } from '../policy.ts'
import { SeenGame } from '../seat/seen-game.ts'
import { FEATURES, featuresOf } from './features.ts'
import { weightsOf } from './weights.ts'

/** A sooner win, and a later loss, count a little more. */
const PER_TURN = 0.0005

/** How likely the player of that seat is to win, in games of the heuristic bot against itself. */
export function winChance(game: Game, seat: SeatAccess, policy: Policy): number {
  const { result, turn } = game.state
  const me: PlayerId = seat.player
  if (result !== null) {
    if (result.winner === null) return 0.5
    return result.winner === me ? 1 - PER_TURN * turn.number : PER_TURN * turn.number
  }
  const s = new SeenGame(seat)
  const mine = featuresOf(s, s.me)
  const theirs = featuresOf(s, s.foe)
  const weights = weightsOf(policy)
  const sum = FEATURES.reduce(
    (total, feature) => total + weights[feature] * (mine[feature] - theirs[feature]),
    turn.active === me ? weights.toMove : -weights.toMove,
  )
  return 1 / (1 + Math.exp(-sum))
}
