import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type Game,
  type PlayerDecisionHandler,
  type PlayerId,
  SHAPES,
  type SyncDecisionHandler,
} from '@spellwright/engine'
import { type BotContext, BotForfeit, messageOf } from './bot-context.ts'
import { parseBotSpec } from './bot-spec.ts'
import { builtInPlayers } from './built-in-players.ts'
import { guardBot } from './guard-bot.ts'

/** A player for one game: a handler, and how to use it. */
export type Player = PlayerUse &
  (
    | { readonly isSync: true; readonly handler: SyncDecisionHandler }
    | { readonly isSync: false; readonly handler: PlayerDecisionHandler }
  )

/** How a player is used in a game. */
export interface PlayerUse {
  /** Whether the player tries lines in copies of the game; snapshots make those cheap. */
  readonly looksAhead: boolean
  /** Called with the game and the player's seat before the first question; only for what the seat may see. */
  readonly watch?: (game: Game, seat: PlayerId) => void
  /** Called when the game is over; ends the program of a player that runs as one. */
  readonly close: () => void | Promise<void>
}

/** Creates a player for one game. Throws a `BotForfeit` if the bot cannot play it. */
export type PlayerFactory = (context: BotContext) => Player

/** The file of a bot cannot be loaded; the message says why. */
export class BotLoadError extends Error {
  override name = 'BotLoadError'
}

/** Loads a bot as named on the command line. */
export async function loadBot(text: string): Promise<PlayerFactory> {
  const spec = parseBotSpec(text)
  switch (spec.kind) {
    case 'builtIn':
      return builtInPlayers(spec)
    case 'file':
      return loadBotFile(spec.path)
    case 'program': {
      const { programPlayers } = await import('./program-bot.ts')
      return programPlayers(spec.command)
    }
  }
}

type CreateBot = (options: Pick<BotContext, 'seed' | 'deck' | 'opponentDeck'>) => PlayerDecisionHandler

async function loadBotFile(path: string): Promise<PlayerFactory> {
  const createPlayer = await importCreateBot(path)
  return (context) => {
    const handler = created(path, createPlayer, context)
    const label = typeof handler.label === 'string' ? handler.label.slice(0, LONGEST_LABEL) : path
    return { handler: guardBot(handler, label, context), isSync: false, looksAhead: true, close: () => {} }
  }
}

const LONGEST_LABEL = 80

/** What `createBot` returns, if it is a bot. */
function created(
  path: string,
  createPlayer: CreateBot,
  { seed, side, limits, onRun, deck = [], opponentDeck }: BotContext,
): PlayerDecisionHandler {
  onRun?.(limits.startMilliseconds)
  try {
    const handler = createPlayer({ seed, deck, ...(opponentDeck === undefined ? {} : { opponentDeck }) })
    const missing = SHAPES.find((shape) => typeof handler?.[shape] !== 'function')
    if (missing === undefined) return handler
    throw new Error(`the bot that it returns has no method "${missing}"`)
  } catch (error) {
    throw new BotForfeit(side, `${path} cannot play, because createBot failed: ${messageOf(error)}`)
  } finally {
    onRun?.(null)
  }
}

async function importCreateBot(path: string): Promise<CreateBot> {
  let module: { createBot?: unknown }
  try {
    if (/\.[cm]?ts$/.test(path)) await enableTypeScript(path)
    module = (await import(pathToFileURL(resolve(path)).href)) as { createBot?: unknown }
  } catch (error) {
    throw new BotLoadError(`The bot ${path} cannot be loaded: ${firstSentence(messageOf(error))}`)
  }
  if (typeof module.createBot !== 'function')
    throw new BotLoadError(`${path} must export a function createBot({ seed }) that returns the bot.`)
  return module.createBot as CreateBot
}

/** The first line, with the second one if the first ends in a colon. */
const firstSentence = (message: string): string => /^(?:.*:\n)?.*/.exec(message)?.[0].replace('\n', ' ') ?? message

interface TsxLoader {
  readonly register: () => unknown
}

/** Finds tsx among the packages of Spellwright or of the bot. */
async function findTsx(path: string): Promise<readonly TsxLoader[] | null> {
  try {
    return [await import('tsx/esm/api'), await import('tsx/cjs/api')]
  } catch {}
  try {
    const { resolve: find } = createRequire(pathToFileURL(resolve(path)))
    const load = async (name: string) => (await import(pathToFileURL(find(name)).href)) as TsxLoader
    return [await load('tsx/esm/api'), await load('tsx/cjs/api')]
  } catch {
    return null
  }
}

/** Node.js 20 cannot run TypeScript without tsx, and tsx supports more of the language in newer versions too. */
async function enableTypeScript(path: string): Promise<void> {
  const tsx = await findTsx(path)
  for (const { register } of tsx ?? []) register()
  if (tsx === null && !Reflect.get(process.features, 'typescript'))
    throw new Error(
      `it is written in TypeScript, which Node.js ${process.versions.node} cannot run by itself; ` +
        'run "npm install tsx" in its folder, or use Node.js 22.18 or newer.',
    )
}
