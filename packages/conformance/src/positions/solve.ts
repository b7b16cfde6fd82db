import {
  type Action,
  type Answer,
  type Answers,
  type Decision,
  defaultAnswer,
  type Game,
  legalActions,
  nameOf,
  type PayDecision,
  type SeatAccess,
  seatOf,
} from '@spellwright/engine'
import { actionWords, deedsOf, targetName } from './deeds.ts'

/** What was found out about winning this turn. */
export interface Solution {
  /**
   * `win`: the line wins whatever the opponent does; `none`: nothing wins this turn; `unknown`: the budget was used up before
   * either was certain.
   */
  readonly verdict: 'win' | 'none' | 'unknown'
  /** What to do, up to the first choice that the opponent has; empty without a win. */
  readonly line: readonly string[]
  /** Positions looked at. */
  readonly nodes: number
}

/** How far to look. */
export interface SolveOptions {
  /** Positions looked at, at most. */
  readonly nodes: number
}

/** Questions with more answers than this cannot be decided with certainty. */
const MOST_ANSWERS = 400

type Outcome = 'win' | 'none' | 'unknown'

/** A win, or the surest thing that can be said without one. */
interface Found {
  readonly outcome: Outcome
  readonly line: readonly string[]
}

const NO_WIN: Found = { outcome: 'none', line: [] }
const UNKNOWN: Found = { outcome: 'unknown', line: [] }

/** Looks for a win of player 0 before the turn ends; both players may do whatever is legal. */
class Solver {
  nodes = 0
  private readonly most: number
  private readonly turn: number
  private readonly known = new Map<string, Found>()

  constructor(game: Game, { nodes }: SolveOptions) {
    this.most = nodes
    this.turn = game.state.turn.number
  }

  solve(game: Game): Found {
    const { result, turn } = game.state
    if (result !== null) return result.winner === 0 ? { outcome: 'win', line: [] } : NO_WIN
    const { decision } = game
    if (decision === null || turn.number !== this.turn) return NO_WIN
    if (this.nodes >= this.most) return UNKNOWN
    this.nodes++
    // Between two rests the hash does not tell positions apart.
    const key = decision.shape === 'act' ? `${decision.player} ${game.hash()}` : null
    const before = key === null ? undefined : this.known.get(key)
    if (before !== undefined) return before
    if (key !== null) this.known.set(key, UNKNOWN)
    const found = decision.player === 0 ? this.yours(game, decision) : this.theirs(game, decision)
    if (key !== null) {
      if (found.outcome === 'unknown') this.known.delete(key)
      else this.known.set(key, found)
    }
    return found
  }

  /** One answer that wins is enough. */
  private yours(game: Game, decision: Decision): Found {
    const { answers, isComplete } = answersTo(game, decision)
    let surest: Found = isComplete ? NO_WIN : UNKNOWN
    for (const answer of answers) {
      const words = wordsFor(game, decision, answer)
      const found = this.after(game, decision, answer)
      if (found.outcome === 'win') return { outcome: 'win', line: joined(words, found.line) }
      if (found.outcome === 'unknown') surest = UNKNOWN
    }
    return surest
  }

  /** Every answer of theirs must lose; the line goes on only where they have no choice. */
  private theirs(game: Game, decision: Decision): Found {
    const { answers, isComplete } = answersTo(game, decision)
    let line: readonly string[] = []
    let isSure = isComplete
    for (const answer of answers) {
      const found = this.after(game, decision, answer)
      if (found.outcome === 'none') return NO_WIN
      if (found.outcome === 'unknown') isSure = false
      if (answers.length === 1) line = found.line
    }
    return isSure ? { outcome: 'win', line } : UNKNOWN
  }

  private after(game: Game, decision: Decision, answer: Answer): Found {
    const next = game.fork('everyRest')
    return next.submit(decision.player, answer).ok ? this.solve(next) : NO_WIN
  }
}

/** What an answer does; targets and X as they are said after the action. */
function wordsFor(game: Game, decision: Decision, answer: Answer): readonly string[] {
  if (decision.purpose === 'x') return [`with X = ${String(answer)}`]
  if (decision.purpose === 'target' && decision.shape === 'objects')
    return (answer as Answers['objects']).map((entity) => `at ${targetName(game, entity)}`)
  return decision.shape === 'pay' || (decision.shape === 'act' && isPass(answer)) ? [] : deedsOf(game, decision, answer)
}

const isPass = (answer: Answer): boolean => (answer as Action).kind === 'pass'

const isDetail = (word: string | undefined): word is string => word !== undefined && /^(?:at|with X =) /.test(word)

/** Details that come first belong to the action before them. */
function joined(words: readonly string[], rest: readonly string[]): readonly string[] {
  const [last = '', ...others] = [...words].reverse()
  const [next] = rest
  if (words.length === 0 || isDetail(last) || !isDetail(next)) return [...words, ...rest]
  return joined([...others.reverse(), `${last} ${next}`], rest.slice(1))
}

/** Passing comes last: a win is more likely found by doing something. */
function actionsOf(game: Game, decision: Decision): Answer[] {
  const actions = legalActions(game, decision.player)
  const kinds = new Map<string, Action>()
  for (const action of actions) {
    if (action.kind === 'activateMana' || action.kind === 'concede' || action.kind === 'pass') continue
    const object = 'object' in action ? game.state.objects[action.object] : undefined
    // Cards in hand with the same name are the same.
    const key = object?.zone === 'hand' ? actionWords(game, action) : JSON.stringify(action)
    if (!kinds.has(key)) kinds.set(key, action)
  }
  return [...kinds.values(), { kind: 'pass' }]
}

/** As the engine proposes, or with a source of another kind first. */
function paymentsOf(game: Game, decision: PayDecision): readonly Answer[] {
  const others = new Map<string, Answer>()
  for (const { object, ability, label } of decision.abilities) {
    const key = `${nameOf(game, object)} ${label}`
    if (!others.has(key)) others.set(key, { kind: 'activate', object, ability })
  }
  return others.size < 2 ? [defaultAnswer(decision)] : [defaultAnswer(decision), ...others.values()]
}

function answersTo(
  game: Game,
  decision: Decision,
): { readonly answers: readonly Answer[]; readonly isComplete: boolean } {
  if (decision.shape === 'act') return { answers: actionsOf(game, decision), isComplete: true }
  if (decision.shape === 'pay') return { answers: paymentsOf(game, decision), isComplete: true }
  const seat: SeatAccess = seatOf(game, decision.player)
  const answers = seat.enumerate(MOST_ANSWERS + 1)
  const isComplete = answers.length <= MOST_ANSWERS
  const first = decision.shape === 'attack' ? [...answers].sort((a, b) => (b as []).length - (a as []).length) : answers
  return { answers: first.slice(0, MOST_ANSWERS), isComplete }
}

/**
 * Finds a win for player 0 in this turn, against everything the opponent could do, or shows that there is none, within a
 * number of positions. Cards that are drawn are those that lie on top; mana is made only while something is paid for.
 */
export function solvePosition(game: Game, options: SolveOptions): Solution {
  const solver = new Solver(game, options)
  const { outcome, line } = solver.solve(game)
  return { verdict: outcome, line, nodes: solver.nodes }
}
