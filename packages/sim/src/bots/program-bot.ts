import {
  type Answer,
  createLog,
  type Decision,
  defaultAnswer,
  type Game,
  type GameLog,
  type GameView,
  type LogLine,
  type PlayerId,
  type SeatAccess,
  type SideboardDecision,
  uniformHandler,
} from '@spellwright/engine'
import { shortText, type ViewChanges, type ViewTexts, viewChanges, viewTexts } from '@spellwright/formats'
import { type BotContext, BotError } from './bot-context.ts'
import { type Candidate, candidatesFor } from './candidates.ts'
import { guardBot } from './guard-bot.ts'
import { LineProcess } from './line-process.ts'
import type { Player, PlayerFactory } from './load-bot.ts'
import { noteGroup } from './process-group.ts'

/** The line protocol, described in docs/write-a-bot.md. */
export const PROTOCOL = 'spellwright-bot'
export const PROTOCOL_VERSION = 1

interface Reply {
  readonly type?: unknown
  readonly id?: unknown
  readonly pick?: unknown
  readonly answer?: unknown
  readonly skipForced?: unknown
  readonly moreGames?: unknown
  readonly views?: unknown
}

const parse = (line: string): Reply => {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // The error is thrown below.
  }
  throw new BotError('wrong', `wrote something that is not a JSON object: ${line.slice(0, 80)}`)
}

/** A running program, and what it has said about itself. */
interface Program {
  readonly process: LineProcess
  hasGreeted: boolean
  /** Questions with one possible answer are not asked. */
  skipsForced: boolean
  /** It plays one game after the other, so that it has to start only once. */
  playsMore: boolean
  /** It wants the first view of a game whole, and of the others what has changed. */
  wantsChanges: boolean
  /** The number of the last question, and whether it was answered. */
  question: number
  hasAnswered: boolean
}

/** A program without a game is ended after so many milliseconds. */
const IDLE_MILLISECONDS = 200

/** The programs of one command. Those that play more games wait here for the next one. */
class Programs {
  private readonly idle: { readonly program: Program; readonly timer: NodeJS.Timeout }[] = []
  private readonly command: string

  constructor(command: string) {
    this.command = command
  }

  take(onProcess: NonNullable<BotContext['onProcess']>): Program {
    for (let waiting = this.idle.pop(); waiting !== undefined; waiting = this.idle.pop()) {
      clearTimeout(waiting.timer)
      if (waiting.program.process.isAlive) return waiting.program
    }
    const process = new LineProcess(this.command, onProcess)
    const wishes = { hasGreeted: false, skipsForced: false, playsMore: false, wantsChanges: false }
    return { process, ...wishes, question: 0, hasAnswered: true }
  }

  /** Called after a game. */
  async release(program: Program): Promise<void> {
    const { process, playsMore, hasAnswered } = program
    if (!playsMore || !hasAnswered || !process.isAlive) return process.close()
    const timer = setTimeout(() => {
      const at = this.idle.findIndex((waiting) => waiting.program === program)
      if (at >= 0) this.idle.splice(at, 1)
      void process.close()
    }, IDLE_MILLISECONDS)
    this.idle.push({ program, timer })
  }
}

/** A program in one game. */
class ProgramPlayer {
  private readonly programs: Programs
  private readonly program: Program
  private hasStarted = false
  private readonly decks: Pick<BotContext, 'deck' | 'opponentDeck'>
  private seat: SeatAccess | null = null
  private log: GameLog | null = null
  /** Lines of the log that the program knows. */
  private told = 0
  /** The view that was sent last, if the next one is told as changes to it. */
  private viewSent: ViewTexts | null = null

  constructor(programs: Programs, { onProcess = noteGroup, deck = [], opponentDeck }: BotContext) {
    this.programs = programs
    this.program = programs.take(onProcess)
    this.decks = opponentDeck === undefined ? { deck } : { deck, opponentDeck }
  }

  /** Called before the first question. */
  watch(game: Game, player: PlayerId): void {
    this.log = createLog(game, player)
  }

  async answer(decision: Decision, seat: SeatAccess): Promise<Answer> {
    this.seat = seat
    if (!this.program.hasGreeted) await this.greet()
    if (!this.hasStarted) this.start(seat)
    return this.ask(decision, seat)
  }

