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
import { giveAgain, newGame } from './match-file.ts'
import type { GameRecord, GivenAnswer, MatchSetup } from './messages.ts'

const BOT = 1
/** Milliseconds for one decision, on a machine that is slow or busy. */
const LONGEST_THOUGHT = 1000

/** A game as the bot finds it when it sits down. */
export interface Sitting {
  readonly setup: MatchSetup
  /** With the answers given so far. */
  readonly record: GameRecord
}

/** A bot that is no longer in the list plays as the first one. */
function botFor({ setup, record }: Sitting): SyncDecisionHandler {
  const name = BOT_NAMES.find((known) => known === setup.bot) ?? BOT_NAMES[0]
  const limit = timeLimit(LONGEST_THOUGHT, () => performance.now())
  return createBot(name, { seed: `${record.seed} ${record.answers.length}`, label: name, limit })
}

/** The bot's own copy of the game: the same seed and answers. The bot sees its seat of it, and nothing else. */
export class BotMind {
  private readonly game: Game
  private readonly bot: SyncDecisionHandler

  constructor(sitting: Sitting) {
    this.game = newGame(sitting.setup, sitting.record)
    giveAgain(this.game, sitting.record.answers)
    this.bot = botFor(sitting)
  }

  /** The bot's answer to the question that is open after these answers. */
  answer(since: readonly GivenAnswer[]): Answer {
    giveAgain(this.game, since)
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
