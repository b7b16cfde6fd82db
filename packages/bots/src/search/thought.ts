/** Bounds a thought from outside, beside the number of lines: told when one begins, asked between two lines. */
export interface ThoughtLimit {
  /** A decision begins. */
  begin(): void
  /** Whether it is time to decide. */
  isOver(): boolean
}

export const NO_LIMIT: ThoughtLimit = { begin: () => {}, isOver: () => false }

/** So many milliseconds for each decision, on the clock given. */
export function timeLimit(milliseconds: number, now: () => number): ThoughtLimit {
  let until = 0
  return {
    begin: () => {
      until = now() + milliseconds
    },
    isOver: () => now() >= until,
  }
}

/** Lines of play left for one decision. */
export class Thought {
  /** Lines followed so far. */
  lines = 0
  private readonly most: number
  private readonly limit: ThoughtLimit

  constructor(most: number, limit: ThoughtLimit = NO_LIMIT) {
    this.most = most
    this.limit = limit
    limit.begin()
  }

  /** May one more line be followed? Counts it. */
  take(): boolean {
    if (this.lines >= this.most || this.limit.isOver()) return false
    this.lines++
    return true
  }
}
