import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBot } from '@spellwright/bots'
import { type PlayerDecisionHandler, SHAPES } from '@spellwright/engine'
import { type BotSpec, parseBotSpec } from './bot-spec.ts'
import { guarded, type Problems } from './guarded.ts'

/** A player for one game, and what to do when the game is over. */
export interface Player {
  readonly handler: PlayerDecisionHandler
  /** Answers at once: the game can be played without waiting. */
  readonly isSync: boolean
  /** Deals samples of the game to try things in: snapshots make that cheap. */
  readonly looksAhead: boolean
  /** The game is over; a program that plays is ended. */
  readonly close: () => void
}

/** Makes a player for a game with that seed; what goes wrong with it is told to `problems`. */
export type PlayerFactory = (seed: string, problems: Problems) => Player

/** A bot cannot be loaded from its file; the message says why. */
export class BotLoadError extends Error {
  override name = 'BotLoadError'
}

/** A bot by what is written on the command line, ready to make players. */
export async function loadBot(text: string): Promise<PlayerFactory> {
  const spec = parseBotSpec(text)
  switch (spec.kind) {
    case 'builtIn':
      return (seed) => ({
        handler: createBot(spec.name, builtInOptions(spec, seed)),
        isSync: true,
        looksAhead: spec.name === 'search',
        close: () => {},
      })
    case 'file':
      return fromFile(spec.path)
    case 'program': {
      const { programPlayers } = await import('./program-bot.ts')
      return programPlayers(spec.command)
    }
  }
}

const builtInOptions = ({ budget }: Extract<BotSpec, { kind: 'builtIn' }>, seed: string) =>
  budget === null ? { seed } : { seed, budget }

type Maker = (options: { readonly seed: string }) => PlayerDecisionHandler

async function fromFile(path: string): Promise<PlayerFactory> {
  const make = await importMaker(path)
  return (seed, problems) => {
    const handler = make({ seed })
    const missing = SHAPES.find((shape) => typeof handler?.[shape] !== 'function')
    if (missing !== undefined)
      throw new BotLoadError(`${path}: the bot that createBot returns has no way to answer "${missing}".`)
    const guard = guarded({ ...handler, label: handler.label ?? path }, problems)
    return { handler: guard, isSync: false, looksAhead: true, close: () => {} }
  }
}

async function importMaker(path: string): Promise<Maker> {
  let module: { createBot?: unknown }
  try {
    if (/\.[cm]?ts$/.test(path)) await readTypeScript(path)
    module = (await import(pathToFileURL(resolve(path)).href)) as { createBot?: unknown }
  } catch (error) {
    throw new BotLoadError(`The bot ${path} cannot be loaded: ${firstSentence((error as Error).message)}`)
  }
  if (typeof module.createBot !== 'function')
    throw new BotLoadError(`${path} must export a function createBot({ seed }) that returns the bot.`)
  return module.createBot as Maker
}

/** The first line; with the next one, where it only announces that. */
const firstSentence = (message: string): string => /^(?:.*:\n)?.*/.exec(message)?.[0].replace('\n', ' ') ?? message

interface TypeScriptReader {
  readonly register: () => unknown
}

/** tsx, installed beside Spellwright or beside the bot. */
async function findTsx(path: string): Promise<readonly TypeScriptReader[] | null> {
  try {
    return [await import('tsx/esm/api'), await import('tsx/cjs/api')]
  } catch {}
  try {
    const { resolve: find } = createRequire(pathToFileURL(resolve(path)))
    const load = async (name: string) => (await import(pathToFileURL(find(name)).href)) as TypeScriptReader
    return [await load('tsx/esm/api'), await load('tsx/cjs/api')]
  } catch {
    return null
  }
}

/** Node.js 20 reads no TypeScript by itself; tsx does it there, and knows more of the language everywhere. */
async function readTypeScript(path: string): Promise<void> {
  const tsx = await findTsx(path)
  for (const { register } of tsx ?? []) register()
  if (tsx === null && !Reflect.get(process.features, 'typescript'))
    throw new Error(
      `it is written in TypeScript, which Node.js ${process.versions.node} cannot read by itself; ` +
        'run "npm install tsx" in its folder, or use Node.js 22.18 or newer.',
    )
}
