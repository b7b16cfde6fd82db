import {
  type CombatForecast,
  combatForecast,
  GameObserver,
  plannedMana,
  type Scene,
  type Viewer,
  whyNot,
} from '@spellwright/table'
import {
  type Action,
  type Answer,
  askHandler,
  type BotName,
  characteristics,
  createBot,
  createGame,
  defaultAnswer,
  type Game,
  type GameOptions,
  type GameResult,
  type ManaChoice,
  type ObjectId,
  type PlayerId,
  type SyncDecisionHandler,
  seatOf,
  type ThoughtLimit,
  timeLimit,
} from 'spellwright/play'
import { readDeck } from './decks.ts'

/** A bot that looks ahead decides after a second at the latest, and thinks for six in a turn. */
const longestThought = (): ThoughtLimit => timeLimit(1000, () => performance.now(), 6000)

export interface GameStart {
  readonly seed: string
  readonly decks: readonly [string, string]
  readonly names: readonly [string, string]
  readonly options: Partial<GameOptions>
}

/** One game of a match, with everybody who watches it. */
export class TableGame {
  readonly start: GameStart
  readonly game: Game
  /** The positions of answers that a page gave automatically: taking back skips them. */
  readonly autoAnswers = new Set<number>()
  private readonly observers: ReadonlyMap<Viewer, GameObserver>
  private readonly bots = new Map<PlayerId, SyncDecisionHandler>()
  /** The names of the spells that each player has cast, as everybody saw them. */
  readonly shown: readonly [Set<string>, Set<string>] = [new Set(), new Set()]
  /** A draw by agreement is made by the players, not by the rules. */
  private agreedDraw = false

  constructor(start: GameStart) {
    this.start = start
    const [first, second] = start.decks
    this.game = createGame({
      decks: [readDeck(first), readDeck(second)],
      seed: start.seed,
      names: start.names,
      options: start.options,
    })
    this.game.listeners.push(({ kind, player, object }) => {
      const name = kind === 'cast' ? characteristics(this.game, object).name : ''
      if (name !== '' && player !== -1) this.shown[player].add(name)
    })
    this.observers = new Map(
      ([0, 1, 'spectator'] as const).map((viewer) => [viewer, new GameObserver(this.game, viewer)]),
    )
  }

  get result(): GameResult | null {
    return this.agreedDraw ? { winner: null, reason: 'agreed' } : this.game.state.result
  }

  get asked(): PlayerId | null {
    return this.result === null ? (this.game.decision?.player ?? null) : null
  }

  refusal(player: PlayerId, answer: Answer): string | null {
    return this.result === null ? this.game.refusal(player, answer) : 'The game is over.'
  }

  answer(player: PlayerId, answer: Answer, auto: boolean): void {
    if (auto) this.autoAnswers.add(this.game.answers.length)
    const done = this.game.submit(player, answer)
    if (!done.ok) throw new Error(`A recorded answer was refused: ${done.reason}`)
  }

  concede(player: PlayerId): void {
    if (this.result === null) this.game.concede(player)
  }

  agreeToDraw(): void {
    this.agreedDraw = true
  }

  /** Why the player's last own decision cannot be taken back, or null. */
  takeBackRefusal(player: PlayerId): string | null {
    return this.result === null ? this.game.whyNotTakeBack(player, this.lastDecision(player)) : 'The game is over.'
  }

  takeBack(player: PlayerId): void {
    const to = this.lastDecision(player)
    this.game.takeBack(player, to)
    for (const index of this.autoAnswers) if (index >= to) this.autoAnswers.delete(index)
    this.bots.clear()
  }

  private lastDecision(player: PlayerId): number {
    return this.game.answers.findLastIndex((record, index) => record.player === player && !this.autoAnswers.has(index))
  }

  /** The answer of a bot to the open question. */
  botAnswer(player: PlayerId, bot: BotName): Answer {
    const { decision } = this.game
    if (decision?.player !== player) throw new Error('The bot is not asked.')
    const handler =
      this.bots.get(player) ?? createBot(bot, { seed: `${this.start.seed} bot ${player}`, limit: longestThought() })
    this.bots.set(player, handler)
    const seat = seatOf(this.game, player)
    const answer = askHandler(handler, decision, seat) as Answer
    return this.game.refusal(player, answer) === null ? answer : defaultAnswer(decision)
  }

  observer(viewer: Viewer): GameObserver {
    const observer = this.observers.get(viewer)
    if (!observer) throw new Error(`Nobody watches as ${viewer}.`)
    return observer
  }

  /** What the viewer sees now. `known` has the names of the cards whose texts the page has already. */
  scene(viewer: Viewer, frame: Pick<Scene, 'seq' | 'score'>, known: Set<string>): Scene {
    const observer = this.observer(viewer)
    const undoRefused = viewer === 'spectator' ? 'You are watching.' : this.takeBackRefusal(viewer)
    const scene = observer.scene({ ...frame, undoRefused, takenBack: false, notable: observer.hasNewEvents, known })
    if (!this.agreedDraw) return scene
    return { ...scene, actions: [], view: { ...scene.view, decision: null, waitingFor: null, result: this.result } }
  }

  /** The mana sources that the automatic payment of an action would use. */
  plan(player: PlayerId, action: Action): readonly ManaChoice[] {
    return this.result === null ? plannedMana(this.game, player, action) : []
  }

  /** What comes of the combat after that declaration. */
  forecast(player: PlayerId, answer: Answer): CombatForecast | null {
    return this.asked === player ? combatForecast(this.game, player, answer) : null
  }

  /** Why that object cannot be used now. */
  whyNot(player: PlayerId, object: ObjectId): string | null {
    return this.asked === player ? whyNot(this.game, player, object) : null
  }
}
