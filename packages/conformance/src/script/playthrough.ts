import type { Step } from '@spellwright/dsl'
import {
  type Action,
  type Answer,
  type Decision,
  type DecisionOf,
  type EntityId,
  type Game,
  type GameEvent,
  type ObjectId,
  validateAnswer,
} from '@spellwright/engine'
import { type ActionInProgress, type AnswerContext, seatOf } from '../answers/answer-context.ts'
import { type AnsweredShape, answerDecision } from '../answers/answer-decision.ts'
import { dropManaPicks } from '../answers/payment.ts'
import type { PreparedAnswers } from '../answers/prepared-answers.ts'
import { dropUnaskedChoices, dropUnaskedTargets } from '../answers/unasked-choices.ts'
import { ScriptFailure } from '../format/errors.ts'
import type { ActionEntry, Seat, TargetReference } from '../format/scenario.ts'
import { seatNumber, type Table } from '../table/table.ts'
import { answerText } from './answer-text.ts'
import { entryText } from './entry-text.ts'
import { actionsFor, dropCastOption } from './find-actions.ts'
import type { Task } from './tasks.ts'

export interface PlayOptions {
  readonly table: Table
  readonly prepared: PreparedAnswers
  readonly isStrict: boolean
  readonly manualPayment: ReadonlySet<Seat>
  readonly note: (text: string) => void
  readonly afterAnswer: (game: Game) => void
}

/** Plays a game with prepared answers. Each action is tried on a copy first, because it may turn out to be impossible. */
export class Playthrough implements AnswerContext {
  readonly table: Table
  readonly prepared: PreparedAnswers
  readonly isStrict: boolean
  readonly manualPayment: ReadonlySet<Seat>
  readonly note: (text: string) => void
  readonly afterAnswer: (game: Game) => void
  isSettingUp = false
  action: ActionInProgress | null = null
  shares: number[] | null = null
  isPayingForAttack = false
  readonly chosenTargets = new Map<ObjectId, EntityId[]>()
  private readonly listener = (event: GameEvent): void => this.onEvent(event)

  constructor(options: PlayOptions) {
    this.table = options.table
    this.prepared = options.prepared
    this.isStrict = options.isStrict
    this.manualPayment = options.manualPayment
    this.note = options.note
    this.afterAnswer = options.afterAnswer
    this.game.listeners.push(this.listener)
  }

  get game(): Game {
    return this.table.game
  }

  get now(): { turn: number; step: Step } {
    const { number: turn, step } = this.game.state.turn
    return { turn, step }
  }

  /** Called at the end of a segment; the next segment has its own answers. */
  stopListening(): void {
    const at = this.game.listeners.indexOf(this.listener)
    if (at >= 0) this.game.listeners.splice(at, 1)
  }

  /** Puts the cards into their zones and answers what that asks. */
  setUp(rules: () => void): void {
    this.isSettingUp = true
    this.applyRules(rules)
    this.isSettingUp = false
  }

  /** Applies rules outside a turn, such as new counters, and answers their questions. */
  applyRules(rules: () => void): void {
    this.game.applyOutside((asked) => {
      const decision = asked as DecisionOf<AnsweredShape>
      const answer = answerDecision(this, decision)
      const reason = decision.shape === 'pay' ? null : validateAnswer(decision, answer)
      if (reason !== null) throw new ScriptFailure('illegalChoice', reason)
      return answer
    }, rules)
  }

  answer(decision: DecisionOf<AnsweredShape>): void {
    const answer = answerDecision(this, decision)
    if (decision.purpose === 'target') this.rememberTargets(decision.source, answer as readonly EntityId[])
    this.submit(decision, answer)
  }

  submit(decision: Decision, answer: Answer): void {
    if (decision.shape !== 'act' && decision.shape !== 'pay')
      this.note(`  ? ${seatOf(decision)}: ${decision.text} ${answerText(this.game, decision, answer)}`)
    const done = this.game.submit(decision.player, answer)
    if (!done.ok) throw new ScriptFailure('illegalChoice', `${decision.text} ${done.reason}`)
    this.afterAnswer(this.game)
  }

