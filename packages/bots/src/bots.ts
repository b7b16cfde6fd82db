import { createRandom, randomHandler, type SyncDecisionHandler } from '@spellwright/engine'
import { heuristicHandler } from './heuristic/heuristic-handler.ts'
import { Memory } from './heuristic/memory.ts'
import { isLevelName, LEVEL_NAMES, type LevelName } from './level-texts.ts'
import { LEVELS } from './levels.ts'
import { FIRST_POLICY } from './policy.ts'
import { searchHandler } from './search/search-handler.ts'
import type { ThoughtLimit } from './search/thought.ts'

/** The bots that come with the program: the strengths, and what they are made of. */
export const BOT_NAMES = [...LEVEL_NAMES, 'heuristic', 'search', 'random'] as const
/** The name of a bot: one of `BOT_NAMES`. */
export type BotName = (typeof BOT_NAMES)[number]
/** Earlier versions, kept as they were to measure against (docs/bots.md). */
export const REFERENCE_BOTS = ['heuristic@1', 'search@1'] as const
/** The name of an earlier version: one of `REFERENCE_BOTS`. */
export type ReferenceBot = (typeof REFERENCE_BOTS)[number]

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

type Maker = (options: BotOptions) => SyncDecisionHandler

const atLevel =
  (name: LevelName): Maker =>
  (options) => {
    const { policy, budget } = LEVELS[name]
    const label = options.label ?? name
    return budget === 0
      ? heuristicHandler(label, new Memory(policy))
      : searchHandler({ budget, ...options, label, policy })
  }

const makers: { readonly [N in BotName | ReferenceBot]: Maker } = {
  novice: atLevel('novice'),
  casual: atLevel('casual'),
  regular: atLevel('regular'),
  expert: atLevel('expert'),
  master: atLevel('master'),
  heuristic: ({ label }) => heuristicHandler(label),
  search: searchHandler,
  'heuristic@1': ({ label = 'heuristic@1' }) => heuristicHandler(label, new Memory(FIRST_POLICY)),
  'search@1': (options) => searchHandler({ label: 'search@1', ...options, policy: FIRST_POLICY, comparison: 'early' }),
  random: ({ seed, label }) => randomHandler(createRandom(`${seed} random`), label),
}

export const isBotName = (name: string): name is BotName | ReferenceBot =>
  [...BOT_NAMES, ...REFERENCE_BOTS].some((known) => known === name)

/** Does that bot play lines out before it decides? It then takes its time, and can be given a limit. */
export const looksAhead = (name: BotName | ReferenceBot): boolean =>
  isLevelName(name) ? LEVELS[name].budget > 0 : name.startsWith('search')

/** A new player of that kind; one for each game. */
export const createBot = (name: BotName | ReferenceBot, options: BotOptions): SyncDecisionHandler =>
  makers[name](options)
