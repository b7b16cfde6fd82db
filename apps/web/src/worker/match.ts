import {
  type Action,
  type Answer,
  type Decision,
  defaultAnswer,
  type Game,
  type ManaChoice,
  otherPlayer,
  type PlayerId,
  playGame,
  type SeatAccess,
} from 'spellwright/play'
import { asyncHandler } from './async-handler.ts'
import type { BotRunner, StartBot } from './bot-runner.ts'
import { readDeck } from './deck-cards.ts'
import { GameObserver } from './game-observer.ts'
import { firstGame, MATCH_VERSION, newGame } from './match-file.ts'
import type { FromWorker, GameRecord, GivenAnswer, MatchFile, MatchScore, MatchSetup, Scene } from './messages.ts'
import type { SeenCards } from './move-tracker.ts'
import { RequestRefused } from './request-refused.ts'
import { cardNames, deckText } from './sideboard.ts'
import { textsFor } from './texts.ts'

const YOU: PlayerId = 0

interface OpenQuestion {
  readonly seq: number
  refusal(answer: Answer): string | null
  accept(answer: Answer, auto: boolean): void
}

/** If the bot thinks longer than this, the page shows that it does. */
const THINKING_SHOWN_AFTER_MS = 150

/** What a match needs from the worker that runs it. */
export interface MatchEnvironment {
  /** The names of the cards whose texts the page already has. */
  readonly knownTexts: Set<string>
  readonly startBot: StartBot
  send(message: FromWorker): void
}

/** One match against the bot: plays its games, sends scenes to the page, and saves them. */
export class Match {
  private readonly setup: MatchSetup
  private readonly environment: MatchEnvironment
  private records: GameRecord[]
  private sideboarding = false

  private observer!: GameObserver
  private bot: BotRunner | null = null
  /** How many answers have been sent to the bot. */
  private botAnswerCount = 0
  private thinkingTimer: ReturnType<typeof setTimeout> | undefined
  private abortController: AbortController | null = null
  private open: OpenQuestion | null = null
  /** The positions of answers that the page gave automatically. */
  private autoAnswers = new Set<number>()
  private seq = 0
  private takenBack = false

  constructor(setup: MatchSetup, table: MatchEnvironment) {
    this.setup = setup
    this.environment = table
    this.records = [firstGame(setup)]
  }

  static resume(file: MatchFile, table: MatchEnvironment): Match {
    const match = new Match(file.setup, table)
    match.records = [...file.games]
    match.sideboarding = file.sideboarding
    return match
  }

  get game(): Game {
    return this.observer.game
  }

  /** Starts the match, or continues where the file ended. */
  start(): void {
    this.rebuild(this.current.answers)
    if (this.sideboarding) this.askSideboard()
    else this.run()
  }

  leave(): void {
    this.abortController?.abort()
    this.abortController = null
    this.open = null
    this.stopBot()
  }

  file(): string {
    const games = [...this.records.slice(0, -1), this.record()]
    const file: MatchFile = {
      format: 'spellwright-match',
      version: MATCH_VERSION,
      setup: this.setup,
      games,
      sideboarding: this.sideboarding,
    }
    return JSON.stringify(file)
  }

  // --- requests of the page --------------------------------------------------------------------------------------------

  answer(seq: number, answer: Answer, auto: boolean): void {
    const { open } = this
    if (open?.seq !== seq) throw new RequestRefused('That question is no longer open.')
    const reason = open.refusal(answer)
    if (reason !== null) throw new RequestRefused(reason)
    this.open = null
    open.accept(answer, auto)
  }

  concede(): void {
    if (this.game.isOver) throw new RequestRefused('The game is over.')
    this.game.concede(YOU)
    const { open } = this
    this.open = null
    open?.accept([], false)
    this.stopBot()
  }

  undo(): void {
    const at = this.lastOwnDecision()
    const reason = this.undoRefusal(at)
    if (reason !== null) throw new RequestRefused(reason)
    const answers = this.givenAnswers().slice(0, at)
    this.leave()
    this.rebuild(answers, this.observer.seen)
    this.takenBack = true
    this.run()
  }

