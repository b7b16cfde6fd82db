import type { DeckEntry } from '@spellwright/cards'
import type { Side } from '../game/sim-deck.ts'

/** Called with a sentence for each problem with a bot that the user brought. */
export type ReportProblem = (problem: string) => void

/** How long a bot that the user brought may think. Built-in bots have no such limits. */
export interface BotLimits {
  /** For starting, in addition to the first answer. */
  readonly startMilliseconds: number
  /** For one answer. */
  readonly answerMilliseconds: number
  /** For all its answers in one game together. */
  readonly gameMilliseconds: number
}

const DEFAULT_LIMITS: BotLimits = { startMilliseconds: 10_000, answerMilliseconds: 5000, gameMilliseconds: 120_000 }

/** `SPELLWRIGHT_BOT_START_MS`, `SPELLWRIGHT_BOT_MS` and `SPELLWRIGHT_BOT_GAME_MS` change the limits. */
export function botLimits(): BotLimits {
  const given = (name: string, otherwise: number): number => {
    const value = Number(globalThis.process?.env[name])
    return value > 0 ? value : otherwise
  }
  return {
    startMilliseconds: given('SPELLWRIGHT_BOT_START_MS', DEFAULT_LIMITS.startMilliseconds),
    answerMilliseconds: given('SPELLWRIGHT_BOT_MS', DEFAULT_LIMITS.answerMilliseconds),
    gameMilliseconds: given('SPELLWRIGHT_BOT_GAME_MS', DEFAULT_LIMITS.gameMilliseconds),
  }
}

/** What a bot is created with for one game. */
export interface BotContext {
  readonly seed: string
  readonly side: Side
  /** The cards of the deck that the bot plays, if they are known. */
  readonly deck?: readonly DeckEntry[]
  /** The cards of the opponent's deck, where lists are open. */
  readonly opponentDeck?: readonly DeckEntry[]
  readonly limits: BotLimits
  readonly reportProblem: ReportProblem
  /** Called with the time it may take before the bot's own code runs, and with null afterwards. */
  readonly onRun?: (milliseconds: number | null) => void
  /** Called with the process of a bot when it starts and when it has ended. */
  readonly onProcess?: (pid: number, isRunning: boolean) => void
}

/** A bot cannot play the game to its end, so its side loses it. */
export class BotForfeit extends Error {
  override name = 'BotForfeit'
  readonly side: Side
  constructor(side: Side, message: string) {
    super(message)
    this.side = side
  }
}

/** A bot answers too late, has ended, or does not follow the protocol. */
export class BotError extends Error {
  override name = 'BotError'
  readonly kind: 'late' | 'ended' | 'wrong'
  constructor(kind: BotError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

const LONGEST_MESSAGE = 600

/** The message of whatever was thrown, which need not be an error. */
export function messageOf(thrown: unknown): string {
  try {
    const message = thrown instanceof Error ? `${thrown.message}` : `it threw ${String(thrown)}`
    return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message
  } catch {
    return 'it threw something that cannot be shown'
  }
}
