import { CardDefinitions, type DeckList, deckSize, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import {
  type Answer,
  askHandler,
  createGame,
  createLog,
  type Decision,
  defaultAnswer,
  type Game,
  type GameLog,
  PLAYERS,
  type PlayerId,
  type SeatAccess,
  type SyncDecisionHandler,
  seatOf,
} from '@spellwright/engine'
import type { NewEnvironmentGame, ViewTexts } from '@spellwright/formats'
import { botLimits } from '../bots/bot-context.ts'
import { parseBotSpec } from '../bots/bot-spec.ts'
import { builtInPlayers } from '../bots/built-in-players.ts'
import { MAX_CANDIDATES } from '../bots/candidates.ts'

/** A request cannot be carried out; the message says why, and nothing has changed. */
export class EnvironmentRefusal extends Error {
  override name = 'EnvironmentRefusal'
}

/** The open question of a program, and its answers. */
export interface OpenQuestion {
  readonly decision: Decision
  readonly answers: readonly Answer[]
  readonly isComplete: boolean
}

/** What a seat was told last. */
export class SeatMemory {
  viewTexts: ViewTexts | null = null
  toldLines = 0
}

/** A game that programs and bots play, question by question. */
export class EnvironmentGame {
  readonly game: Game
  readonly settings: NewEnvironmentGame
  readonly seats: readonly [SeatAccess, SeatAccess]
  readonly memories = [new SeatMemory(), new SeatMemory()] as const
  readonly logs: readonly [GameLog, GameLog] | null
  open: OpenQuestion | null = null
  private readonly bots: readonly [SyncDecisionHandler | null, SyncDecisionHandler | null]

  constructor(game: Game, settings: NewEnvironmentGame) {
    this.game = game
    this.settings = settings
    this.seats = [seatOf(game, 0), seatOf(game, 1)]
    this.logs = settings.events === true ? [createLog(game, 0), createLog(game, 1)] : null
    this.bots = [botFor(settings, 0), botFor(settings, 1)]
  }

  static begin(settings: NewEnvironmentGame): EnvironmentGame {
    const lists = PLAYERS.map((player) => readDeck(settings, player))
    const [one, two] = lists as [DeckList, DeckList]
    const game = createGame({
      decks: [one.main, two.main],
      sideboards: [one.sideboard, two.sideboard],
      seed: settings.seed,
      cards: CardDefinitions,
      options: settings.maxTurns === undefined ? {} : { maxTurns: settings.maxTurns },
    })
    return new EnvironmentGame(game, settings).playOn()
  }

  /** A copy under another number: of this game, or of another one that could be it. */
  copyAs(number: number, game: Game): EnvironmentGame {
    return new EnvironmentGame(game, { ...this.settings, game: number }).playOn()
  }

  /** The open question; a game that is over has none. */
  question(): OpenQuestion {
    if (this.open === null) throw new EnvironmentRefusal(`Game ${this.settings.game} is over.`)
    return this.open
  }

  /** Answers with one of the candidates, which are known to be legal, and plays on to the next question. */
  pick(candidate: number): this {
    const { answers } = this.question()
    const answer = answers[candidate]
    if (answer === undefined)
      throw new EnvironmentRefusal(`There is no candidate ${candidate}; there are ${answers.length}, counted from 0.`)
    return this.playOn(answer)
  }

  /** Gives any answer and plays on to the next question. An illegal answer changes nothing. */
  give(answer: Answer): this {
    const reason = this.seats[this.question().decision.player].refusal(answer)
    if (reason !== null) throw new EnvironmentRefusal(reason)
    return this.playOn(answer)
  }

  private playOn(first?: Answer): this {
    let given = first
    this.open = null
    this.game.playWith((decision) => {
      const answer = given ?? this.answerOf(decision)
      given = undefined
      return answer
    })
    return this
  }

  /** The answer of a bot, or the one possible answer of a program; undefined leaves the question open. */
  private answerOf(decision: Decision): Answer | undefined {
    const { player } = decision
    const bot = this.bots[player]
    if (bot !== null) return askHandler(bot, decision, this.seats[player])
    const { autoPay = false, skipForced = false } = this.settings
    if (autoPay && decision.shape === 'pay') return defaultAnswer(decision)
    const question = this.questionOf(decision)
    const [only] = question.answers
    if (skipForced && question.isComplete && question.answers.length === 1) return only
    this.open = question
    return undefined
  }

  private questionOf(decision: Decision): OpenQuestion {
    const all = this.seats[decision.player].enumerate(MAX_CANDIDATES + 1)
    const isComplete = all.length <= MAX_CANDIDATES
    const listed = isComplete ? all : all.slice(0, MAX_CANDIDATES)
    const isOffered = (answer: Answer): boolean => !(isRecord(answer) && answer['kind'] === 'activateMana')
    const answers = this.settings.autoPay === true && decision.shape === 'act' ? listed.filter(isOffered) : listed
    return { decision, answers, isComplete }
  }
}

const isRecord = (answer: Answer): answer is Answer & Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && !Array.isArray(answer)

const PROGRAM = 'program'

function botFor({ players, seed }: NewEnvironmentGame, player: PlayerId): SyncDecisionHandler | null {
  const name = players[player] ?? PROGRAM
  if (name === PROGRAM) return null
  const spec = parseBotSpec(name)
  const bot =
    spec.kind === 'builtIn'
      ? builtInPlayers(spec)({ seed: `${seed} ${player}`, side: player, limits: botLimits(), reportProblem: () => {} })
      : null
  if (bot?.isSync !== true)
    throw new EnvironmentRefusal(`"${name}" cannot play here: a player is "program" or a built-in bot.`)
  return bot.handler
}

/** A built-in deck, or a list as text; every card must have its rules. */
function readDeck({ decks }: NewEnvironmentGame, player: PlayerId): DeckList {
  const text = decks[player] ?? ''
  const where = `Deck ${player + 1}`
  if (!text.includes('\n') && !/^\d/.test(text)) {
    const builtIn = tryGetBuiltInDeck(text)
    if (builtIn === undefined) throw new EnvironmentRefusal(`${where}: no built-in deck is called "${text}".`)
    return parseDeckList(builtIn.text)
  }
  const list = parseDeckList(text)
  const [error] = list.errors
  if (error !== undefined) throw new EnvironmentRefusal(`${where}, line ${error.line}: ${error.message}`)
  const without = [...list.main, ...list.sideboard].find(({ name }) => !CardDefinitions.has(name))
  if (without !== undefined) throw new EnvironmentRefusal(`${where}: ${without.name} has no rules yet.`)
  if (deckSize(list.main) === 0) throw new EnvironmentRefusal(`${where} has no cards.`)
  return list
}
