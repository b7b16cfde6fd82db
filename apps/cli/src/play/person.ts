import {
  type Answer,
  type Answers,
  type Decision,
  type DecisionOf,
  defaultAnswer,
  type PlayerDecisionHandler,
  type SeatAccess,
  type Shape,
} from 'spellwright'
import { shouldAutoPass } from './auto-pass.ts'
import { boardLines } from './board.ts'
import { readManualAction } from './manual-actions.ts'
import type { PersonOptions } from './person-options.ts'
import { runPromptCommand } from './prompt-commands.ts'
import { InvalidInput, promptHint, promptLines, readAnswer } from './prompts/index.ts'
import { Table } from './table.ts'

/** A player at the keyboard, who is shown the table, asked in text, and told why an answer is refused. */
export class Person implements PlayerDecisionHandler {
  readonly label: string
  private readonly personOptions: PersonOptions

  constructor(options: PersonOptions) {
    this.label = options.label
    this.personOptions = options
  }

  private async answer(decision: Decision, seat: SeatAccess): Promise<Answer> {
    const { settings, say, paint, describe, controls } = this.personOptions
    const actions = seat.legalActions()
    const view = seat.view()
    const isForced = settings.askNext
    settings.askNext = false
    if (decision.shape === 'act' && !isForced && shouldAutoPass(view, actions, settings.autoPass, settings.yieldedTurn))
      return { kind: 'pass' }
    const table = new Table(view, actions, describe)
    const startsAction = ACTION_STARTS.has(decision.shape)
    if (startsAction) controls.noteAsked()
    if (startsAction || decision.purpose === 'mulligan') for (const line of boardLines(view, paint)) say(line)
    this.showQuestion(decision, table)
    for (;;) {
      const answer = await this.readLine(decision, seat, table)
      if (answer !== null) return answer
    }
  }

  private showQuestion(decision: Decision, table: Table): void {
    const { say, paint, question } = this.personOptions
    say(paint.bold(decision.shape === 'act' ? 'What do you do?' : (question() ?? decision.text)))
    for (const line of promptLines(decision, table)) say(line)
  }

  /** Reads one line. Returns an answer, or null if the question stays open. */
  private async readLine(decision: Decision, seat: SeatAccess, table: Table): Promise<Answer | null> {
    const { conversation, say, paint, controls, continueWithDefaults } = this.personOptions
    const line = await conversation.ask(`${paint.dim(`[${promptHint(decision, table)}]`)} > `)
    if (line === null) {
      if (!continueWithDefaults) controls.quit()
      return defaultAnswer(decision)
    }
    const word = await runPromptCommand(line, {
      ...this.personOptions,
      decision,
      table,
      repeatQuestion: () => this.showQuestion(decision, table),
    })
    if (word !== null) return word.closesQuestion ? defaultAnswer(decision) : null
    const answer = this.read(line, decision, table)
    const reason = answer instanceof InvalidInput ? answer.reason : seat.refusal(answer)
    if (reason === null) return answer as Answer
    say(paint.red(reason))
    return null
  }

  private read(line: string, decision: Decision, table: Table): Answer | InvalidInput {
    const byHand =
      decision.shape === 'act' && this.personOptions.isKitchenTable ? readManualAction(line, table.view) : null
    if (byHand instanceof InvalidInput) return byHand
    return byHand ? { kind: 'manual', manual: byHand } : readAnswer(line, decision, table)
  }

  /** The method for one shape; the answer is checked against the shape before it is returned. */
  private answers<S extends Shape>(): (decision: DecisionOf<S>, seat: SeatAccess) => Promise<Answers[S]> {
    return async (decision, seat) => (await this.answer(decision, seat)) as Answers[S]
  }

  readonly act = this.answers<'act'>()
  readonly objects = this.answers<'objects'>()
  readonly options = this.answers<'options'>()
  readonly number = this.answers<'number'>()
  readonly name = this.answers<'name'>()
  readonly order = this.answers<'order'>()
  readonly arrange = this.answers<'arrange'>()
  readonly piles = this.answers<'piles'>()
  readonly divide = this.answers<'divide'>()
  readonly pay = this.answers<'pay'>()
  readonly attack = this.answers<'attack'>()
  readonly block = this.answers<'block'>()
  readonly sideboard = this.answers<'sideboard'>()
}

/** The questions that start an action; the board is shown before them. */
const ACTION_STARTS: ReadonlySet<Shape> = new Set<Shape>(['act', 'attack', 'block'])
