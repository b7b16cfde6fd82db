import { BOT_NAMES, type BotName, isBotName, type ReferenceBot } from '@spellwright/bots'
import { nearestWords } from '../nearest-words.ts'

/** A bot as named on the command line. */
export type BotSpec =
  | { readonly kind: 'builtIn'; readonly name: BotName | ReferenceBot; readonly budget: number | null }
  /** A module that exports `createBot`. */
  | { readonly kind: 'file'; readonly path: string }
  /** A program that speaks the line protocol of docs/write-a-bot.md. */
  | { readonly kind: 'program'; readonly command: string }

/** No bot has that name; the message lists the bots that exist. */
export class UnknownBotError extends Error {
  override name = 'UnknownBotError'
}

const PROGRAM = 'exec:'
const isPath = (text: string): boolean => /[\\/]/.test(text) || /\.[cm]?[jt]s$/.test(text)

/** Reads `heuristic`, `search:400` (with a node budget), `./my-bot.ts` or `exec:python3 bot.py`. */
export function parseBotSpec(text: string): BotSpec {
  if (text.startsWith(PROGRAM)) return { kind: 'program', command: text.slice(PROGRAM.length).trim() }
  if (isPath(text)) return { kind: 'file', path: text }
  const [name = '', budget] = text.split(':', 2)
  if (!isBotName(name)) {
    const nearest = nearestWords(name, BOT_NAMES)
    const hint = nearest.length > 0 ? ` Did you mean ${nearest.map((one) => `"${one}"`).join(' or ')}?` : ''
    throw new UnknownBotError(
      `No bot is called "${text}".${hint} Bots: ${BOT_NAMES.join(', ')}, a file such as ./my-bot.ts, or "exec:program".`,
    )
  }
  if (budget === undefined) return { kind: 'builtIn', name, budget: null }
  if (!name.startsWith('search'))
    throw new UnknownBotError(`"${text}": only search takes a budget, such as search:200.`)
  if (!/^[1-9]\d*$/.test(budget))
    throw new UnknownBotError(`"${text}": the budget must be a whole number of at least 1.`)
  return { kind: 'builtIn', name, budget: Number(budget) }
}
