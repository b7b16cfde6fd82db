import type { Step } from '@spellwright/dsl'
import { type Game, phaseOf } from '@spellwright/engine'
import type { Segment } from '../format/scenario.ts'

interface Place {
  readonly turn: number
  readonly step: Step
}

/**
 * Stands the game still where a segment ends: when its step is over and the next has not begun, or before the turn for
 * the untap step. A step that does not take place counts where it would be, unless its whole phase was skipped.
 */
export class Halt {
  private stopAt: Segment['stopAt'] = { turn: Number.POSITIVE_INFINITY, step: 'cleanup' }
  private place: Place | null = null
  private skippedCombat = 0
  private isStanding = false
  reached = false
  /** Turns in which blockers were declared, or could have been. */
  readonly blockTurns = new Set<number>()

  attach(game: Game): void {
    game.pauseWhen = () => this.shouldStand(game)
    game.listeners.push((event) => {
      const { number } = game.state.turn
      if (event.kind === 'stepSkipped' && event.detail === 'combat') this.skippedCombat = number
      if (event.kind === 'stepBegan' && event.detail === 'declareBlockers') this.blockTurns.add(number)
    })
  }

  aim(stopAt: Segment['stopAt']): void {
    this.stopAt = stopAt
    this.reached = false
  }

  private shouldStand({ state: { flow, turn } }: Game): boolean {
    if (flow.at !== 'stepBegin' && flow.at !== 'turnBegin') return false
    if (this.isStanding) {
      this.isStanding = false
      return false
    }
    const over = this.place
    this.place = flow.at === 'stepBegin' ? { turn: turn.number, step: turn.step } : null
    if (this.reached) return false
    this.reached =
      this.stopAt.step === 'untap'
        ? flow.at === 'turnBegin' && turn.number >= this.stopAt.turn - 1
        : over !== null && this.isPlace(over)
    this.isStanding = this.reached
    return this.reached
  }

  private isPlace({ turn, step }: Place): boolean {
    if (step !== this.stopAt.step || turn < this.stopAt.turn) return false
    return !(phaseOf(step).phase === 'combat' && this.skippedCombat === turn)
  }
}
