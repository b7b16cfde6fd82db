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
import { stylesOf } from './styles.ts'
import { NO_LIMIT, Thought, type ThoughtLimit, TurnBudget } from './thought.ts'

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
  /** Lines of play followed for one decision, at most; ten times as many for all decisions of a turn. */
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
export const TURNS_AHEAD = 2

const couldCast = (seat: SeatAccess): boolean => seat.legalActions().some(({ kind }) => kind === 'cast')

/** With so many lines there are enough for courses that are seldom the best. */
const MANY_LINES = 32

/** Compares courses by playing them out, and remembers what it has settled on for the turn. */
export class Searcher {
  readonly memory: RestrainedMemory
  private readonly random: Random
  private readonly budget: number
  private readonly turnBudget: TurnBudget
  private readonly isThorough: boolean
  private readonly styles: readonly Policy[]
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
    this.turnBudget = new TurnBudget(budget)
    this.isThorough = budget >= MANY_LINES && comparison === 'halving'
    this.styles = this.isThorough ? stylesOf(this.memory.policy) : []
    this.limit = limit
    this.isHalving = comparison === 'halving'
    this.onThought = onThought
  }

  /** The first answer, unless another does clearly better. */
  choose<A extends Answer>(seat: SeatAccess, answers: readonly A[]): A {
    const { number } = seat.view().turn
    const held = this.memory.heldIn(number)
    const style = this.memory.styleIn(number)
    const plans = answers.map((answer) => planOf(answer, held, style))
    return this.best(seat, plans).answer
  }

  /**
   * The same for yes or no: what is paid now is seldom won back within the turns a line is followed, so that lines say no
   * where yes is right. Only the first version thinks about it.
   */
  decide<A extends Answer>(seat: SeatAccess, answers: readonly [A, ...A[]]): A {
    return this.isHalving ? answers[0] : this.choose(seat, answers)
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
      const line = rollout(samples[at], seat.player, plan, TURNS_AHEAD, this.memory.policy)
      thought.questions += line.questions
      return line.chance
    }
    const { number } = seat.view().turn
    const lines = this.turnBudget.linesFor(number, this.linesFor(seat))
    const thought = new Thought(lines, this.limit, number)
    const plan = this.isHalving ? halvedCourse(plans, trial, thought, lines) : bestCourse(plans, trial, thought)
    this.turnBudget.use(thought.lines)
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
    const isOwnMain = turn.active === seat.player && turn.step === 'main1' && view.stack.length === 0
    const plans = actionPlans(seat, wanted, this.memory, isOwnMain ? this.styles : [])
    const plan = this.best(seat, plans)
    if (turn.active !== seat.player) return plan.answer
    this.memory.holdBack(plan.heldBack, turn.number, plan.style)
    const isSettled = plan === plans[0] && wanted.kind !== 'playLand'
    this.settled = isSettled ? { turn: turn.number, hand: new Set(hand.map(({ id }) => id)) } : null
    return plan.answer
  }

  /** Is this a moment in which more than one course is open? */
  private isCritical(seat: SeatAccess, view: GameView, wanted: Action): boolean {
    const { turn, stack, combat } = view
    const top = stack.at(-1)
    const isMyTurn = turn.active === seat.player
    if (isMyTurn && top === undefined) return (turn.step === 'main1' || turn.step === 'main2') && !this.isSettled(view)
    if (this.isThorough && this.mayAnswer(seat, view)) return wanted.kind !== 'pass' || couldCast(seat)
    if (isMyTurn) return false
    if (wanted.kind !== 'pass') return true
    const isAttacked = turn.step === 'declareAttackers' && (combat?.attackers.length ?? 0) > 0
    return isAttacked && stack.length === 0 && distinctActions(seat).length > 0
  }

  /** A spell of the opponent can still be answered, or their turn ends and mana is left over. */
  private mayAnswer(seat: SeatAccess, { turn, stack }: GameView): boolean {
    const top = stack.at(-1)
    if (top === undefined) return turn.step === 'end'
    return top.spell !== null && top.controller !== seat.player
  }

  /** The heuristic's line was compared this turn, and no card has come to hand since. */
  private isSettled({ turn, hand }: GameView): boolean {
    const { settled } = this
    return settled?.turn === turn.number && hand.every(({ id }) => settled.hand.has(id))
  }
}
