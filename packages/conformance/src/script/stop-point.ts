import type { Step } from '@spellwright/dsl'
import { type Game, phaseOf } from '@spellwright/engine'
import type { Segment } from '../format/scenario.ts'

interface StepOfTurn {
  readonly turn: number
  readonly step: Step
}

/**
 * Pauses the game where a segment ends: after its step and before the next one; for the untap step, before the turn. A
 * skipped step counts where it would have been, unless its whole phase was skipped.
 */
export class StopPoint {
  private stopAt: Segment['stopAt'] = { turn: Number.POSITIVE_INFINITY, step: 'cleanup' }
  private currentStep: StepOfTurn | null = null
  private skippedCombat = 0
  private isPaused = false
  reached = false
  /** The turns with a declare blockers step. */
  readonly blockTurns = new Set<number>()

  attach(game: Game): void {
    game.pauseWhen = () => this.shouldPause(game)
    game.listeners.push((event) => {
      const { number } = game.state.turn
      if (event.kind === 'stepSkipped' && event.detail === 'combat') this.skippedCombat = number
      if (event.kind === 'stepBegan' && event.detail === 'declareBlockers') this.blockTurns.add(number)
    })
  }

  set(stopAt: Segment['stopAt']): void {
    this.stopAt = stopAt
    this.reached = false
  }

  private shouldPause({ state: { flow, turn } }: Game): boolean {
    if (flow.at !== 'stepBegin' && flow.at !== 'turnBegin') return false
    if (this.isPaused) {
      this.isPaused = false
      return false
    }
    const previousStep = this.currentStep
    this.currentStep = flow.at === 'stepBegin' ? { turn: turn.number, step: turn.step } : null
    if (this.reached) return false
    this.reached =
      this.stopAt.step === 'untap'
        ? flow.at === 'turnBegin' && turn.number >= this.stopAt.turn - 1
        : previousStep !== null && this.isStopStep(previousStep)
    this.isPaused = this.reached
    return this.reached
  }

  private isStopStep({ turn, step }: StepOfTurn): boolean {
    if (step !== this.stopAt.step || turn < this.stopAt.turn) return false
    return !(phaseOf(step).phase === 'combat' && this.skippedCombat === turn)
  }
}
