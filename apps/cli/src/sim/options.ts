import { LEVEL_NAMES } from 'spellwright/bots'
import { UsageError } from '../command.ts'

const LEVELS = LEVEL_NAMES.join(', ')

/** What may be given where one bot is named. */
export const ONE_BOT = `${LEVELS} (from weak to strong), heuristic, search, search:400, random, a file such as ./my-bot.ts, or "exec:program"`

/** What may be given where a bot is named for both sides or for each. */
export const botsFor = (both: string): string =>
  `one bot for both ${both}, or two bots separated by a comma: ${LEVELS}, heuristic, search:400, random, a file or "exec:program"`

/** Reads a whole number of at least `least`. */
export function wholeNumber(option: string, text: string, least = 1): number {
  const value = Number(text)
  if (!/^-?\d+$/.test(text.trim()) || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`${option} takes a whole number of at least ${least}, not "${text}".`)
  return value
}

/** Reads two bots, written `a,b`; a single bot plays both decks. */
export function twoBots(text: string): [string, string] {
  const bots = text.split(',').map((bot) => bot.trim())
  const [one, two = one] = bots
  if (!one || !two || bots.length > 2)
    throw new UsageError(`--bots takes one or two bots, such as heuristic,random, not "${text}".`)
  return [one, two]
}
