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
import { type AnsweredShape, answerTo } from '../answers/answer.ts'
import type { AnswerBook } from '../answers/answer-book.ts'
import { dropManaPicks } from '../answers/payment.ts'
import { type ActionInProgress, type Play, seatOf } from '../answers/play.ts'
import { dropSilentChoices, dropSilentTargets } from '../answers/silent-choices.ts'
import { ScriptFailure } from '../format/problem.ts'
import type { ActionEntry, Seat, TargetReference } from '../format/scenario.ts'
import { seatNumber, type Table } from '../table/table.ts'
import { answerText } from './answer-text.ts'
import { entryText } from './entry-text.ts'
import { actionsFor, dropCastOption } from './find-actions.ts'
import type { Task } from './tasks.ts'

export interface PlayOptions {
  readonly table: Table
  readonly book: AnswerBook
  readonly strict: boolean
  readonly manualPayment: ReadonlySet<Seat>
  readonly note: (text: string) => void
  readonly afterAnswer: (game: Game) => void
}

/** A game played with prepared answers. Actions that turn out to be impossible are tried on a copy first. */
export class Playthrough implements Play {
  readonly table: Table
  readonly book: AnswerBook
  readonly strict: boolean
  readonly manualPayment: ReadonlySet<Seat>
  readonly note: (text: string) => void
  readonly afterAnswer: (game: Game) => void
  action: ActionInProgress | null = null
  shares: number[] | null = null
  attacking = false
  readonly answered = new Map<ObjectId, EntityId[]>()
  private readonly listener = (event: GameEvent): void => this.hear(event)

  constructor(options: PlayOptions) {
    this.table = options.table
    this.book = options.book
    this.strict = options.strict
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

  /** Another segment goes on with its own answers. */
  leave(): void {
    const at = this.game.listeners.indexOf(this.listener)
    if (at >= 0) this.game.listeners.splice(at, 1)
  }

  /** Carries out rules outside the course of the game, the setup for example, and answers what they ask. */
  applyRules(rules: () => void): void {
    this.game.answeringWith((asked) => {
      const decision = asked as DecisionOf<AnsweredShape>
      const answer = answerTo(this, decision)
      const reason = decision.shape === 'pay' ? null : validateAnswer(decision, answer)
      if (reason !== null) throw new ScriptFailure('illegalChoice', reason)
      return answer
    }, rules)
  }

  answer(decision: DecisionOf<AnsweredShape>): void {
    const answer = answerTo(this, decision)
    if (decision.purpose === 'target') this.remember(decision.source, answer as readonly EntityId[])
    this.submit(decision, answer)
  }

  submit(decision: Decision, answer: Answer): void {
    if (decision.shape !== 'act' && decision.shape !== 'pay')
      this.note(`  ? ${seatOf(decision)}: ${decision.text} ${answerText(this.game, decision, answer)}`)
    const done = this.game.submit(decision.player, answer)
    if (!done.ok) throw new ScriptFailure('illegalChoice', `${decision.text} ${done.reason}`)
    this.afterAnswer(this.game)
  }

  /** Do what the entry says in the first way that works, or fail with the game as it was. */
  perform(task: Task, entry: ActionEntry, seat: Seat): void {
    const actions = actionsFor(this.table, entry, seat, this.book)
    let failure = new ScriptFailure('illegalAction', `"${entryText(entry)}" is not possible now.`, task.position)
    for (const action of actions) {
      const reason = this.attempt(action, task, entry, seat)
      if (reason === null) {
        this.carryOut(action, task, entry, seat)
        return
      }
      failure = reason
    }
    throw failure
  }

  private attempt(action: Action, task: Task, entry: ActionEntry, seat: Seat): ScriptFailure | null {
    const { aliases } = this.table
    const quiet = { note: () => {}, afterAnswer: () => {} }
    const copy = new Playthrough({
      ...this,
      ...quiet,
      table: { game: this.game.fork(), aliases },
      book: this.book.copy(),
    })
    try {
      copy.carryOut(action, task, entry, seat)
      return null
    } catch (error) {
      if (error instanceof ScriptFailure) return error
      throw error
    }
  }

  private carryOut(action: Action, task: Task, entry: ActionEntry, seat: Seat): void {
    const targets = 'targets' in entry && entry.targets ? inOrderOfModes(entry.targets) : null
    // Playing a land has no targets: what it asks is about how the land enters.
    const current: ActionInProgress = {
      entry,
      position: task.position,
      seat,
      targets,
      done: action.kind === 'playLand',
      asked: [],
    }
    this.action = current
    const before = this.poolSize(seat)
    const done = this.game.submit(seatNumber(seat), action)
    if (!done.ok) throw new ScriptFailure('illegalAction', done.reason, task.position)
    this.afterAnswer(this.game)
    if (action.kind === 'cast') dropCastOption(this.book, seat)
    for (let decision = this.game.decision; decision && !current.done; decision = this.game.decision) {
      if (decision.shape === 'act' || decision.shape === 'attack' || decision.shape === 'block') break
      current.asked.push(decision.purpose)
      this.answer(decision)
    }
    this.action = null
    // A special action that sets the card aside puts nothing on the stack (CR 116.2f).
    const setAside = action.kind === 'activate' && this.game.state.objects[action.object] === undefined
    if (!current.done && !setAside && !this.game.isOver)
      throw new ScriptFailure('illegalAction', `"${entryText(entry)}" could not be completed.`, task.position)
    const wasAsked = current.asked.some((purpose) => purpose === 'pay' || purpose === 'genericPayment')
    if (this.manualPayment.has(seat) && !wasAsked) dropManaPicks(this, seat, before - this.poolSize(seat))
  }

  private poolSize(seat: Seat): number {
    return this.game.state.players[seatNumber(seat)].pool.length
  }

  private hear(event: GameEvent): void {
    const onStack = event.kind === 'cast' ? event.object : event.source
    if (this.action && !this.action.done && isCompletion(event, this.action.entry)) {
      this.action.done = true
      dropSilentChoices(this, this.action, onStack)
    }
    if (this.strict && (event.kind === 'cast' || event.kind === 'activated' || event.kind === 'triggered'))
      dropSilentTargets(this, onStack)
  }

  private remember(source: ObjectId, chosen: readonly EntityId[]): void {
    this.answered.set(source, [...(this.answered.get(source) ?? []), ...chosen])
  }
}

/** Modes are chosen in printed order, whatever the order in which their targets are listed. */
const inOrderOfModes = (targets: readonly TargetReference[]): TargetReference[] =>
  targets.toSorted((a, b) => (a.mode ?? 0) - (b.mode ?? 0))

/** The event with which an announced action is complete. */
function isCompletion(event: GameEvent, entry: ActionEntry): boolean {
  if (entry.kind === 'castSpell') return event.kind === 'cast'
  if (entry.kind === 'playLand') return event.kind === 'landPlayed'
  return event.kind === 'activated' || event.kind === 'turnedFaceUp' || event.kind === 'cast'
}
