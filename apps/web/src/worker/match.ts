import type { SeenCards } from '@spellwright/table'
import {
  askToSideboard,
  deckText,
  GameObserver,
  PlayReasons,
  replayAnswers,
  sideboardAnswer,
  sideboardLists,
  sideboardRefusal,
} from '@spellwright/table'
import {
  type Answer,
  type Decision,
  type Game,
  MATCH_VERSION,
  type ObjectId,
  otherPlayer,
  type PlayerId,
  playGame,
  type SeatAccess,
  uniformHandler,
} from 'spellwright/play'
import type { BotRunner, StartBot } from './bot-runner.ts'
import { readDeck } from './deck-cards.ts'
import { firstGame, newGame, provenance, replayOf } from './match-file.ts'
import type { FromWorker, GameRecord, GivenAnswer, MatchFile, MatchScore, MatchSetup, Scene } from './messages.ts'
import { RequestRefused } from './request-refused.ts'

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
  /** Depends on the decks of all games, so the next game changes it. */
  private provenance: Pick<MatchFile, 'engine' | 'cards'> | null = null

  /** One for each person at this screen. */
  private observers!: readonly GameObserver[]
  /** Whose scene was shown last. */
  viewer: PlayerId = YOU
  private bot: BotRunner | null = null
  private playReasons: PlayReasons | null = null
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

  /** Of the player who looks at the screen. */
  private get observer(): GameObserver {
    const observer = this.observers[this.setup.hotSeat ? this.viewer : YOU]
    if (!observer) throw new Error('Nobody observes the game.')
    return observer
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
    const { setup, sideboarding } = this
    this.provenance ??= provenance(this.records)
    const file: MatchFile = {
      format: 'spellwright-match',
      version: MATCH_VERSION,
      ...this.provenance,
      setup,
      games: this.games(),
      sideboarding,
    }
    return JSON.stringify(file)
  }

  /** The replay of the games so far. */
  replayFile(): string {
    return replayOf({ setup: this.setup, games: this.games() })
  }

  private games(): GameRecord[] {
    return [...this.records.slice(0, -1), this.record()]
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
    this.game.concede(this.viewer)
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
    this.rebuild(answers, this.setup.hotSeat ? null : this.observer.seen)
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

  whyPlayed(object: ObjectId | null): readonly string[] {
    return this.playReasons?.of(object) ?? []
  }

  // --- playing -----------------------------------------------------------------------------------------------------------

  private get current(): GameRecord {
    const record = this.records.at(-1)
    if (!record) throw new Error('The match has no games.')
    return record
  }

  private rebuild(answers: readonly GivenAnswer[], seen: SeenCards | null = null): void {
    const game = newGame(this.setup, this.current)
    const viewers: readonly PlayerId[] = this.setup.hotSeat ? [0, 1] : [YOU]
    this.playReasons = this.setup.hotSeat ? null : new PlayReasons(game, YOU)
    this.observers = viewers.map((viewer) => new GameObserver(game, viewer, seen))
    this.autoAnswers = new Set(answers.flatMap(({ auto }, index) => (auto ? [index] : [])))
    replayAnswers(game, answers)
    for (const observer of this.observers) observer.startOver()
    this.stopBot()
    if (this.setup.hotSeat) return
    this.bot = this.environment.startBot({ setup: this.setup, record: { ...this.current, answers } })
    this.botAnswerCount = answers.length
  }

  private run(): void {
    const running = new AbortController()
    this.abortController = running
    const handlers = [
      uniformHandler('you', (decision, seat) => this.askYou(decision, seat)),
      this.setup.hotSeat
        ? uniformHandler('friend', (decision, seat) => this.askYou(decision, seat))
        : uniformHandler('bot', () => this.askBot()),
    ] as const
    const onDecision = (decision: Decision): void => {
      if (!this.setup.hotSeat && decision.player !== YOU && this.observer.hasNewEvents) this.show(true)
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
    if (decision.player !== this.viewer) {
      this.viewer = decision.player
      // The other player must not find the first one's log on the screen.
      this.observer.startOver()
    }
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
    return this.game.answers.findLastIndex(
      ({ player }, index) => player === this.viewer && !this.autoAnswers.has(index),
    )
  }

  private undoRefusal(at: number): string | null {
    const { game } = this
    if (game.isOver) return 'The game is over.'
    if (at < 0) return 'There is nothing to take back.'
    if (game.answers[at]?.reveals?.[this.viewer] !== game.state.reveals[this.viewer])
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

  /** Asks each person in turn to change their deck, and then begins the next game. */
  private askSideboard(seat: PlayerId = YOU, changed: readonly string[] = []): void {
    const decks = [...changed, ...this.current.decks.slice(changed.length)]
    const last: PlayerId = this.setup.hotSeat ? 1 : YOU
    const own = decks[seat] ?? ''
    const next = (deck: string): void => {
      const so = [...changed, deck]
      if (seat === last) this.beginNext([...so, ...decks.slice(so.length)])
      else this.askSideboard(1, so)
    }
    const lists = sideboardLists(readDeck(own))
    if (lists.sideboard.length === 0) {
      next(own)
      return
    }
    this.sideboarding = true
    if (this.viewer !== seat) {
      this.viewer = seat
      this.observer.startOver()
    }
    const seq = this.show(false, (scene) => askToSideboard(scene, this.game, seat, lists))
    this.save()
    this.open = {
      seq,
      refusal: (answer) => sideboardRefusal(lists, answer),
      accept: (answer) => {
        const { main, sideboard } = sideboardAnswer(answer) ?? lists
        next(deckText(main, sideboard))
      },
    }
  }

  /** CR 103.1: the loser of the last game chooses who goes first. */
  private beginNext([first = '', second = '']: readonly string[]): void {
    const last = this.record()
    const winner = last.result?.winner ?? null
    const chooser = winner === null ? YOU : otherPlayer(winner)
    this.sideboarding = false
    this.provenance = null
    this.records = [
      ...this.records.slice(0, -1),
      last,
      {
        seed: `${this.setup.seed} game ${this.records.length + 1}`,
        decks: [first, second],
        ...(last.sideboards && { sideboards: true as const }),
        options: { ...last.options, starting: { chooser } },
        answers: [],
        result: null,
      },
    ]
    this.start()
  }
}
