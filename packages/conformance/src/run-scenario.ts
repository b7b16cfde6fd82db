import { CardDefinitions, type CardRegistry } from '@spellwright/cards'
import { createLog, type Game, type GameLog } from '@spellwright/engine'
import { PreparedAnswers } from './answers/prepared-answers.ts'
import { checkFact, factText } from './facts/check-fact.ts'
import { NotRunnable, ScriptFailure } from './format/errors.ts'
import { type LaterSegment, type Scenario, SEATS, type Seat, segmentsOf } from './format/scenario.ts'
import { missingCards, unsupportedWords } from './format/supported.ts'
import { judge } from './script/judge.ts'
import { playSegment } from './script/play-segment.ts'
import { Playthrough } from './script/playthrough.ts'
import { StopPoint } from './script/stop-point.ts'
import { Tasks } from './script/tasks.ts'
import { cardIndex } from './table/card-index.ts'
import { createPosition, type Position } from './table/position.ts'

/** The result of one scenario. */
export interface ScenarioResult {
  readonly id: string
  readonly status: 'passed' | 'failed' | 'notRunnable'
  /** Why it failed, in the order in which the reasons came up, or why it was not run. */
  readonly reasons: readonly string[]
  readonly missingCards: readonly string[]
  /** The words of the scenario that are not supported. */
  readonly unsupported: readonly string[]
  /** Prepared answers that were not asked for. */
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
  /** Called with the game after each answer, for additional checks. */
  readonly afterAnswer?: (game: Game) => void
}

/** Plays a scenario and checks its facts. A scenario with unsupported cards or words is not played. */
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
  return new ScenarioRun(scenario, createPosition(scenario, index), options).run()
}

/** Plays one scenario. */
class ScenarioRun {
  private readonly scenario: Scenario
  private readonly position: Position
  private readonly stopPoint = new StopPoint()
  private log: GameLog | null = null
  private readonly lines: string[] = []
  private loggedLines = 0
  private readonly warnings: string[] = []
  private manualPayment: ReadonlySet<Seat>
  private readonly afterAnswer: (game: Game) => void

  constructor(scenario: Scenario, position: Position, options: RunOptions) {
    this.afterAnswer = options.afterAnswer ?? (() => {})
    this.scenario = scenario
    this.position = position
    this.manualPayment = new Set(SEATS.filter((seat) => scenario.players[seat].manualPayment))
    this.stopPoint.attach(position.game)
  }

  run(): ScenarioResult {
    try {
      const reasons = this.play()
      return this.result(reasons.length === 0 ? 'passed' : 'failed', reasons)
    } catch (error) {
      if (error instanceof NotRunnable) return this.result('notRunnable', [error.message], [error.word])
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      return this.result('failed', [`The engine threw an error. ${text}`])
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
    let isStrict = this.scenario.strict
    for (const [number, segment] of segmentsOf(this.scenario).entries()) {
      isStrict = segment.strict ?? isStrict
      if (number > 0 && segment.manualPayment) this.manualPayment = new Set(segment.manualPayment)
      const reasons = this.runSegment(segment, isStrict, number === 0)
      if (reasons.length > 0) return reasons
    }
    return []
  }

  /** Plays one segment and checks its expectations; returns the reasons why it failed. */
  private runSegment(segment: LaterSegment, isStrict: boolean, isFirst: boolean): string[] {
    const play = new Playthrough({
      table: this.position,
      prepared: new PreparedAnswers(segment),
      isStrict,
      manualPayment: this.manualPayment,
      note: (text) => this.note(text),
      afterAnswer: this.afterAnswer,
    })
    const tasks = new Tasks(segment.script)
    this.stopPoint.set(segment.stopAt)
    let failure: ScriptFailure | null = null
    try {
      if (isFirst) this.begin(play)
      else if (!play.game.isOver) play.game.start()
      playSegment(play, tasks)
    } catch (error) {
      if (!(error instanceof ScriptFailure)) throw error
      failure = error
    }
    play.stopListening()
    const reasons = judge({ segment, failure, tasks, prepared: play.prepared, blockTurns: this.stopPoint.blockTurns })
    for (const seat of SEATS) this.warnAboutUnused(seat, play.prepared)
    return [...reasons, ...this.checkExpectations(segment)]
  }

  private begin(play: Playthrough): void {
    play.setUp(this.position.setUp)
    this.log = createLog(play.game, 'all')
    this.position.begin()
  }

  private checkExpectations({ expect }: LaterSegment): string[] {
    return expect.flatMap((fact) => {
      const { holds, found } = checkFact(this.position, fact)
      this.note(`${holds ? '=' : '!'} ${factText(fact)}${holds ? '' : ` (found: ${found})`}`)
      return holds ? [] : [`Expected "${factText(fact)}", found: ${found}.`]
    })
  }

  private warnAboutUnused(seat: Seat, prepared: PreparedAnswers): void {
    const { choices, targets } = prepared.remaining(seat)
    for (const answer of [...choices, ...targets])
      this.warnings.push(`Player ${seat} was not asked for ${JSON.stringify(answer)}.`)
  }

  /** Writes a line of the script after the lines of the game log so far. */
  private note(text: string): void {
    this.flush()
    this.lines.push(text)
  }

  private flush(): void {
    const lines = this.log?.lines ?? []
    for (const { depth, text } of lines.slice(this.loggedLines)) this.lines.push('  '.repeat(depth) + text)
    this.loggedLines = lines.length
  }
}
