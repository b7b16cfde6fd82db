import {
  type Answer,
  type Decision,
  defaultAnswer,
  type GameView,
  type PlayerDecisionHandler,
  type SeatAccess,
  SHAPES,
} from '@spellwright/engine'
import { type Candidate, candidatesFor } from './candidates.ts'
import type { Problems } from './guarded.ts'
import { LineProcess, ProgramError } from './line-process.ts'
import type { Player, PlayerFactory } from './load-bot.ts'

/** The line protocol, described in docs/write-a-bot.md. */
export const PROTOCOL = 'spellwright-bot'
export const PROTOCOL_VERSION = 1

const HELLO_MILLISECONDS = 10_000
/** After so many answers that did not come in time, the program is not waited for any more in this game. */
const MOST_TIMEOUTS = 3

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
    // told below
  }
  throw new ProgramError(`wrote something that is not a JSON object: ${line.slice(0, 80)}`)
}

/** One program playing one game. */
class ProgramPlayer {
  private readonly process: LineProcess
  private readonly label: string
  private readonly problems: Problems
  private readonly milliseconds: number
  private isGreeted = false
  private isGivenUp = false
  private timeouts = 0
  private question = 0

  constructor(command: string, milliseconds: number, problems: Problems) {
    this.process = new LineProcess(command)
    this.label = command
    this.milliseconds = milliseconds
    this.problems = problems
  }

  async answer(decision: Decision, seat: SeatAccess): Promise<Answer> {
    if (this.isGivenUp) return defaultAnswer(decision)
    try {
      if (!this.isGreeted) await this.greet(seat)
      return await this.ask(decision, seat)
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error
      this.note(error, decision)
      return defaultAnswer(decision)
    }
  }

  private note(error: ProgramError, decision: Decision): void {
    this.problems(`${this.label} ${error.message} (asked: "${decision.text}"); the default answer was given`)
    if (error.message.startsWith('did not answer')) this.timeouts++
    if (this.process.isAlive && this.timeouts < MOST_TIMEOUTS) return
    this.isGivenUp = true
    this.problems(`${this.label} is not asked any more in this game`)
  }

  private async greet(seat: SeatAccess): Promise<void> {
    this.isGreeted = true
    this.process.tell({ type: 'hello', protocol: PROTOCOL, version: PROTOCOL_VERSION })
    const reply = parse(await this.process.next(HELLO_MILLISECONDS))
    if (reply.type !== 'hello') throw new ProgramError('did not answer the greeting with {"type":"hello"}')
    const names = seat.view().players.map(({ name }) => name)
    this.process.tell({ type: 'game_start', seat: seat.player, names, options: seat.options })
  }

  private async ask(decision: Decision, seat: SeatAccess): Promise<Answer> {
    const id = ++this.question
    const view = JSON.parse(JSON.stringify(seat.view())) as GameView
    const { list, isComplete } = candidatesFor(decision, seat, view)
    // The plain question stands in the view; functions and hidden cards are not in it.
    this.process.tell({ type: 'choose', id, view, candidates: list, complete: isComplete })
    const reply = await this.replyTo(id)
    const answer = 'answer' in reply ? (reply.answer as Answer) : this.picked(reply, list)
    const reason = seat.refusal(answer)
    if (reason !== null) throw new ProgramError(`answered ${JSON.stringify(answer)}, which was refused: ${reason}`)
    return answer
  }

  /** A late answer to an older question is passed over. */
  private async replyTo(id: number): Promise<Reply> {
    const until = performance.now() + this.milliseconds
    for (;;) {
      const left = Math.max(1, Math.round(until - performance.now()))
      const reply = parse(await this.process.next(left).catch((error: ProgramError) => this.inTime(error)))
      if (reply.type === 'choose' && typeof reply.id === 'number' && reply.id < id) continue
      if (reply.type !== 'choose' || reply.id !== id)
        throw new ProgramError(
          `answered with ${JSON.stringify(reply).slice(0, 80)} instead of {"type":"choose","id":${id},"pick":…}`,
        )
      return reply
    }
  }

  private inTime(error: ProgramError): never {
    if (!error.message.startsWith('did not answer')) throw error
    throw new ProgramError(`did not answer within ${this.milliseconds} ms`)
  }

  private picked({ pick }: Reply, list: readonly Candidate[]): Answer {
    const candidate = typeof pick === 'number' ? list[pick] : undefined
    if (!candidate)
      throw new ProgramError(`picked ${JSON.stringify(pick)}, which is not among the ${list.length} candidates`)
    return candidate.answer
  }

  close(): void {
    this.process.tell({ type: 'game_over' })
    this.process.kill()
  }
}

const DEFAULT_MILLISECONDS = 5000

/** Milliseconds for one answer; `SPELLWRIGHT_BOT_MS` changes it. */
const answerTime = (): number => Number(process.env['SPELLWRIGHT_BOT_MS']) || DEFAULT_MILLISECONDS

/** Players that are programs: one process for each game. */
export function programPlayers(command: string, milliseconds: number = answerTime()): PlayerFactory {
  return (_, problems): Player => {
    const player = new ProgramPlayer(command, milliseconds, problems)
    const answer = (decision: Decision, seat: SeatAccess): Promise<Answer> => player.answer(decision, seat)
    const ways = Object.fromEntries(SHAPES.map((shape) => [shape, answer]))
    const handler = { label: command, ...ways } as unknown as PlayerDecisionHandler
    return { handler, isSync: false, looksAhead: false, close: () => player.close() }
  }
}
