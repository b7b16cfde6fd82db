import type { ChoiceAnswer, LaterSegment, ModeAnswer, Seat, TargetAnswer } from '../format/scenario.ts'

interface Queues {
  choices: ChoiceAnswer[]
  targets: TargetAnswer[]
  modes: ModeAnswer[]
}

const queuesOf = (segment: LaterSegment, seat: Seat): Queues => ({
  choices: [...(segment.choices?.[seat] ?? [])],
  targets: [...(segment.targets?.[seat] ?? [])],
  modes: [...(segment.modes?.[seat] ?? [])],
})

/**
 * The prepared answers of both players. They do not say which question they belong to: the front of a queue answers the
 * next question it fits.
 */
export class AnswerBook {
  private readonly queues: Record<Seat, Queues>
  /** How many entries of the script have been begun: answers written before that may be looked ahead to. */
  progress = 0

  constructor(segment: LaterSegment) {
    this.queues = { A: queuesOf(segment, 'A'), B: queuesOf(segment, 'B') }
  }

  copy(): AnswerBook {
    const copy = new AnswerBook({ script: [], stopAt: { turn: 1, step: 'untap' }, expect: [] })
    for (const seat of ['A', 'B'] as const) {
      const { choices, targets, modes } = this.queues[seat]
      copy.queues[seat] = { choices: [...choices], targets: [...targets], modes: [...modes] }
    }
    copy.progress = this.progress
    return copy
  }

  /**
   * The next choice that fits: the front one, or else one written for what has happened so far. Engines ask in different
   * orders and not always the same questions, so what was written for something earlier is passed over for good.
   */
  takeChoice<C extends ChoiceAnswer>(seat: Seat, fits: (answer: ChoiceAnswer) => answer is C): C | null
  takeChoice(seat: Seat, fits: (answer: ChoiceAnswer) => boolean): ChoiceAnswer | null
  takeChoice(seat: Seat, fits: (answer: ChoiceAnswer) => boolean): ChoiceAnswer | null {
    const { choices } = this.queues[seat]
    const at = this.choiceAt(seat, fits)
    if (at < 0) return null
    const found = choices[at]!
    const passedOver = choices.slice(0, at).filter(({ after }) => after >= found.after)
    this.queues[seat].choices = [...passedOver, ...choices.slice(at + 1)]
    return found
  }

  peekChoice(seat: Seat, fits: (answer: ChoiceAnswer) => boolean): ChoiceAnswer | null {
    return this.queues[seat].choices[this.choiceAt(seat, fits)] ?? null
  }

  private choiceAt(seat: Seat, fits: (answer: ChoiceAnswer) => boolean): number {
    const { choices } = this.queues[seat]
    const front = choices[0]
    if (!front) return -1
    const reach = Math.max(front.after, this.progress)
    return choices.findIndex((answer, index) => (index === 0 || answer.after <= reach) && fits(answer))
  }

  /** The first target answer that fits, wherever it stands; `skip` and shares of a division only at the front. */
  takeTarget(seat: Seat, fits: (answer: TargetAnswer) => boolean): TargetAnswer | null {
    const { targets } = this.queues[seat]
    const at = targets.findIndex(
      (answer, index) => (index === 0 || (answer.kind === 'target' && answer.amount === undefined)) && fits(answer),
    )
    return at < 0 ? null : targets.splice(at, 1)[0]!
  }

  frontTarget(seat: Seat): TargetAnswer | null {
    return this.queues[seat].targets[0] ?? null
  }

  takeMode(seat: Seat): ModeAnswer | null {
    return this.queues[seat].modes.shift() ?? null
  }

  /** Everything nobody asked for. */
  left(seat: Seat): Readonly<Queues> {
    return this.queues[seat]
  }
}
