import {
  type Answer,
  type Decision,
  defaultAnswer,
  type GameView,
  type SeatAccess,
  type SideboardDecision,
} from '@spellwright/engine'
import { asyncHandler } from './async-handler.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import type { ReportProblem } from './guard-bot.ts'
import { LineProcess, ProgramError } from './line-process.ts'
import type { Player, PlayerFactory } from './load-bot.ts'

/** The line protocol, described in docs/write-a-bot.md. */
export const PROTOCOL = 'spellwright-bot'
export const PROTOCOL_VERSION = 1

const HELLO_MILLISECONDS = 10_000
/** After this many timeouts the program is not asked any more in this game. */
const MAX_TIMEOUTS = 3

interface Reply {
  readonly type?: unknown
  readonly id?: unknown
  readonly pick?: unknown
  readonly answer?: unknown
}

const parse = (line: string): Reply => {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // The error is thrown below.
  }
  throw new ProgramError(`wrote something that is not a JSON object: ${line.slice(0, 80)}`)
}

/** One program that plays one game. */
class ProgramPlayer {
  private readonly process: LineProcess
  private readonly label: string
  private readonly reportProblem: ReportProblem
  private readonly milliseconds: number
  private hasGreeted = false
  private hasGivenUp = false
  private timeouts = 0
  private question = 0

  constructor(command: string, milliseconds: number, problems: ReportProblem) {
    this.process = new LineProcess(command)
    this.label = command
    this.milliseconds = milliseconds
    this.reportProblem = problems
  }

  async answer(decision: Decision, seat: SeatAccess): Promise<Answer> {
    if (this.hasGivenUp) return defaultAnswer(decision)
    try {
      if (!this.hasGreeted) await this.greet(seat)
      return await this.ask(decision, seat)
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error
      this.reportError(error, decision)
      return defaultAnswer(decision)
    }
  }

  private reportError(error: ProgramError, decision: Decision): void {
    this.reportProblem(`${this.label} ${error.message} (asked: "${decision.text}"); the default answer was given`)
    if (error.message.startsWith('did not answer')) this.timeouts++
    if (this.process.isAlive && this.timeouts < MAX_TIMEOUTS) return
    this.hasGivenUp = true
    this.reportProblem(`${this.label} is not asked any more in this game`)
  }

  private async greet(seat: SeatAccess): Promise<void> {
    this.hasGreeted = true
    this.process.send({ type: 'hello', protocol: PROTOCOL, version: PROTOCOL_VERSION })
    const reply = parse(await this.process.next(HELLO_MILLISECONDS))
    if (reply.type !== 'hello') throw new ProgramError('did not answer the greeting with {"type":"hello"}')
    const names = seat.view().players.map(({ name }) => name)
    this.process.send({ type: 'game_start', seat: seat.player, names, options: seat.options })
  }

  private async ask(decision: Decision, seat: SeatAccess): Promise<Answer> {
    const id = ++this.question
    const view = JSON.parse(JSON.stringify(seat.view())) as GameView
    const { list, isComplete } = candidatesFor(decision, seat, view)
    // The view contains the question as data, without functions and hidden cards.
    this.process.send({ type: 'choose', id, view, candidates: list, complete: isComplete })
    const reply = await this.nextReply(id)
    const answer = 'answer' in reply ? (reply.answer as Answer) : this.pickedAnswer(reply, list)
    const reason = seat.refusal(answer)
    if (reason !== null) throw new ProgramError(`answered ${JSON.stringify(answer)}, which was refused: ${reason}`)
    return answer
  }

  /** Skips late answers to older questions. */
  private async nextReply(id: number): Promise<Reply> {
    const until = performance.now() + this.milliseconds
    for (;;) {
      const left = Math.max(1, Math.round(until - performance.now()))
      const reply = parse(await this.process.next(left).catch((error: ProgramError) => this.withFullTimeLimit(error)))
      if (reply.type === 'choose' && typeof reply.id === 'number' && reply.id < id) continue
      if (reply.type !== 'choose' || reply.id !== id)
        throw new ProgramError(
          `answered with ${JSON.stringify(reply).slice(0, 80)} instead of {"type":"choose","id":${id},"pick":…}`,
        )
      return reply
    }
  }

  private withFullTimeLimit(error: ProgramError): never {
    if (!error.message.startsWith('did not answer')) throw error
    throw new ProgramError(`did not answer within ${this.milliseconds} ms`)
  }

  private pickedAnswer({ pick }: Reply, list: readonly Candidate[]): Answer {
    const candidate = typeof pick === 'number' ? list[pick] : undefined
    if (!candidate)
      throw new ProgramError(`picked ${JSON.stringify(pick)}, which is not among the ${list.length} candidates`)
    return candidate.answer
  }

  close(): void {
    this.process.send({ type: 'game_over' })
    this.process.kill()
  }
}

const DEFAULT_MILLISECONDS = 5000

/** Milliseconds for one answer; `SPELLWRIGHT_BOT_MS` changes it. */
const answerMilliseconds = (): number => Number(process.env['SPELLWRIGHT_BOT_MS']) || DEFAULT_MILLISECONDS

/** Players that are programs: one process for each game. */
export function programPlayers(command: string, milliseconds: number = answerMilliseconds()): PlayerFactory {
  return (_, problems): Player => {
    const player = new ProgramPlayer(command, milliseconds, problems)
    // The protocol has no message for sideboarding, so a program keeps its deck between the games of a match.
    const handler = {
      ...asyncHandler(command, (decision, seat) => player.answer(decision, seat)),
      sideboard: (decision: SideboardDecision) => defaultAnswer<'sideboard'>(decision),
    }
    return { handler, isSync: false, looksAhead: false, close: () => player.close() }
  }
}
