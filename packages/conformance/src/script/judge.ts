import type { PreparedAnswers } from '../answers/prepared-answers.ts'
import type { ScriptFailure } from '../format/errors.ts'
import { type ExpectedFailure, type LaterSegment, SEATS, type Seat } from '../format/scenario.ts'
import { entryText } from './entry-text.ts'
import type { Task, Tasks } from './tasks.ts'

export interface PlayedSegment {
  readonly segment: LaterSegment
  readonly failure: ScriptFailure | null
  readonly tasks: Tasks
  readonly prepared: PreparedAnswers
  /** The turns with a declare blockers step; blocks that were not possible in them do not count as unused. */
  readonly blockTurns: ReadonlySet<number>
}

/** The entries that were never executed. Declaring no attackers or blockers needs no execution. */
function unused({ tasks, blockTurns }: PlayedSegment, seat: Seat): Task[] {
  return tasks.remaining(seat).filter(({ entry }) => {
    if (entry.kind === 'attackNone' || entry.kind === 'blockNone') return false
    return !(entry.kind === 'block' && blockTurns.has(entry.turn))
  })
}

const unusedEntries = (played: PlayedSegment, seats: readonly Seat[] = SEATS): string[] =>
  seats.flatMap((seat) =>
    unused(played, seat).map(
      ({ entry }) => `Player ${seat} had no opportunity for "${entryText(entry)}" (turn ${entry.turn}, ${entry.step}).`,
    ),
  )

const ANSWER_FAILURES: ReadonlySet<string> = new Set(['illegalTarget', 'illegalMode', 'illegalChoice'])

/** Whether the scenario expects this failure. An illegal answer may show as an action that cannot be completed. */
function isExpected(failure: ScriptFailure, expected: ExpectedFailure): boolean {
  if (failure.kind === 'check') return false
  if (expected.kind === 'illegalAction')
    return expected.action === undefined ? failure.kind === 'illegalAction' : failure.entry === expected.action
  if (ANSWER_FAILURES.has(expected.kind)) return ANSWER_FAILURES.has(failure.kind) || failure.kind === 'illegalAction'
  return failure.kind === expected.kind
}

/** Whether a prepared answer is left, because it was never legal. */
const hasRefusedAnswer = (prepared: PreparedAnswers, { kind }: ExpectedFailure): boolean =>
  SEATS.some((seat) => {
    const { targets, choices, modes } = prepared.remaining(seat)
    return (kind === 'illegalTarget' ? targets : kind === 'illegalMode' ? modes : choices).length > 0
  })

function judgeFailure(played: PlayedSegment, expected: ExpectedFailure): string[] {
  const { failure, prepared } = played
  if (expected.kind === 'unusedActions') {
    if (failure) return [failure.message]
    const seat = expected.player ?? 'A'
    const found = unused(played, seat).length
    const others = unusedEntries(
      played,
      SEATS.filter((other) => other !== seat),
    )
    if (found === expected.count || (expected.optional && found === 0)) return others
    return [`Player ${seat} was expected to have ${expected.count} unused actions, not ${found}.`, ...others]
  }
  if (failure) return isExpected(failure, expected) ? [] : [failure.message]
  const isRefused = ({ position }: Task): boolean => expected.kind === 'illegalAction' && position === expected.action
  // An attack that is not possible is not declared, so its entry is unused.
  if (SEATS.some((seat) => unused(played, seat).some(isRefused))) return []
  if (ANSWER_FAILURES.has(expected.kind) && hasRefusedAnswer(prepared, expected)) return []
  if (expected.optional) return unusedEntries(played)
  return [`The script was expected to fail (${expected.kind}), but did not.`]
}

/** The reasons why the script was not executed as the segment expects; empty if it was. */
export function judge(played: PlayedSegment): string[] {
  const { segment, failure } = played
  if (segment.expectFailure) return judgeFailure(played, segment.expectFailure)
  return failure ? [failure.message] : unusedEntries(played)
}
