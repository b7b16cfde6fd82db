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
 * The prepared answers of both players. They do not name their question: the first answer of a queue is given to the next
 * question that it matches.
 */
export class PreparedAnswers {
  private readonly queues: Record<Seat, Queues>
  /** How many entries of the script have started; answers written up to there may be given out of order. */
  progress = 0

  constructor(segment: LaterSegment) {
    this.queues = { A: queuesOf(segment, 'A'), B: queuesOf(segment, 'B') }
  }

  copy(): PreparedAnswers {
    const copy = new PreparedAnswers({ script: [], stopAt: { turn: 1, step: 'untap' }, expect: [] })
    for (const seat of ['A', 'B'] as const) {
      const { choices, targets, modes } = this.queues[seat]
      copy.queues[seat] = { choices: [...choices], targets: [...targets], modes: [...modes] }
    }
    copy.progress = this.progress
    return copy
  }

  /**
   * Takes the next choice that matches: the first one, or else one written for an entry that has started. Engines do not
   * all ask the same questions in the same order, so skipped answers that were written for earlier entries are dropped.
   */
  takeChoice<C extends ChoiceAnswer>(seat: Seat, matches: (answer: ChoiceAnswer) => answer is C): C | null
  takeChoice(seat: Seat, matches: (answer: ChoiceAnswer) => boolean): ChoiceAnswer | null
  takeChoice(seat: Seat, matches: (answer: ChoiceAnswer) => boolean): ChoiceAnswer | null {
    const { choices } = this.queues[seat]
    const at = this.choiceIndex(seat, matches)
    const found = choices[at]
    if (found === undefined) return null
    const stillPending = choices.slice(0, at).filter(({ after }) => after >= found.after)
    this.queues[seat].choices = [...stillPending, ...choices.slice(at + 1)]
    return found
  }

  /** Puts back what is left of an answer of which a part was taken. */
  giveBack(seat: Seat, rest: ChoiceAnswer): void {
    this.queues[seat].choices.unshift(rest)
  }

  peekChoice(seat: Seat, matches: (answer: ChoiceAnswer) => boolean): ChoiceAnswer | null {
    return this.queues[seat].choices[this.choiceIndex(seat, matches)] ?? null
  }

  private choiceIndex(seat: Seat, matches: (answer: ChoiceAnswer) => boolean): number {
    const { choices } = this.queues[seat]
    const front = choices[0]
    if (!front) return -1
    const reach = Math.max(front.after, this.progress)
    return choices.findIndex((answer, index) => (index === 0 || answer.after <= reach) && matches(answer))
  }

  /** Takes the first target answer that matches; `skip` and shares of a division only if they come first. */
  takeTarget(seat: Seat, matches: (answer: TargetAnswer) => boolean): TargetAnswer | null {
    const { targets } = this.queues[seat]
    const at = targets.findIndex(
      (answer, index) => (index === 0 || (answer.kind === 'target' && answer.amount === undefined)) && matches(answer),
    )
    return at < 0 ? null : (targets.splice(at, 1)[0] ?? null)
  }

  frontTarget(seat: Seat): TargetAnswer | null {
    return this.queues[seat].targets[0] ?? null
  }

  takeMode(seat: Seat): ModeAnswer | null {
    return this.queues[seat].modes.shift() ?? null
  }

  /** The answers that were not asked for. */
  remaining(seat: Seat): Readonly<Queues> {
    return this.queues[seat]
  }
}
