/** Bounds a thought from outside, beside the number of lines: told when one begins, asked between two lines. */
export interface ThoughtLimit {
  /** A decision begins, in the turn with that number. */
  begin(turn: number): void
  /** Whether it is time to decide. */
  isOver(): boolean
}

export const NO_LIMIT: ThoughtLimit = { begin: () => {}, isOver: () => false }

/** So many milliseconds for each decision, on the clock given, and at most so many for all decisions of a turn. */
export function timeLimit(milliseconds: number, now: () => number, inTurn = Number.POSITIVE_INFINITY): ThoughtLimit {
  let current = -1
  let left = inTurn
  let begun = 0
  let asked = 0
  return {
    begin: (turn) => {
      left = turn === current ? left - (asked - begun) : inTurn
      current = turn
      begun = now()
      asked = begun
    },
    isOver: () => {
      asked = now()
      return asked >= begun + Math.min(milliseconds, left)
    },
  }
}

/** Decisions of a turn may use so many times the lines of one. */
const DECISIONS_IN_TURN = 10
/** Questions answered in a line, on average, before a thought ends early: no board makes lines much longer than usual ones. */
const QUESTIONS_IN_LINE = 200

/** How much is thought in a turn: lines for a decision, and for all decisions together. */
export class TurnBudget {
  private turn = -1
  private used = 0
  private readonly perDecision: number

  constructor(perDecision: number) {
    this.perDecision = perDecision
  }

  /** Lines for a decision that could use so many. */
  linesFor(turn: number, wanted: number): number {
    if (turn !== this.turn) this.used = 0
    this.turn = turn
    return Math.min(wanted, this.perDecision * DECISIONS_IN_TURN - this.used)
  }

  use(lines: number): void {
    this.used += lines
  }
}

/** Lines of play left for one decision. */
export class Thought {
  /** Lines followed so far. */
  lines = 0
  /** Questions answered in them. */
  questions = 0
  private readonly most: number
  private readonly limit: ThoughtLimit

  constructor(most: number, limit: ThoughtLimit = NO_LIMIT, turn = 0) {
    this.most = most
    this.limit = limit
    limit.begin(turn)
  }

  /** May one more line be followed? Counts it. */
  take(): boolean {
    if (this.lines >= this.most || this.questions >= this.most * QUESTIONS_IN_LINE || this.limit.isOver()) return false
    this.lines++
    return true
  }
}
