import type { AnswerBook } from '../answers/answer-book.ts'
import type { ScriptFailure } from '../format/problem.ts'
import { type ExpectedFailure, type LaterSegment, SEATS, type Seat } from '../format/scenario.ts'
import { entryText } from './entry-text.ts'
import type { Task, Tasks } from './tasks.ts'

export interface PlayedSegment {
  readonly segment: LaterSegment
  readonly failure: ScriptFailure | null
  readonly tasks: Tasks
  readonly book: AnswerBook
  /** Turns in which blockers were declared: what was not possible then is dropped. */
  readonly blockTurns: ReadonlySet<number>
}

/** Entries whose moment never came. Declaring nothing needs no moment. */
function unused({ tasks, blockTurns }: PlayedSegment, seat: Seat): Task[] {
  return tasks.left(seat).filter(({ entry }) => {
    if (entry.kind === 'attackNone' || entry.kind === 'blockNone') return false
    return !(entry.kind === 'block' && blockTurns.has(entry.turn))
  })
}

const leftOver = (played: PlayedSegment, seats: readonly Seat[] = SEATS): string[] =>
  seats.flatMap((seat) =>
    unused(played, seat).map(
      ({ entry }) => `Player ${seat} never came to "${entryText(entry)}" (turn ${entry.turn}, ${entry.step}).`,
    ),
  )

const ANSWER_FAILURES: ReadonlySet<string> = new Set(['illegalTarget', 'illegalMode', 'illegalChoice'])

/** Is this the failure the scenario expects? An illegal answer may show as an action that cannot be completed. */
function isExpected(failure: ScriptFailure, expected: ExpectedFailure): boolean {
  if (failure.kind === 'check') return false
  if (expected.kind === 'illegalAction')
    return expected.action === undefined ? failure.kind === 'illegalAction' : failure.entry === expected.action
  if (ANSWER_FAILURES.has(expected.kind)) return ANSWER_FAILURES.has(failure.kind) || failure.kind === 'illegalAction'
  return failure.kind === expected.kind
}

/** An answer that was never legal was never taken. */
const hasRefusedAnswer = (book: AnswerBook, { kind }: ExpectedFailure): boolean =>
  SEATS.some((seat) => {
    const { targets, choices, modes } = book.left(seat)
    return (kind === 'illegalTarget' ? targets : kind === 'illegalMode' ? modes : choices).length > 0
  })

function judgeFailure(played: PlayedSegment, expected: ExpectedFailure): string[] {
  const { failure, book } = played
  if (expected.kind === 'unusedActions') {
    if (failure) return [failure.message]
    const seat = expected.player ?? 'A'
    const found = unused(played, seat).length
    const others = leftOver(
      played,
      SEATS.filter((other) => other !== seat),
    )
    if (found === expected.count || (expected.optional && found === 0)) return others
    return [`Player ${seat} was expected to be left with ${expected.count} actions, not ${found}.`, ...others]
  }
  if (failure) return isExpected(failure, expected) ? [] : [failure.message]
  const isRefused = ({ position }: Task): boolean => expected.kind === 'illegalAction' && position === expected.action
  // An attack that is not possible is not declared: its entry is left.
  if (SEATS.some((seat) => unused(played, seat).some(isRefused))) return []
  if (ANSWER_FAILURES.has(expected.kind) && hasRefusedAnswer(book, expected)) return []
  if (expected.optional) return leftOver(played)
  return [`The script was expected to fail (${expected.kind}), and ran through.`]
}

/** Why the way the segment was played is not the way it is meant; nothing if it is. */
export function judge(played: PlayedSegment): string[] {
  const { segment, failure } = played
  if (segment.expectFailure) return judgeFailure(played, segment.expectFailure)
  return failure ? [failure.message] : leftOver(played)
}
