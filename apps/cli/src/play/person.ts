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
import { passesByItself } from './auto-pass.ts'
import { boardLines } from './board.ts'
import { readByHand } from './by-hand.ts'
import { runWord } from './own-words.ts'
import type { PersonParts } from './person-parts.ts'
import { Misread, promptHint, promptLines, readAnswer } from './prompts/index.ts'
import { Table } from './table.ts'

/** Somebody at the keyboard: shown the table, asked in words, told why an answer does not do. */
export class Person implements PlayerDecisionHandler {
  readonly label: string
  private readonly parts: PersonParts

  constructor(parts: PersonParts) {
    this.label = parts.label
    this.parts = parts
  }

  private async ask<S extends Shape>(decision: DecisionOf<S>, seat: SeatAccess): Promise<Answers[S]> {
    return (await this.answer(decision, seat)) as Answers[S]
  }

  private async answer(decision: Decision, seat: SeatAccess): Promise<Answer> {
    const { settings, say, paint, describe, controls } = this.parts
    const actions = seat.legalActions()
    const view = seat.view()
    const isForced = settings.askNext
    settings.askNext = false
    if (decision.shape === 'act' && !isForced && passesByItself(view, actions, settings.autoPass, settings.yieldedTurn))
      return { kind: 'pass' }
    const table = new Table(view, actions, describe)
    const isBeginning = BEGINNINGS.has(decision.shape)
    if (isBeginning) controls.asked()
    if (isBeginning || decision.purpose === 'mulligan') for (const line of boardLines(view, paint)) say(line)
    this.put(decision, table)
    for (;;) {
      const answer = await this.listen(decision, seat, table)
      if (answer !== null) return answer
    }
  }

  private put(decision: Decision, table: Table): void {
    const { say, paint } = this.parts
    say(paint.bold(decision.shape === 'act' ? 'What do you do?' : decision.text))
    for (const line of promptLines(decision, table)) say(line)
  }

  /** One line: an answer, or null if the question stays open. */
  private async listen(decision: Decision, seat: SeatAccess, table: Table): Promise<Answer | null> {
    const { conversation, say, paint, controls, goesOnAlone } = this.parts
    const line = await conversation.ask(`${paint.dim(`[${promptHint(decision, table)}]`)} > `)
    if (line === null) {
      if (!goesOnAlone) controls.quit()
      return defaultAnswer(decision)
    }
    const word = await runWord(line, { ...this.parts, decision, table, repeat: () => this.put(decision, table) })
    if (word !== null) return word.isOver ? defaultAnswer(decision) : null
    const answer = this.read(line, decision, table)
    const reason = answer instanceof Misread ? answer.reason : seat.refusal(answer)
    if (reason === null) return answer as Answer
    say(paint.red(reason))
    return null
  }

  private read(line: string, decision: Decision, table: Table): Answer | Misread {
    const byHand = decision.shape === 'act' && this.parts.isKitchenTable ? readByHand(line, table.view) : null
    if (byHand instanceof Misread) return byHand
    return byHand ? { kind: 'manual', manual: byHand } : readAnswer(line, decision, table)
  }

  private way<S extends Shape>(): (decision: DecisionOf<S>, seat: SeatAccess) => Promise<Answers[S]> {
    return (decision, seat) => this.ask<S>(decision, seat)
  }

  readonly act = this.way<'act'>()
  readonly objects = this.way<'objects'>()
  readonly options = this.way<'options'>()
  readonly number = this.way<'number'>()
  readonly name = this.way<'name'>()
  readonly order = this.way<'order'>()
  readonly arrange = this.way<'arrange'>()
  readonly piles = this.way<'piles'>()
  readonly divide = this.way<'divide'>()
  readonly pay = this.way<'pay'>()
  readonly attack = this.way<'attack'>()
  readonly block = this.way<'block'>()
  readonly sideboard = this.way<'sideboard'>()
}

/** Questions that begin an action, and are answered by looking at the whole table. */
const BEGINNINGS: ReadonlySet<Shape> = new Set<Shape>(['act', 'attack', 'block'])
