import { CardDefinitions, type CardRegistry } from '@spellwright/cards'
import { createLog, type Game, type GameLog } from '@spellwright/engine'
import { AnswerBook } from './answers/answer-book.ts'
import { checkFact, factText } from './facts/check-fact.ts'
import { NotRunnable, ScriptFailure } from './format/problem.ts'
import { type LaterSegment, type Scenario, SEATS, type Seat, segmentsOf } from './format/scenario.ts'
import { missingCards, unsupportedWords } from './format/supported.ts'
import { Halt } from './script/halt.ts'
import { judge } from './script/judge.ts'
import { Playthrough } from './script/playthrough.ts'
import { takeTurns } from './script/take-turns.ts'
import { Tasks } from './script/tasks.ts'
import { cardIndex } from './table/card-index.ts'
import { createPosition, type Position } from './table/position.ts'

/** What became of one scenario. */
export interface ScenarioResult {
  readonly id: string
  readonly status: 'passed' | 'failed' | 'notRunnable'
  /** Why it failed, the first reason first; or why it was not run. */
  readonly reasons: readonly string[]
  readonly missingCards: readonly string[]
  /** The words of the scenario that are not supported. */
  readonly unsupported: readonly string[]
  /** Prepared answers nobody asked for and the like. */
  readonly warnings: readonly string[]
  readonly log: readonly string[]
}

const result = (id: string, status: ScenarioResult['status'], rest: Partial<ScenarioResult> = {}): ScenarioResult => ({
  id,
  status,
  reasons: [],
  missingCards: [],
  unsupported: [],
  warnings: [],
  log: [],
  ...rest,
})

export interface RunOptions {
  /** Called with the game after each answer, for those who check that all is well. */
  readonly afterAnswer?: (game: Game) => void
}

/** Play a scenario and say whether everything in it holds. One that cannot be played as it is meant is not played. */
export function runScenario(
  scenario: Scenario,
  cards: CardRegistry = CardDefinitions,
  options: RunOptions = {},
): ScenarioResult {
  const index = cardIndex(cards)
  const missing = missingCards(scenario, index)
  const words = unsupportedWords(scenario)
  if (missing.length > 0 || words.length > 0) {
    const reasons = [...missing.map((name) => `no card ${name}`), ...words.map((word) => `unsupported: ${word}`)]
    return result(scenario.id, 'notRunnable', { reasons, missingCards: missing, unsupported: words })
  }
  return new Performance(scenario, createPosition(scenario, index), options).run()
}

/** One scenario being played. */
class Performance {
  private readonly scenario: Scenario
  private readonly position: Position
  private readonly halt = new Halt()
  private log: GameLog | null = null
  private readonly lines: string[] = []
  private told = 0
  private readonly warnings: string[] = []
  private manualPayment: ReadonlySet<Seat>
  private readonly afterAnswer: (game: Game) => void

  constructor(scenario: Scenario, position: Position, options: RunOptions) {
    this.afterAnswer = options.afterAnswer ?? (() => {})
    this.scenario = scenario
    this.position = position
    this.manualPayment = new Set(SEATS.filter((seat) => scenario.players[seat].manualPayment))
    this.halt.attach(position.game)
  }

  run(): ScenarioResult {
    try {
      const reasons = this.play()
      return this.result(reasons.length === 0 ? 'passed' : 'failed', reasons)
    } catch (error) {
      if (error instanceof NotRunnable) return this.result('notRunnable', [error.message], [error.word])
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      return this.result('failed', [`The engine broke. ${text}`])
    }
  }

  private result(
    status: ScenarioResult['status'],
    reasons: readonly string[],
    unsupported: readonly string[] = [],
  ): ScenarioResult {
    this.flush()
    const { lines: log, warnings } = this
    return result(this.scenario.id, status, { reasons, unsupported, warnings, log })
  }

  private play(): string[] {
    let strict = this.scenario.strict
    for (const [number, segment] of segmentsOf(this.scenario).entries()) {
      strict = segment.strict ?? strict
      if (number > 0 && segment.manualPayment) this.manualPayment = new Set(segment.manualPayment)
      const reasons = this.segment(segment, strict, number === 0)
      if (reasons.length > 0) return reasons
    }
    return []
  }

  /** One segment: played to its end, judged, and its expectations compared. */
  private segment(segment: LaterSegment, strict: boolean, isFirst: boolean): string[] {
    const play = new Playthrough({
      table: this.position,
      book: new AnswerBook(segment),
      strict,
      manualPayment: this.manualPayment,
      note: (text) => this.note(text),
      afterAnswer: this.afterAnswer,
    })
    const tasks = new Tasks(segment.script)
    this.halt.aim(segment.stopAt)
    let failure: ScriptFailure | null = null
    try {
      if (isFirst) this.begin(play)
      else if (!play.game.isOver) play.game.start()
      takeTurns(play, tasks)
    } catch (error) {
      if (!(error instanceof ScriptFailure)) throw error
      failure = error
    }
    play.leave()
    const reasons = judge({ segment, failure, tasks, book: play.book, blockTurns: this.halt.blockTurns })
    for (const seat of SEATS) this.warn(seat, play.book)
    return [...reasons, ...this.compare(segment)]
  }

  private begin(play: Playthrough): void {
    play.applyRules(this.position.setUp)
    this.log = createLog(play.game, 'all')
    this.position.begin()
  }

  private compare({ expect }: LaterSegment): string[] {
    return expect.flatMap((fact) => {
      const { holds, found } = checkFact(this.position, fact)
      this.note(`${holds ? '=' : '!'} ${factText(fact)}${holds ? '' : ` (found: ${found})`}`)
      return holds ? [] : [`Expected "${factText(fact)}", found: ${found}.`]
    })
  }

  private warn(seat: Seat, book: AnswerBook): void {
    const { choices, targets } = book.left(seat)
    for (const answer of [...choices, ...targets])
      this.warnings.push(`Player ${seat} was not asked for ${JSON.stringify(answer)}.`)
  }

  /** Lines of the script stand between the lines of what happened. */
  private note(text: string): void {
    this.flush()
    this.lines.push(text)
  }

  private flush(): void {
    const lines = this.log?.lines ?? []
    for (const { depth, text } of lines.slice(this.told)) this.lines.push('  '.repeat(depth) + text)
    this.told = lines.length
  }
}
