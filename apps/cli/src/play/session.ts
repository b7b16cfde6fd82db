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
import type { Conversation } from '../command.ts'
import type { NamedDeck } from '../decks/read-deck.ts'
import type { AutoPass } from './auto-pass.ts'
import type { Paint } from './board.ts'
import { Person } from './person.ts'
import type { Controls, Settings } from './person-parts.ts'
import { Asked, takeBack } from './take-back.ts'
import { Teller } from './teller.ts'

export interface SessionSetup {
  readonly decks: readonly [NamedDeck, NamedDeck]
  readonly names: readonly [string, string]
  readonly seed: string
  readonly bot: BotName
  readonly autoPass: AutoPass
  /** Where the first player's answers come from; null: a bot plays that seat too. */
  readonly conversation: Conversation | null
  /** When the conversation ends before the game: go on with default answers. */
  readonly goesOnAlone: boolean
  readonly say: (text: string) => void
  readonly paint: Paint
}

export interface SessionSummary {
  readonly seed: string
  readonly decks: readonly [string, string]
  readonly players: readonly [string, string]
  /** The name of the winner; null for a draw, an unfinished game, or one that was left. */
  readonly winner: string | null
  readonly reason: string
  readonly turns: number
  readonly decisions: number
  readonly hash: string
}

/** Cards without rules can be played only at the kitchen table. */
const needsKitchenTable = ({ decks }: SessionSetup): boolean =>
  decks.some(({ main }) => main.some(({ name }) => !CardDefinitions.has(name)))

const PERSON = 0

async function confirms(conversation: Conversation, question: string): Promise<boolean> {
  return /^y/i.test((await conversation.ask(`${question} (y/n) > `)) ?? 'y')
}

/** What the person's wishes do to the game around them. */
interface Surroundings {
  readonly stop: () => void
  /** The past has changed: tell from here on. */
  readonly tellAnew: () => void
}

function personAt(game: Game, setup: SessionSetup, conversation: Conversation, around: Surroundings): Person {
  const { say, paint, autoPass, goesOnAlone } = setup
  const settings: Settings = { autoPass, yieldedTurn: null, askNext: false }
  const asked = new Asked()
  const controls: Controls = {
    asked: () => asked.at(game.answers.length),
    takeBack: () => {
      const reason = takeBack(game, PERSON, asked)
      say(reason ?? 'Your last decision is taken back.')
      if (reason !== null) return false
      settings.askNext = true
      settings.yieldedTurn = null
      around.tellAnew()
      return true
    },
    concede: async () => (await confirms(conversation, 'Really concede?')) && game.concede(PERSON).ok,
    quit: () => {
      around.stop()
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
    controls,
    settings,
    goesOnAlone,
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

/** One game from the first hand to the end, told as it happens. */
export async function playSession(setup: SessionSetup): Promise<SessionSummary> {
  const { decks, names, seed, say, paint, conversation } = setup
  const options = { kitchenTable: needsKitchenTable(setup) }
  const game = createGame({ decks: [decks[0], decks[1]], names, seed, options })
  const teller = new Teller(game, conversation ? PERSON : 'all', (line) => say(logText(line, paint)))
  const stop = new AbortController()
  const around: Surroundings = { stop: () => stop.abort(), tellAnew: () => teller.beginAnew() }
  const bot = (seat: number): PlayerDecisionHandler => createBot(setup.bot, { seed: `${seed} bot ${seat}` })
  const first = conversation ? personAt(game, setup, conversation, around) : bot(0)
  say(`${names[game.state.turn.startingPlayer]} is the starting player.`)
  const result = await playGame(game, [first, bot(1)], { signal: stop.signal, onDecision: () => teller.tell() })
  teller.tell()
  return summary(game, setup, result)
}
