import type { Answer, Answers, Decision, DecisionOf, Purpose, Shape } from './decision.ts'
import { defaultAnswer } from './default.ts'
import type { SeatAccess, SyncDecisionHandler } from './handler.ts'

/** An answer given beforehand, or worked out when the question comes. */
export type ScriptedAnswer = Answer | ((decision: Decision, seat: SeatAccess) => Answer)

/** Queues of answers by what they are for (`target`, `mulligan` …) or by shape (`objects`, `act` …). */
export type Script = Partial<Record<Purpose | Shape, readonly ScriptedAnswer[]>>

/**
 * Answers from queues; the queue of the purpose comes before the queue of the shape. When both are empty: pass, keep, the
 * first N cards, the first option, greedy payment (SPEC S8.3).
 */
export class ScriptedHandler implements SyncDecisionHandler {
  readonly label: string
  private readonly queues = new Map<string, ScriptedAnswer[]>()

  constructor(script: Script = {}, label = 'scripted') {
    this.label = label
    for (const [key, answers] of Object.entries(script)) this.queues.set(key, [...answers])
  }

  /** Add answers to the end of a queue. */
  queue(key: Purpose | Shape, ...answers: readonly ScriptedAnswer[]): this {
    this.queues.set(key, [...(this.queues.get(key) ?? []), ...answers])
    return this
  }

  /** Answers nobody has asked for yet, by queue. */
  get left(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.queues].flatMap(([key, queue]) => (queue.length > 0 ? [[key, queue.length]] : [])),
    )
  }

  private answer<S extends Shape>(decision: DecisionOf<S>, seat: SeatAccess): Answers[S] {
    const next = this.take(decision.purpose) ?? this.take(decision.shape)
    if (next === undefined) return defaultAnswer<S>(decision)
    // A scripted answer of the wrong shape is refused by the game, with its reason.
    return (typeof next === 'function' ? next(decision, seat) : next) as Answers[S]
  }

  private take(key: string): ScriptedAnswer | undefined {
    return this.queues.get(key)?.shift()
  }

  private way<S extends Shape>(): (decision: DecisionOf<S>, seat: SeatAccess) => Answers[S] {
    return (decision, seat) => this.answer<S>(decision, seat)
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
