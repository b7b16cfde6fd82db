import type { Submission } from '../game/game.ts'
import type { Answer, Answers, Decision, DecisionOf, Shape } from './decision.ts'
import { type SeatAccess, UniformHandler } from './handler.ts'

/** A question that is open. */
export interface OpenQuestion {
  readonly decision: Decision
  readonly seat: SeatAccess
}

/** The person will not answer: they left, or the game was stopped. */
export class DecisionCancelled extends Error {
  override name = 'DecisionCancelled'
}

interface Waiting extends OpenQuestion {
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: DecisionCancelled) => void
}

/** Waits for a person: it notifies listeners of open questions, which are answered with `submit` (SPEC S8.3). */
export class InteractiveHandler extends UniformHandler<false> {
  readonly label: string
  private waiting: Waiting | null = null
  private readonly listeners = new Set<(question: OpenQuestion | null) => void>()

  constructor(label = 'interactive') {
    super()
    this.label = label
  }

  /** The open question, or null. */
  get waitingFor(): OpenQuestion | null {
    return this.waiting && { decision: this.waiting.decision, seat: this.waiting.seat }
  }

  /** Calls the listener with each new question, and with null when it is answered or cancelled. Returns a function that stops it. */
  listen(listener: (question: OpenQuestion | null) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Answer the open question. A refused answer leaves it open and says why. */
  submit(answer: Answer): Submission {
    const { waiting } = this
    if (!waiting) return { ok: false, reason: 'Nothing is being asked.' }
    const reason = waiting.seat.refusal(answer)
    if (reason !== null) return { ok: false, reason }
    this.close()
    waiting.resolve(answer)
    return { ok: true }
  }

  /** Cancels the open question, which rejects with a `DecisionCancelled`. Returns false if nothing was open. */
  cancel(reason = 'The decision was cancelled.'): boolean {
    const { waiting } = this
    if (!waiting) return false
    this.close()
    waiting.reject(new DecisionCancelled(reason))
    return true
  }

  private close(): void {
    this.waiting = null
    this.notify()
  }

  private notify(): void {
    const question = this.waitingFor
    for (const listener of this.listeners) listener(question)
  }

  /** Waits for the person's answer. */
  protected answer<S extends Shape>(decision: DecisionOf<S>, seat: SeatAccess): Promise<Answers[S]> {
    // An older question may still be open, as after a concession.
    this.cancel('Another question came first.')
    return new Promise<Answers[S]>((resolve, reject) => {
      this.waiting = { decision, seat, resolve: (answer) => resolve(answer as Answers[S]), reject }
      this.notify()
    })
  }
}
