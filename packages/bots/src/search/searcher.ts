import {
  type Action,
  type Answer,
  createRandom,
  type Game,
  type GameView,
  type ObjectId,
  type Random,
  type SeatAccess,
} from '@spellwright/engine'
import { chooseAction } from '../heuristic/act.ts'
import type { Policy } from '../policy.ts'
import { actionPlans, distinctActions } from './action-plans.ts'
import { bestCourse, halvedCourse } from './compare.ts'
import { type Plan, planOf } from './plan.ts'
import { ReadOnlyMemory, RestrainedMemory } from './restraint.ts'
import { rollout } from './rollout.ts'
import { NO_LIMIT, Thought, type ThoughtLimit } from './thought.ts'

/** What was thought about one decision, for whoever watches. */
export interface Thoughts {
  /** The courses compared, the heuristic's own first. */
  readonly answers: readonly Answer[]
  readonly chosen: Answer
  /** Lines of play followed. */
  readonly lines: number
}

export interface SearchOptions {
  readonly seed: string
  /** Lines of play followed for one decision, at most. */
  readonly budget?: number
  /** A second bound, such as time; with it, answers depend on more than the seed. */
  readonly limit?: ThoughtLimit
  readonly label?: string
  /** How lines are played; as the bots play now unless given. */
  readonly policy?: Policy
  /** `early`: as in the first version, which drops courses after two samples and seldom uses its budget. */
  readonly comparison?: 'halving' | 'early'
  readonly onThought?: (thoughts: Thoughts, view: GameView) => void
}

export const DEFAULT_BUDGET = 32

/** So many permanents do not slow a line down. */
const ORDINARY_BOARD = 60
const FEWEST_LINES = 6

/** A line is judged when so many turns have begun. */
const TURNS_AHEAD = 2

/** Compares courses by playing them out, and remembers what it has settled on for the turn. */
export class Searcher {
  readonly memory: RestrainedMemory
  private readonly random: Random
  private readonly budget: number
  private readonly limit: ThoughtLimit
  private readonly isHalving: boolean
  private readonly onThought: SearchOptions['onThought']
  /** The turn in which the heuristic's line was found good, and the hand it was found with. */
  private settled: { readonly turn: number; readonly hand: ReadonlySet<ObjectId> } | null = null

  constructor({
    seed,
    budget = DEFAULT_BUDGET,
    limit = NO_LIMIT,
    policy,
    comparison = 'halving',
    onThought,
  }: SearchOptions) {
    this.memory = new RestrainedMemory(policy)
    this.random = createRandom(`${seed} search`)
    this.budget = budget
    this.limit = limit
    this.isHalving = comparison === 'halving'
    this.onThought = onThought
  }

  /** The first answer, unless another does clearly better. */
  choose<A extends Answer>(seat: SeatAccess, answers: readonly A[]): A {
    const held = this.memory.heldIn(seat.view().turn.number)
    const plans = answers.map((answer) => planOf(answer, held))
    return this.best(seat, plans).answer
  }

  /** What to do with priority. */
  act(seat: SeatAccess): Action {
    const view = seat.view()
    const wanted = chooseAction(seat, new ReadOnlyMemory(this.memory))
    const answer = this.isCritical(seat, view, wanted) ? this.bestAction(seat, view, wanted) : wanted
    if (answer.kind !== 'pass') this.memory.note(view.turn, answer)
    return answer
  }

  /** The first plan, unless another does clearly better in games that could be this one. */
  private best<A extends Answer>(seat: SeatAccess, plans: readonly Plan<A>[]): Plan<A> {
    if (plans.length < 2) return plans[0]!
    const samples: Game[] = []
    const trial = (plan: Plan<A>, at: number): number | null => {
      samples[at] ??= seat.determinize(this.random)
      return rollout(samples[at], seat.player, plan, TURNS_AHEAD, this.memory.policy)
    }
    const lines = this.linesFor(seat)
    const thought = new Thought(lines, this.limit)
    const plan = this.isHalving ? halvedCourse(plans, trial, thought, lines) : bestCourse(plans, trial, thought)
    const answers = plans.map(({ answer }) => answer)
    this.onThought?.({ answers, chosen: plan.answer, lines: thought.lines }, seat.view())
    return plan
  }

  /** A line takes as long as the board is large, so that fewer are followed on a crowded one. */
  private linesFor(seat: SeatAccess): number {
    const permanents = seat.view().battlefield.length
    return permanents <= ORDINARY_BOARD
      ? this.budget
      : Math.max(Math.min(FEWEST_LINES, this.budget), Math.floor((this.budget * ORDINARY_BOARD) / permanents))
  }

  private bestAction(seat: SeatAccess, view: GameView, wanted: Action): Action {
    const { turn, hand } = view
    const plans = actionPlans(seat, wanted, this.memory)
    const plan = this.best(seat, plans)
    if (turn.active !== seat.player) return plan.answer
    this.memory.holdBack(plan.heldBack, turn.number)
    const isSettled = plan === plans[0] && wanted.kind !== 'playLand'
    this.settled = isSettled ? { turn: turn.number, hand: new Set(hand.map(({ id }) => id)) } : null
    return plan.answer
  }

  /** Is this a moment in which more than one course is open? */
  private isCritical(seat: SeatAccess, view: GameView, wanted: Action): boolean {
    const { turn, stack, combat } = view
    if (turn.active === seat.player)
      return stack.length === 0 && (turn.step === 'main1' || turn.step === 'main2') && !this.isSettled(view)
    if (wanted.kind !== 'pass') return true
    const isAttacked = turn.step === 'declareAttackers' && (combat?.attackers.length ?? 0) > 0
    return isAttacked && stack.length === 0 && distinctActions(seat).length > 0
  }

  /** The heuristic's line was compared this turn, and no card has come to hand since. */
  private isSettled({ turn, hand }: GameView): boolean {
    const { settled } = this
    return settled?.turn === turn.number && hand.every(({ id }) => settled.hand.has(id))
  }
}
