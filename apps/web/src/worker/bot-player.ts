import { replayAnswers } from '@spellwright/table'
import {
  type Answer,
  askHandler,
  BOT_NAMES,
  createBot,
  defaultAnswer,
  type Game,
  type SyncDecisionHandler,
  seatOf,
  timeLimit,
} from 'spellwright/play'
import { newGame } from './match-file.ts'
import type { GameRecord, GivenAnswer, MatchSetup } from './messages.ts'

const BOT = 1
/** The time limit for one decision, which only slow or busy computers reach. */
const MAX_THINKING_MS = 1000
/** And for all decisions of a turn. */
const MAX_THINKING_IN_TURN_MS = 6000

/** The game that a bot joins. */
export interface BotSetup {
  readonly setup: MatchSetup
  /** The game with the answers given so far. */
  readonly record: GameRecord
}

/** Creates the bot; one that does not exist any more is replaced with the heuristic. */
function createBotFor({ setup, record }: BotSetup): SyncDecisionHandler {
  const name = BOT_NAMES.find((known) => known === setup.bot) ?? 'heuristic'
  const limit = timeLimit(MAX_THINKING_MS, () => performance.now(), MAX_THINKING_IN_TURN_MS)
  return createBot(name, { seed: `${record.seed} ${record.answers.length}`, label: name, limit })
}

/** Plays a bot on its own copy of the game, made from the same seed and answers. The bot only sees its own seat. */
export class BotPlayer {
  private readonly game: Game
  private readonly bot: SyncDecisionHandler

  constructor(setup: BotSetup) {
    this.game = newGame(setup.setup, setup.record)
    replayAnswers(this.game, setup.record.answers)
    this.bot = createBotFor(setup)
  }

  /** The bot's answer to the question that is open after these further answers. */
  answer(since: readonly GivenAnswer[]): Answer {
    replayAnswers(this.game, since)
    const { decision } = this.game
    if (decision?.player !== BOT) throw new Error('The bot is not asked anything.')
    const seat = seatOf(this.game, BOT)
    const answer = askHandler(this.bot, decision, seat)
    const reason = seat.refusal(answer)
    if (reason === null) return answer
    // An illegal answer is a bug of the bot, but no reason to stop the player's game.
    console.warn(`${this.bot.label} gave an illegal answer to "${decision.text}": ${reason}`)
    return defaultAnswer(decision)
  }
}
