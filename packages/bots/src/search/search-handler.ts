import {
  type Answer,
  createRandom,
  type Game,
  type Random,
  type SeatAccess,
  type SyncDecisionHandler,
} from '@spellwright/engine'
import { heuristicHandler } from '../heuristic/heuristic-handler.ts'
import { actionCandidates, attackCandidates, blockCandidates } from './candidates.ts'
import { rollout } from './rollout.ts'

export interface SearchOptions {
  readonly seed: string
  /** Lines of play followed for one decision, at most. */
  readonly budget: number
  readonly label?: string
}

export const DEFAULT_BUDGET = 48

/** The position is judged when the opponent's next turn is over. */
const TURNS_AHEAD = 2
/** Another answer must look better than the heuristic's by this much before it is believed. */
const MARGIN = 0.35
const MOST_SAMPLES = 8

interface Line<A> {
  readonly answer: A
  total: number
  count: number
}

const mean = ({ total, count }: Line<unknown>): number => (count === 0 ? Number.NEGATIVE_INFINITY : total / count)

/**
 * Compares answers by playing them out with the heuristic in games that could be this one: hidden cards are dealt anew
 * from what the seat knows, the same deals for every answer. Half of the answers drop out each round. Deterministic for
 * its seed and budget.
 */
function bestAnswer<A extends Answer>(seat: SeatAccess, random: Random, budget: number, answers: readonly A[]): A {
  const [first] = answers
  if (answers.length < 2) return first!
  let lines = answers.map((answer): Line<A> => ({ answer, total: 0, count: 0 }))
  const samples: Game[] = []
  let left = budget
  for (let round = 0; left >= lines.length; round++) {
    const sample = sampleAt(seat, random, samples, round)
    for (const line of lines) {
      line.total += rollout(sample, seat.player, line.answer, TURNS_AHEAD)
      line.count++
      left--
    }
    if (round % 2 === 1 && lines.length > 2) lines = better(lines, first!)
  }
  const wanted = lines.find(({ answer }) => answer === first)!
  const best = lines.reduce((most, line) => (mean(line) > mean(most) ? line : most))
  return mean(best) > mean(wanted) + MARGIN ? best.answer : first!
}

function sampleAt(seat: SeatAccess, random: Random, samples: Game[], round: number): Game {
  if (samples.length < MOST_SAMPLES) samples.push(seat.determinize(random))
  return samples[round % samples.length]!
}

/** The better half; the heuristic's own answer stays to be compared with. */
function better<A>(lines: readonly Line<A>[], first: A): Line<A>[] {
  const sorted = lines.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.max(2, Math.ceil(lines.length / 2)))
  const wanted = lines.find(({ answer }) => answer === first)!
  return sorted.includes(wanted) ? sorted : [...sorted.slice(0, -1), wanted]
}

/** Is this a moment in which more than one course is open? */
function isCritical(seat: SeatAccess): boolean {
  const { turn, stack } = seat.view()
  const isMine = turn.active === seat.player
  if (stack.length > 0) return stack.at(-1)!.controller !== seat.player
  if (isMine) return turn.step === 'main1' || turn.step === 'main2'
  return turn.step === 'declareAttackers' || turn.step === 'end'
}

/** A player who looks ahead (SPEC S13, issue 5): where the heuristic guesses, it tries. */
export function searchHandler({ seed, budget, label = 'search' }: SearchOptions): SyncDecisionHandler {
  const heuristic = heuristicHandler(label)
  const random = createRandom(`${seed} search`)
  return {
    ...heuristic,
    label,
    act: (decision, seat) => {
      const wanted = heuristic.act(decision, seat)
      if (!isCritical(seat)) return wanted
      return bestAnswer(seat, random, budget, actionCandidates(seat, wanted))
    },
    attack: (decision, seat) =>
      bestAnswer(seat, random, budget, attackCandidates(decision, heuristic.attack(decision, seat))),
    block: (decision, seat) =>
      bestAnswer(seat, random, budget, blockCandidates(decision, heuristic.block(decision, seat))),
  }
}
