/** Allows so many things a second, and a burst after a pause. */
export class TokenBucket {
  private tokens: number
  private last: number
  private readonly perSecond: number
  private readonly burst: number
  private readonly now: () => number

  constructor(perSecond: number, burst: number, now: () => number) {
    this.perSecond = perSecond
    this.burst = burst
    this.now = now
    this.tokens = burst
    this.last = now()
  }

  take(): boolean {
    const now = this.now()
    this.tokens = Math.min(this.burst, this.tokens + ((now - this.last) / 1000) * this.perSecond)
    this.last = now
    if (this.tokens < 1) return false
    this.tokens -= 1
    return true
  }
}