  /** Executes the first action for the entry that works; if none does, fails and leaves the game unchanged. */
  perform(task: Task, entry: ActionEntry, seat: Seat): void {
    const actions = actionsFor(this.table, entry, seat, this.prepared)
    let failure = new ScriptFailure('illegalAction', `"${entryText(entry)}" is not possible now.`, task.position)
    for (const action of actions) {
      const reason = this.tryOnCopy(action, task, entry, seat)
      if (reason === null) {
        this.execute(action, task, entry, seat)
        return
      }
      failure = reason
    }
    throw failure
  }

  private tryOnCopy(action: Action, task: Task, entry: ActionEntry, seat: Seat): ScriptFailure | null {
    const { aliases } = this.table
    const quiet = { note: () => {}, afterAnswer: () => {} }
    const copy = new Playthrough({
      ...this,
      ...quiet,
      table: { game: this.game.fork(), aliases },
      prepared: this.prepared.copy(),
    })
    try {
      copy.execute(action, task, entry, seat)
      return null
    } catch (error) {
      if (error instanceof ScriptFailure) return error
      throw error
    }
  }

  private execute(action: Action, task: Task, entry: ActionEntry, seat: Seat): void {
    const targets = 'targets' in entry && entry.targets ? sortedByMode(entry.targets) : null
    // Playing a land has no targets; questions are about how the land enters.
    const current: ActionInProgress = {
      entry,
      position: task.position,
      seat,
      targets,
      isDone: action.kind === 'playLand',
      asked: [],
    }
    this.action = current
    const before = this.poolSize(seat)
    const done = this.game.submit(seatNumber(seat), action)
    if (!done.ok) throw new ScriptFailure('illegalAction', done.reason, task.position)
    this.afterAnswer(this.game)
    if (action.kind === 'cast') dropCastOption(this.prepared, seat)
    for (let decision = this.game.decision; decision && !current.isDone; decision = this.game.decision) {
      if (decision.shape === 'act' || decision.shape === 'attack' || decision.shape === 'block') break
      current.asked.push(decision.purpose)
      this.answer(decision)
    }
    this.action = null
    // A special action that exiles the card puts nothing on the stack (CR 116.2f).
    const isExiled = action.kind === 'activate' && this.game.state.objects[action.object] === undefined
    if (!current.isDone && !isExiled && !this.game.isOver)
      throw new ScriptFailure('illegalAction', `"${entryText(entry)}" could not be completed.`, task.position)
    const wasAsked = current.asked.some((purpose) => purpose === 'pay' || purpose === 'genericPayment')
    if (this.manualPayment.has(seat) && !wasAsked) dropManaPicks(this, seat, before - this.poolSize(seat))
  }

  private poolSize(seat: Seat): number {
    return this.game.state.players[seatNumber(seat)].pool.length
  }

  private onEvent(event: GameEvent): void {
    const onStack = event.kind === 'cast' ? event.object : event.source
    if (this.action && !this.action.isDone && isCompletion(event, this.action.entry)) {
      this.action.isDone = true
      dropUnaskedChoices(this, this.action, onStack)
    }
    if (this.isStrict && (event.kind === 'cast' || event.kind === 'activated' || event.kind === 'triggered'))
      dropUnaskedTargets(this, onStack)
  }

  private rememberTargets(source: ObjectId, chosen: readonly EntityId[]): void {
    this.chosenTargets.set(source, [...(this.chosenTargets.get(source) ?? []), ...chosen])
  }
}

/**
 * Modes are chosen in printed order, so their targets are sorted in that order too. A target without a mode is one of the
 * mode that the target before it belongs to.
 */
function sortedByMode(targets: readonly TargetReference[]): TargetReference[] {
  let mode = 0
  const modes = targets.map((target) => (mode = target.mode ?? mode))
  return targets
    .map((target, index) => ({ target, mode: modes[index] ?? 0 }))
    .toSorted((a, b) => a.mode - b.mode)
    .map(({ target }) => target)
}

/** Whether the event completes the action of the entry. */
function isCompletion(event: GameEvent, entry: ActionEntry): boolean {
  if (entry.kind === 'castSpell') return event.kind === 'cast'
  if (entry.kind === 'playLand') return event.kind === 'landPlayed'
  return event.kind === 'activated' || event.kind === 'turnedFaceUp' || event.kind === 'cast'
}