  private async greet(): Promise<void> {
    const { program } = this
    program.hasGreeted = true
    program.process.send({ type: 'hello', protocol: PROTOCOL, version: PROTOCOL_VERSION })
    const reply = parse(await program.process.next())
    if (reply.type !== 'hello') throw new BotError('wrong', 'did not answer the greeting with {"type":"hello"}')
    program.skipsForced = reply.skipForced === true
    program.playsMore = reply.moreGames === true
    program.wantsChanges = reply.views === 'changes'
  }

  private start(seat: SeatAccess): void {
    this.hasStarted = true
    const names = seat.view().players.map(({ name }) => name)
    const { player, options } = seat
    this.program.process.send({ type: 'game_start', seat: player, names, options, ...this.decks })
  }

  private async ask(decision: Decision, seat: SeatAccess): Promise<Answer> {
    const { program } = this
    const view = JSON.parse(JSON.stringify(seat.view())) as GameView
    const { list, isComplete } = candidatesFor(decision, seat, view)
    const [only] = list
    if (program.skipsForced && isComplete && list.length === 1 && only !== undefined) return only.answer
    const id = ++program.question
    program.hasAnswered = false
    // The view contains the question as data, without functions and hidden cards.
    const shown = program.wantsChanges ? this.changesTo(view) : { view }
    program.process.send({
      type: 'choose',
      id,
      ...shown,
      candidates: list,
      complete: isComplete,
      events: this.newEvents(),
    })
    const reply = await this.nextReply(id)
    program.hasAnswered = true
    return Object.hasOwn(reply, 'answer') ? (reply.answer as Answer) : pickedAnswer(reply, list)
  }

  private changesTo(view: GameView): { view: GameView | null; changes?: ViewChanges } {
    const before = this.viewSent
    const now = viewTexts(view)
    this.viewSent = now
    return before === null ? { view } : { view: null, changes: viewChanges(before, now, view) }
  }

  /** Skips late answers to older questions. */
  private async nextReply(id: number): Promise<Reply> {
    for (;;) {
      const reply = parse(await this.program.process.next())
      if (reply.type === 'choose' && typeof reply.id === 'number' && reply.id < id) continue
      if (reply.type !== 'choose' || reply.id !== id)
        throw new BotError(
          'wrong',
          `answered with ${shortText(reply)} instead of {"type":"choose","id":${id},"pick":…}`,
        )
      return reply
    }
  }

  /** What the seat has seen happen since the last question. */
  private newEvents(): readonly LogLine[] {
    const lines = this.log?.lines ?? []
    const events = lines.slice(this.told)
    this.told = lines.length
    return events
  }

  /** How the game ended for this seat; `stopped` if it was not played to its end. */
  private ending(): object {
    const result = this.seat?.view().result ?? null
    if (result === null || this.seat === null)
      return { result: 'stopped', winner: null, reason: 'not played to its end' }
    const { winner, reason } = result
    return { result: winner === null ? 'drawn' : winner === this.seat.player ? 'won' : 'lost', winner, reason }
  }

  close(): Promise<void> {
    this.program.process.send({ type: 'game_over', ...this.ending(), events: this.newEvents() })
    return this.programs.release(this.program)
  }
}

function pickedAnswer({ pick }: Reply, list: readonly Candidate[]): Answer {
  const candidate = typeof pick === 'number' ? list[pick] : undefined
  if (!candidate)
    throw new BotError('wrong', `picked ${shortText(pick)}, which is not among the ${list.length} candidates`)
  return candidate.answer
}

/** Players that are programs: one process for each game, or for many games if the program says that it plays more. */
export function programPlayers(command: string): PlayerFactory {
  const programs = new Programs(command)
  return (context): Player => {
    const player = new ProgramPlayer(programs, context)
    const program = uniformHandler(command, (decision, seat) => player.answer(decision, seat))
    // A program cannot block this thread, so nobody else has to watch how long it takes.
    const { onRun: _, ...watched } = context
    const handler = {
      ...guardBot(program, command, watched),
      // The protocol has no message for sideboarding, so a program keeps its deck between the games of a match.
      sideboard: (decision: SideboardDecision) => defaultAnswer<'sideboard'>(decision),
    }
    return {
      handler,
      isSync: false,
      looksAhead: false,
      watch: (game, seat) => player.watch(game, seat),
      close: () => player.close(),
    }
  }
}
