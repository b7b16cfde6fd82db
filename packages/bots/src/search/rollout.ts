import {
  type Answer,
  askHandler,
  defaultAnswer,
  type Game,
  type PlayerId,
  type SyncDecisionHandler,
  seatOf,
} from '@spellwright/engine'
import { heuristicHandler } from '../heuristic/heuristic-handler.ts'
import { positionWorth } from './evaluate.ts'

/** A line of play is followed for at most so many questions. */
const MOST_QUESTIONS = 400

/** Give an answer in a copy of the game, let both sides play sensibly for some turns, and look at what came of it. */
export function rollout(sample: Game, me: PlayerId, answer: Answer, turns: number): number {
  const game = sample.fork('never')
  const until = game.state.turn.number + turns
  const players: readonly [SyncDecisionHandler, SyncDecisionHandler] = [heuristicHandler(), heuristicHandler()]
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  if (!game.submit(me, answer).ok) return Number.NEGATIVE_INFINITY
  for (let count = 0; game.decision !== null && count < MOST_QUESTIONS; count++) {
    if (game.state.turn.number >= until && game.decision.shape === 'act') break
    const { decision } = game
    const { player } = decision
    if (!game.submit(player, askHandler(players[player], decision, seats[player])).ok)
      game.submit(player, defaultAnswer(decision))
  }
  return positionWorth(game, seats[me], me)
}
