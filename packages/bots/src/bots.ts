import { createRandom, randomHandler, type SyncDecisionHandler } from '@spellwright/engine'
import { heuristicHandler } from './heuristic/heuristic-handler.ts'
import { searchHandler } from './search/search-handler.ts'
import type { ThoughtLimit } from './search/thought.ts'

/** The bots that come with the program. */
export const BOT_NAMES = ['heuristic', 'search', 'random'] as const
/** The name of a bot: one of `BOT_NAMES`. */
export type BotName = (typeof BOT_NAMES)[number]

/** How a bot is made. */
export interface BotOptions {
  /** Same seed, same answers. */
  readonly seed: string
  readonly label?: string
  /** For bots that look ahead: lines of play followed for one decision. */
  readonly budget?: number
  /** For bots that look ahead: a second bound on one decision, such as `timeLimit(800, clock)`. */
  readonly limit?: ThoughtLimit
}

const makers: { readonly [N in BotName]: (options: BotOptions) => SyncDecisionHandler } = {
  heuristic: ({ label }) => heuristicHandler(label),
  search: searchHandler,
  random: ({ seed, label }) => randomHandler(createRandom(`${seed} random`), label),
}

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name)

/** A new player of that kind; one for each game. */
export const createBot = (name: BotName, options: BotOptions): SyncDecisionHandler => makers[name](options)
