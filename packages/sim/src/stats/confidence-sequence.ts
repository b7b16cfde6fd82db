/** The error rate of the intervals: 5 %. */
const ALPHA = 0.05
const LOG_TERM = Math.log(2 / ALPHA)
/** Bets stay below this, so that one observation cannot end the game. */
const LARGEST_BET = 0.5

/** `(−log(1 − λ) − λ) / 4`, which bounds how much a bet of λ can gain by the spread of the observations. */
const spreadCost = (bet: number): number => (-Math.log1p(-bet) - bet) / 4

/**
 * A 95 % confidence sequence for the mean of independent observations between 0 and 1: the chance that the mean is ever
 * outside of the interval, at any number of observations, is at most 5 %. So one may look after every game and stop
 * when the interval is narrow enough; an ordinary interval is wrong more often when it is watched.
 *
 * It is the empirical Bernstein sequence with predictable plug-in bets of I. Waudby-Smith and A. Ramdas, "Estimating
 * means of bounded random variables by betting" (2023), intersected over time.
 */
export class ConfidenceSequence {
  /** The number of observations. */
  count = 0
  /** The interval now. */
  interval: readonly [number, number] = [0, 1]
  private sum = 0
  private squares = 0
  private bets = 0
  private weighted = 0
  private cost = 0

  /** Adds one observation between 0 and 1. */
  add(value: number): void {
    const before = (0.5 + this.sum) / (this.count + 1)
    const variance = (0.25 + this.squares) / (this.count + 1)
    const number = this.count + 1
    const bet = Math.min(LARGEST_BET, Math.sqrt((2 * LOG_TERM) / (variance * number * Math.log1p(number))))
    this.bets += bet
    this.weighted += bet * value
    this.cost += 4 * (value - before) ** 2 * spreadCost(bet)
    this.count = number
    this.sum += value
    this.squares += (value - (0.5 + this.sum) / (number + 1)) ** 2
    this.narrow(this.weighted / this.bets, (LOG_TERM + this.cost) / this.bets)
  }

  private narrow(middle: number, spread: number): void {
    const [low, high] = this.interval
    const next = [Math.max(low, middle - spread), Math.min(high, middle + spread)] as const
    // The intersection can only be empty where the sequence has erred already.
    if (next[0] <= next[1]) this.interval = next
  }

  /** Half the width of the interval. */
  get halfWidth(): number {
    return (this.interval[1] - this.interval[0]) / 2
  }
}
