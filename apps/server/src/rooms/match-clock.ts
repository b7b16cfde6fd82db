import type { Clock, Seat } from '@spellwright/protocol'

interface Running {
  readonly seat: Seat
  /** From when on time is counted; in the future while a lost connection stops the clock. */
  readonly since: number
}

/** The time both players have left. It runs only while a player is asked. All times are given, so that a room can be built again from its events. */
export class MatchClock {
  private readonly settings: Clock | null
  private readonly left: [number, number]
  private running: Running | null = null

  constructor(settings: Clock | null) {
    this.settings = settings
    const main = (settings?.main ?? 0) * 1000
    this.left = [main, main]
  }

  /** Stops the clock, and counts the time since it was started. */
  stop(at: number): void {
    const { running } = this
    if (running) this.left[running.seat] = Math.max(0, this.left[running.seat] - Math.max(0, at - running.since))
    this.running = null
  }

  /** Stops the clock without counting anything. */
  discard(): void {
    this.running = null
  }

  start(seat: Seat, since: number): void {
    if (this.settings) this.running = { seat, since }
  }

  addIncrement(seat: Seat): void {
    if (this.settings) this.left[seat] += this.settings.increment * 1000
  }

  get runningSeat(): Seat | null {
    return this.running?.seat ?? null
  }

  timeLeft(seat: Seat, at: number): number | null {
    if (!this.settings) return null
    const spent = this.running?.seat === seat ? Math.max(0, at - this.running.since) : 0
    return Math.max(0, this.left[seat] - spent)
  }

  /** When the running clock will be at zero; null if none is running. */
  get endsAt(): number | null {
    return this.running && this.running.since + this.left[this.running.seat]
  }
}
