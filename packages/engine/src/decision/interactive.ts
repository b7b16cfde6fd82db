import type { Submission } from '../game/game.ts'
import type { Answer, Answers, Decision, DecisionOf, Shape } from './decision.ts'
import type { PlayerDecisionHandler, SeatAccess } from './handler.ts'

/** A question a person has before them. */
export interface OpenQuestion {
  readonly decision: Decision
  readonly seat: SeatAccess
}

/** The person will not answer any more: they left, or the game was stopped. */
export class DecisionCancelled extends Error {
  override name = 'DecisionCancelled'
}

interface Waiting extends OpenQuestion {
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: DecisionCancelled) => void
}

/** Waits for a person: knows what it waits for, tells listeners, and is completed by `submit` (SPEC S8.3). */
export class InteractiveHandler implements PlayerDecisionHandler {
  readonly label: string
  private waiting: Waiting | null = null
  private readonly listeners = new Set<(question: OpenQuestion | null) => void>()

  constructor(label = 'interactive') {
    this.label = label
  }

  /** The open question, or null. */
  get waitingFor(): OpenQuestion | null {
    return this.waiting && { decision: this.waiting.decision, seat: this.waiting.seat }
  }

  /** Be told of each new question, and with null when it is answered or cancelled. Returns the way to stop listening. */
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

  /** Give up the open question: whoever plays the game gets a `DecisionCancelled`. False if nothing was open. */
  cancel(reason = 'The decision was cancelled.'): boolean {
    const { waiting } = this
    if (!waiting) return false
    this.close()
    waiting.reject(new DecisionCancelled(reason))
    return true
  }

  private close(): void {
    this.waiting = null
    this.tell()
  }

  private tell(): void {
    const question = this.waitingFor
    for (const listener of this.listeners) listener(question)
  }

  private ask<S extends Shape>(decision: DecisionOf<S>, seat: SeatAccess): Promise<Answers[S]> {
    // An older question that nobody waits for any more, as after a concession.
    this.cancel('Another question came first.')
    return new Promise<Answers[S]>((resolve, reject) => {
      this.waiting = { decision, seat, resolve: (answer) => resolve(answer as Answers[S]), reject }
      this.tell()
    })
  }

  private way<S extends Shape>(): (decision: DecisionOf<S>, seat: SeatAccess) => Promise<Answers[S]> {
    return (decision, seat) => this.ask<S>(decision, seat)
  }

  readonly act = this.way<'act'>()
  readonly objects = this.way<'objects'>()
  readonly options = this.way<'options'>()
  readonly number = this.way<'number'>()
  readonly name = this.way<'name'>()
  readonly order = this.way<'order'>()
  readonly arrange = this.way<'arrange'>()
  readonly piles = this.way<'piles'>()
  readonly divide = this.way<'divide'>()
  readonly pay = this.way<'pay'>()
  readonly attack = this.way<'attack'>()
  readonly block = this.way<'block'>()
  readonly sideboard = this.way<'sideboard'>()
}
