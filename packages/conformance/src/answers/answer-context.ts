import type { Decision, EntityId, ObjectId, Purpose } from '@spellwright/engine'
import { ScriptFailure } from '../format/errors.ts'
import type { ActionEntry, Seat, TargetReference } from '../format/scenario.ts'
import { seatName, type Table } from '../table/table.ts'
import type { PreparedAnswers } from './prepared-answers.ts'

/** The scripted action that is being announced and paid for. */
export interface ActionInProgress {
  readonly entry: ActionEntry
  /** Its position in the script. */
  readonly position: number
  readonly seat: Seat
  /** Targets that the entry names and that are not chosen yet; null if it names none. */
  targets: TargetReference[] | null
  /** True once the spell is cast or the ability activated; later questions are about something else. */
  isDone: boolean
  /** The purposes of the questions its player was asked so far. */
  readonly asked: Purpose[]
}

/** Everything needed to answer a question. */
export interface AnswerContext {
  readonly table: Table
  readonly prepared: PreparedAnswers
  /** Whether every question must have a prepared answer. */
  readonly isStrict: boolean
  /** The players who pay from their mana pools with prepared answers. */
  readonly manualPayment: ReadonlySet<Seat>
  /** True while the cards are put into their zones, before the script begins. */
  isSettingUp: boolean
  action: ActionInProgress | null
  /** Shares that came with the chosen targets, for the division that follows. */
  shares: number[] | null
  /** True after attackers were declared, while costs to attack may be asked for (CR 508.1h). */
  isPayingForAttack: boolean
  /** Targets chosen in answers, by the spell or ability that they are for. */
  readonly chosenTargets: Map<ObjectId, EntityId[]>
  readonly note: (text: string) => void
}

export const seatOf = (decision: Decision): Seat => seatName(decision.player)

/** Fails the script, because no prepared answer matches a question of a strict scenario. */
export function failUnanswered(
  context: AnswerContext,
  decision: Decision,
  kind: 'illegalTarget' | 'illegalChoice',
): never {
  throw new ScriptFailure(
    kind,
    `Player ${seatOf(decision)} was asked "${decision.text}" (${decision.purpose}), and no prepared answer matches.`,
    context.action && !context.action.isDone ? context.action.position : null,
  )
}
