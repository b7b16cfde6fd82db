import {
  type Action,
  type Answer,
  createRandom,
  type Decision,
  type DecisionOf,
  type Game,
  type SeatAccess,
  type Shape,
} from '@spellwright/engine'
import { chooseAction } from '../heuristic/act.ts'
import { heuristicHandler } from '../heuristic/heuristic-handler.ts'
import { SeenGame } from '../seat/seen-game.ts'
import { actionPlans, isSameKind } from './action-plans.ts'
import { objectCandidates, optionCandidates } from './choice-candidates.ts'
import { attackCandidates, blockCandidates } from './combat-candidates.ts'
import { halvedCourse } from './compare.ts'
import { type Plan, planOf } from './plan.ts'
import { ReadOnlyMemory, RestrainedMemory } from './restraint.ts'
import { rollout } from './rollout.ts'
import { TURNS_AHEAD } from './searcher.ts'
import { Thought } from './thought.ts'

/** What a decision was worth, as lines of play from there show. */
export interface DecisionReview {
  /** The chance to win after what was decided. */
  readonly chance: number
  /** What would clearly have been better, if anything was found, and the chance to win after it. */
  readonly better: { readonly answer: Answer; readonly chance: number } | null
}

/** How a decision is reviewed. */
export interface ReviewOptions {
  /** The same seed gives the same review. */
  readonly seed: string
  /** Lines of play followed, at most. */
  readonly lines: number
}

type Plans = readonly Plan[]
type Courses<S extends Shape> = (decision: DecisionOf<S>, seat: SeatAccess, memory: RestrainedMemory) => Plans

const plansOf = (answers: readonly Answer[]): Plans => answers.map((answer) => planOf(answer, NOTHING))
const NOTHING: ReadonlySet<never> = new Set<never>()

/** For the shapes in which the search bot thinks: what it would compare. */
const courses: { readonly [S in Shape]?: Courses<S> } = {
  act: (_, seat, memory) => actionPlans(seat, chooseAction(seat, new ReadOnlyMemory(memory)), memory),
  objects: (decision, seat, memory) =>
    plansOf(objectCandidates(new SeenGame(seat), decision, guide(memory).objects(decision, seat))),
  options: (decision, seat, memory) => plansOf(optionCandidates(decision, guide(memory).options(decision, seat))),
  attack: (decision, seat, memory) => plansOf(attackCandidates(decision, guide(memory).attack(decision, seat))),
  block: (decision, seat, memory) => plansOf(blockCandidates(decision, guide(memory).block(decision, seat))),
}

const guide = (memory: RestrainedMemory) => heuristicHandler('review', memory)

/** What was decided, and then everything else that the search bot would have compared with it. */
function plansFor(decision: Decision, seat: SeatAccess, given: Answer): Plans {
  const { shape } = decision
  if (shape === 'act' && (given as Action).kind === 'activateMana') return []
  const find = courses[shape] as Courses<Shape> | undefined
  const others = find?.(decision, seat, new RestrainedMemory()) ?? []
  const isGiven =
    shape === 'act'
      ? (answer: Answer) => isSameKind(new SeenGame(seat), answer as Action, given as Action)
      : (answer: Answer) => JSON.stringify(answer) === JSON.stringify(given)
  return [planOf(given, NOTHING), ...others.filter(({ answer }) => !isGiven(answer))]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Looks back at a decision from the seat that made it, which still waits for the answer: what was given is compared with
 * what else could be done, in games that could be this one. Null where there was nothing to think about.
 */
export function reviewDecision(
  decision: Decision,
  seat: SeatAccess,
  given: Answer,
  { seed, lines }: ReviewOptions,
): DecisionReview | null {
  const plans = plansFor(decision, seat, given)
  const [played] = plans
  if (played === undefined || plans.length < 2) return null
  const random = createRandom(`${seed} review`)
  const samples: Game[] = []
  const values = new Map<Plan, number[]>(plans.map((plan) => [plan, []]))
  const trial = (plan: Plan, at: number): number | null => {
    samples[at] ??= seat.determinize(random)
    const { chance } = rollout(samples[at], seat.player, plan, TURNS_AHEAD, policy)
    if (chance !== null) values.get(plan)?.push(chance)
    return chance
  }
  const { policy } = new RestrainedMemory()
  const best = halvedCourse(plans, trial, new Thought(lines), lines)
  const base = values.get(played) ?? []
  if (base.length === 0) return null
  // Both were tried in the same samples, from the first one on, so that luck is the same for both.
  const found = values.get(best) ?? []
  const lead = mean(found) - mean(base.slice(0, found.length))
  const chance = mean(base)
  return {
    chance,
    better: best === played ? null : { answer: best.answer, chance: Math.min(1, Math.max(0, chance + lead)) },
  }
}
