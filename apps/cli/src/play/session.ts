import {
  type Action,
  CardDefinitions,
  createGame,
  describeAction,
  type Game,
  type GameResult,
  type LogLine,
  type PlayerDecisionHandler,
  playGame,
} from 'spellwright'
import { type BotName, createBot } from 'spellwright/bots'
import { questionText } from 'spellwright/views'
import type { Conversation } from '../command.ts'
import type { NamedDeck } from '../decks/read-deck.ts'
import type { AutoPass } from './auto-pass.ts'
import type { Paint } from './board.ts'
import { LogPrinter } from './log-printer.ts'
import { Person } from './person.ts'
import type { GameControls, Settings } from './person-options.ts'
import { QuestionHistory, takeBack } from './question-history.ts'

export interface SessionSetup {
  readonly decks: readonly [NamedDeck, NamedDeck]
  readonly names: readonly [string, string]
  readonly seed: string
  readonly bot: BotName
  readonly autoPass: AutoPass
  /** Where the first player's answers come from; null if a bot plays that seat too. */
  readonly conversation: Conversation | null
  /** If the input ends before the game does, continue with default answers. */
  readonly continueWithDefaults: boolean
  readonly say: (text: string) => void
  readonly paint: Paint
}

export interface SessionSummary {
  readonly seed: string
  readonly decks: readonly [string, string]
  readonly players: readonly [string, string]
  /** The name of the winner; null for a draw, an unfinished game, or a game that the player left. */
  readonly winner: string | null
  readonly reason: string
  readonly turns: number
  readonly decisions: number
  readonly hash: string
}

/** Unsupported cards can only be played in kitchen-table mode. */
const needsKitchenTable = ({ decks }: SessionSetup): boolean =>
  decks.some(({ main }) => main.some(({ name }) => !CardDefinitions.has(name)))

const PERSON = 0

async function confirms(conversation: Conversation, question: string): Promise<boolean> {
  return /^y/i.test((await conversation.ask(`${question} (y/n) > `)) ?? 'y')
}

/** What a person's commands change outside the game. */
interface SessionHooks {
  readonly stop: () => void
  /** Continues the log from here, after a decision was taken back. */
  readonly restartLog: () => void
}

function createPerson(game: Game, setup: SessionSetup, conversation: Conversation, hooks: SessionHooks): Person {
  const { say, paint, autoPass, continueWithDefaults } = setup
  const settings: Settings = { autoPass, yieldedTurn: null, askNext: false }
  const questions = new QuestionHistory()
  const controls: GameControls = {
    noteAsked: () => questions.record(game.answers.length),
    takeBack: () => {
      const reason = takeBack(game, PERSON, questions)
      say(reason ?? 'Your last decision was taken back.')
      if (reason !== null) return false
      settings.askNext = true
      settings.yieldedTurn = null
      hooks.restartLog()
      return true
    },
    concede: async () => (await confirms(conversation, 'Really concede?')) && game.concede(PERSON).ok,
    quit: () => {
      hooks.stop()
      return true
    },
  }
  const describe = (action: Action): string => describeAction(game, action)
  const isKitchenTable = game.state.options.kitchenTable
  return new Person({
    label: setup.names[0],
    conversation,
    say,
    paint,
    describe,
    question: () => questionText(game)?.text ?? null,
    controls,
    settings,
    continueWithDefaults,
    isKitchenTable,
  })
}

const logText = ({ depth, text }: LogLine, paint: Paint): string =>
  depth === 0 ? paint.bold(text) : paint.dim('  '.repeat(depth)) + text

function summary(game: Game, setup: SessionSetup, result: GameResult | null): SessionSummary {
  const { decks, names, seed } = setup
  const winner = result === null || result.winner === null ? null : names[result.winner]
  return {
    seed,
    decks: [decks[0].name, decks[1].name],
    players: names,
    winner,
    reason: result?.reason ?? 'left',
    turns: game.state.turn.number,
    decisions: game.answers.length,
    hash: game.hash(),
  }
}

/** Plays one game and prints its log as it happens. */
export async function playSession(setup: SessionSetup): Promise<SessionSummary> {
  const { decks, names, seed, say, paint, conversation } = setup
  const options = { kitchenTable: needsKitchenTable(setup) }
  const game = createGame({ decks: [decks[0], decks[1]], names, seed, options })
  const logPrinter = new LogPrinter(game, conversation ? PERSON : 'all', (line) => say(logText(line, paint)))
  const stop = new AbortController()
  const around: SessionHooks = { stop: () => stop.abort(), restartLog: () => logPrinter.restart() }
  const bot = (seat: number): PlayerDecisionHandler => createBot(setup.bot, { seed: `${seed} bot ${seat}` })
  const first = conversation ? createPerson(game, setup, conversation, around) : bot(0)
  say(`${names[game.state.turn.startingPlayer]} is the starting player.`)
  const result = await playGame(game, [first, bot(1)], {
    signal: stop.signal,
    onDecision: () => logPrinter.printNewLines(),
  })
  logPrinter.printNewLines()
  return summary(game, setup, result)
}
