import type { Answer, Answers, Decision, DecisionOf, Purpose, Shape } from './decision.ts'
import { defaultAnswer } from './default.ts'
import { type SeatAccess, UniformHandler } from './handler.ts'

/** An answer, or a function that gives it when the question is asked. */
export type ScriptedAnswer = Answer | ((decision: Decision, seat: SeatAccess) => Answer)

/** Queues of answers by purpose (`target`, `mulligan` …) or by shape (`objects`, `act` …). */
export type Script = Partial<Record<Purpose | Shape, readonly ScriptedAnswer[]>>

/**
 * Answers from queues, first from that of the purpose, then from that of the shape. If both are empty it gives the default
 * answer (SPEC S8.3).
 */
export class ScriptedHandler extends UniformHandler<true> {
  readonly label: string
  private readonly queues = new Map<string, ScriptedAnswer[]>()

  constructor(script: Script = {}, label = 'scripted') {
    super()
    this.label = label
    for (const [key, answers] of Object.entries(script)) this.queues.set(key, [...answers])
  }

  /** Add answers to the end of a queue. */
  queue(key: Purpose | Shape, ...answers: readonly ScriptedAnswer[]): this {
    this.queues.set(key, [...(this.queues.get(key) ?? []), ...answers])
    return this
  }

  /** The number of unused answers in each queue. */
  get left(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.queues].flatMap(([key, queue]) => (queue.length > 0 ? [[key, queue.length]] : [])),
    )
  }

  /** The next prepared answer, or the default one. */
  protected answer<S extends Shape>(decision: DecisionOf<S>, seat: SeatAccess): Answers[S] {
    const next = this.take(decision.purpose) ?? this.take(decision.shape)
    if (next === undefined) return defaultAnswer<S>(decision)
    // A scripted answer of the wrong shape is refused by the game, with its reason.
    return (typeof next === 'function' ? next(decision, seat) : next) as Answers[S]
  }

  private take(key: string): ScriptedAnswer | undefined {
    return this.queues.get(key)?.shift()
  }
}