  /** Continues a match after a game, beginning with sideboarding. */
  nextGame(): void {
    const { winner } = this.score()
    if (!this.game.isOver) throw new RequestRefused('The game is not over yet.')
    if (winner !== null) throw new RequestRefused('The match is over.')
    this.askSideboard()
  }

  /** The mana sources that the automatic payment of an action would use. */
  plan(action: Action): readonly ManaChoice[] {
    if (this.game.decision?.shape !== 'act') return []
    const trial = this.game.fork()
    if (!trial.submit(YOU, action).ok) return []
    for (let step = 0; step < 12; step++) {
      const { decision } = trial
      if (decision === null || decision.player !== YOU || decision.shape === 'act') return []
      if (decision.shape === 'pay') return decision.plan?.uses ?? []
      if (!trial.submit(YOU, defaultAnswer(decision)).ok) return []
    }
    return []
  }

  // --- playing -----------------------------------------------------------------------------------------------------------

  private get current(): GameRecord {
    const record = this.records.at(-1)
    if (!record) throw new Error('The match has no games.')
    return record
  }

  private rebuild(answers: readonly GivenAnswer[], seen: SeenCards | null = null): void {
    this.observer = new GameObserver(newGame(this.setup, this.current), YOU, seen)
    this.autoAnswers = new Set(answers.flatMap(({ auto }, index) => (auto ? [index] : [])))
    this.observer.catchUp(answers)
    this.stopBot()
    this.bot = this.environment.startBot({ setup: this.setup, record: { ...this.current, answers } })
    this.botAnswerCount = answers.length
  }

  private run(): void {
    const running = new AbortController()
    this.abortController = running
    const handlers = [
      asyncHandler('you', (decision, seat) => this.askYou(decision, seat)),
      asyncHandler('bot', () => this.askBot()),
    ] as const
    const onDecision = (decision: Decision): void => {
      if (decision.player !== YOU && this.observer.hasNewEvents) this.show(true)
    }
    playGame(this.game, handlers, { signal: running.signal, onDecision })
      .then((result) => {
        if (running.signal.aborted || result === null) return
        this.show(false)
        if (!this.score().over) this.save()
      })
      .catch((error: unknown) => {
        if (running.signal.aborted) return
        this.environment.send({
          kind: 'engineError',
          message: error instanceof Error ? error.message : String(error),
          file: this.file(),
        })
      })
  }

  private askYou(decision: Decision, seat: SeatAccess): Promise<Answer> {
    const seq = this.show(this.observer.hasNewEvents)
    this.save()
    return new Promise((resolve) => {
      this.open = {
        seq,
        refusal: (answer) =>
          this.game.decision === decision ? seat.refusal(answer) : 'That question is no longer open.',
        accept: (answer, auto) => {
          if (auto) this.autoAnswers.add(this.game.answers.length)
          resolve(answer)
        },
      }
    })
  }

  private async askBot(): Promise<Answer> {
    const since = this.givenAnswers().slice(this.botAnswerCount)
    this.botAnswerCount = this.game.answers.length
    this.thinkingTimer = setTimeout(() => this.show(this.observer.hasNewEvents), THINKING_SHOWN_AFTER_MS)
    try {
      if (!this.bot) throw new Error('No bot is playing.')
      return await this.bot.think(since)
    } finally {
      clearTimeout(this.thinkingTimer)
    }
  }

  private stopBot(): void {
    clearTimeout(this.thinkingTimer)
    this.bot?.stop()
    this.bot = null
  }

  private show(notable: boolean, change: (scene: Scene) => Scene = (scene) => scene): number {
    const seq = ++this.seq
    const scene = this.observer.scene({
      seq,
      score: this.score(),
      undoRefused: this.undoRefusal(this.lastOwnDecision()),
      takenBack: this.takenBack,
      notable,
      known: this.environment.knownTexts,
    })
    this.takenBack = false
    this.environment.send({ kind: 'scene', scene: change(scene) })
    return seq
  }

