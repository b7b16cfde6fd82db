import {
  askHandler,
  defaultAnswer,
  type Game,
  type PlayerId,
  type SyncDecisionHandler,
  seatOf,
} from '@spellwright/engine'
import { heuristicHandler } from '../heuristic/heuristic-handler.ts'
import { Memory } from '../heuristic/memory.ts'
import type { Policy } from '../policy.ts'
import type { Plan } from './plan.ts'
import { RestrainedMemory } from './restraint.ts'
import { winChance } from './value.ts'

/** A line of play is followed for at most so many questions. */
const MOST_QUESTIONS = 600

/** What looks decided is played on for so many turns, to see whether it is: the value knows nothing of what stalls. */
const MOST_TURNS = 6
const isOpen = (chance: number): boolean => chance > 0.08 && chance < 0.92

/** The player of a line: the heuristic, with the plan's restraint. */
function follower({ heldBack, style }: Plan, turn: number, policy: Policy): SyncDecisionHandler {
  const memory = new RestrainedMemory(policy)
  memory.holdBack(heldBack, turn, style)
  return heuristicHandler('search', memory)
}

/** What came of a line: the chance to win, null where the plan is not possible, and how many questions were answered. */
export interface Line {
  readonly chance: number | null
  readonly questions: number
}

const IMPOSSIBLE: Line = { chance: null, questions: 0 }

/**
 * Follow a plan in a copy of the sample, let both sides play sensibly until some turns have begun, and judge what came of
 * it.
 */
export function rollout(sample: Game, me: PlayerId, plan: Plan, turns: number, policy: Policy): Line {
  const game = sample.fork('never')
  // A sample that could not be dealt anew goes back to the real game when it is forked: nothing is learned from that.
  if (game.state.seed !== '') return IMPOSSIBLE
  const now = game.state.turn.number
  const mine = follower(plan, now, policy)
  const theirs = heuristicHandler('search', new Memory(policy))
  const players = me === 0 ? ([mine, theirs] as const) : ([theirs, mine] as const)
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  if (game.refusal(me, plan.answer) !== null) return IMPOSSIBLE
  let until = now + turns
  let questions = 0
  let judgement: number | null = null
  game.playWith((decision) => {
    if (questions === 0) {
      questions = 1
      return plan.answer
    }
    if (questions++ > MOST_QUESTIONS) return undefined
    if (game.state.turn.number >= until && decision.shape === 'act') {
      const chance = winChance(game, seats[me], policy)
      if (isOpen(chance) || until >= now + MOST_TURNS) {
        judgement = chance
        return undefined
      }
      until += 2
    }
    const { player } = decision
    const answer = askHandler(players[player], decision, seats[player])
    return game.refusal(player, answer) === null ? answer : defaultAnswer(decision)
  })
  return { chance: judgement ?? winChance(game, seats[me], policy), questions }
}
