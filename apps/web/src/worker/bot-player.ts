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
import { newGame, replayAnswers } from './match-file.ts'
import type { GameRecord, GivenAnswer, MatchSetup } from './messages.ts'

const BOT = 1
/** Milliseconds for one decision, on a machine that is slow or busy. */
const MAX_THINKING_MS = 1000

/** A game as the bot finds it when it sits down. */
export interface BotSetup {
  readonly setup: MatchSetup
  /** With the answers given so far. */
  readonly record: GameRecord
}

/** A bot that is no longer in the list plays as the first one. */
function createBotFor({ setup, record }: BotSetup): SyncDecisionHandler {
  const name = BOT_NAMES.find((known) => known === setup.bot) ?? BOT_NAMES[0]
  const limit = timeLimit(MAX_THINKING_MS, () => performance.now())
  return createBot(name, { seed: `${record.seed} ${record.answers.length}`, label: name, limit })
}

/** The bot's own copy of the game: the same seed and answers. The bot sees its seat of it, and nothing else. */
export class BotPlayer {
  private readonly game: Game
  private readonly bot: SyncDecisionHandler

  constructor(sitting: BotSetup) {
    this.game = newGame(sitting.setup, sitting.record)
    replayAnswers(this.game, sitting.record.answers)
    this.bot = createBotFor(sitting)
  }

  /** The bot's answer to the question that is open after these answers. */
  answer(since: readonly GivenAnswer[]): Answer {
    replayAnswers(this.game, since)
    const { decision } = this.game
    if (decision?.player !== BOT) throw new Error('The bot is not asked anything.')
    const seat = seatOf(this.game, BOT)
    const answer = askHandler(this.bot, decision, seat)
    const reason = seat.refusal(answer)
    if (reason === null) return answer
    // A bot that errs is our bug, but no reason to stop the player's game.
    console.warn(`${this.bot.label} gave an illegal answer to "${decision.text}": ${reason}`)
    return defaultAnswer(decision)
  }
}