  private save(): void {
    this.environment.send({ kind: 'saved', file: this.file() })
  }

  // --- taking back -------------------------------------------------------------------------------------------------------

  private givenAnswers(): GivenAnswer[] {
    return this.game.answers.map(({ player, answer, concede }, index) => ({
      player,
      answer,
      ...(this.autoAnswers.has(index) ? { auto: true as const } : {}),
      ...(concede ? { concede } : {}),
    }))
  }

  private record(): GameRecord {
    return { ...this.current, answers: this.givenAnswers(), result: this.game.state.result }
  }

  /** The position of the last decision that the player made themselves; −1 for none. */
  private lastOwnDecision(): number {
    return this.game.answers.findLastIndex(({ player }, index) => player === YOU && !this.autoAnswers.has(index))
  }

  private undoRefusal(at: number): string | null {
    const { game } = this
    if (game.isOver) return 'The game is over.'
    if (at < 0) return 'There is nothing to take back.'
    if (game.answers[at]?.reveals?.[YOU] !== game.state.reveals[YOU])
      return 'Hidden information has been revealed since that decision, so it cannot be taken back.'
    return null
  }

  // --- the match -----------------------------------------------------------------------------------------------------------

  private score(): MatchScore & { readonly winner: PlayerId | null } {
    const wins: [number, number] = [0, 0]
    const results = [...this.records.slice(0, -1).map(({ result }) => result), this.game.state.result]
    for (const result of results) if (result && result.winner !== null) wins[result.winner]++
    const { bestOf } = this.setup
    const winner = wins[0] > bestOf / 2 ? 0 : wins[1] > bestOf / 2 ? 1 : null
    const over = winner !== null || (this.game.isOver && this.records.length >= bestOf)
    return { bestOf, game: this.records.length, wins, over, winner }
  }

  private askSideboard(): void {
    const [mine] = this.current.decks
    const list = readDeck(mine)
    const main = cardNames(list.main)
    const sideboard = cardNames(list.sideboard)
    if (sideboard.length === 0) {
      this.beginNext(mine)
      return
    }
    this.sideboarding = true
    const text = 'Change your deck for the next game.'
    const seq = this.show(false, (scene) => ({
      ...scene,
      texts: { ...scene.texts, ...textsFor(this.game, new Set([...main, ...sideboard])) },
      view: {
        ...scene.view,
        waitingFor: YOU,
        decision: {
          shape: 'sideboard',
          player: YOU,
          purpose: 'sideboard',
          source: 0 as never,
          text,
          cards: [],
          main,
          sideboard,
        },
      },
    }))
    this.save()
    const before = [...main, ...sideboard].sort().join('\n')
    this.open = {
      seq,
      refusal: (answer) => {
        const { main: m, sideboard: s } = answer as { main: readonly string[]; sideboard: readonly string[] }
        if ([...m, ...s].sort().join('\n') !== before)
          return 'The main deck and sideboard must contain the same cards as before.'
        return m.length < Math.min(60, main.length)
          ? `The main deck needs at least ${Math.min(60, main.length)} cards.`
          : null
      },
      accept: (answer) => {
        const { main: m, sideboard: s } = answer as { main: readonly string[]; sideboard: readonly string[] }
        this.beginNext(deckText(m, s))
      },
    }
  }

  /** CR 103.1: the loser of the last game chooses who goes first. */
  private beginNext(deck: string): void {
    const last = this.record()
    const winner = last.result?.winner ?? null
    const chooser = winner === null ? YOU : otherPlayer(winner)
    this.sideboarding = false
    this.records = [
      ...this.records.slice(0, -1),
      last,
      {
        seed: `${this.setup.seed} game ${this.records.length + 1}`,
        decks: [deck, last.decks[1]],
        options: { ...last.options, starting: { chooser } },
        answers: [],
        result: null,
      },
    ]
    this.start()
  }
}
