import type { Decision, EntityId, ObjectId, Purpose } from '@spellwright/engine'
import { ScriptFailure } from '../format/problem.ts'
import type { ActionEntry, Seat, TargetReference } from '../format/scenario.ts'
import { seatName, type Table } from '../table/table.ts'
import type { AnswerBook } from './answer-book.ts'

/** The scripted action that is being announced and paid for. */
export interface ActionInProgress {
  readonly entry: ActionEntry
  /** Its position in the script. */
  readonly position: number
  readonly seat: Seat
  /** Targets the entry names that are still to be chosen; null if it names none. */
  targets: TargetReference[] | null
  /** The spell is cast, the ability activated: what is asked from now on is something else. */
  done: boolean
  /** What its player was asked so far. */
  readonly asked: Purpose[]
}

/** Everything answers are made from. */
export interface Play {
  readonly table: Table
  readonly book: AnswerBook
  /** Every question is meant to have a prepared answer. */
  readonly strict: boolean
  /** These players pay from their pools by hand. */
  readonly manualPayment: ReadonlySet<Seat>
  action: ActionInProgress | null
  /** Shares that came with the targets just chosen, for the division that follows. */
  shares: number[] | null
  /** Attackers were declared, and may have to be paid for. */
  attacking: boolean
  /** Targets chosen in answers, by the spell or ability they are for. */
  readonly answered: Map<ObjectId, EntityId[]>
  readonly note: (text: string) => void
}

export const seatOf = (decision: Decision): Seat => seatName(decision.player)

/** A question of a strict scenario that nothing prepared fits. */
export function unanswered(play: Play, decision: Decision, kind: 'illegalTarget' | 'illegalChoice'): never {
  throw new ScriptFailure(
    kind,
    `Player ${seatOf(decision)} was asked "${decision.text}" (${decision.purpose}), and no prepared answer fits.`,
    play.action && !play.action.done ? play.action.position : null,
  )
}
