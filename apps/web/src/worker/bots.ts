import { type BotName, LEVEL_TEXTS, type LevelText } from 'spellwright/play'
import type { BotChoice } from './messages.ts'

/** The texts of each bot in the lobby; a new bot does not compile until it has some. */
const BOT_TEXTS: { readonly [N in BotName]: LevelText } = {
  ...LEVEL_TEXTS,
  random: { title: 'Random', description: 'Takes any legal action, without a plan.' },
  heuristic: { title: 'Rules of thumb', description: 'The expert, under the name it has on the command line.' },
  search: { title: 'Search', description: 'The master with fewer lines, as on the command line.' },
}

/** These play as a strength does, and are not offered a second time. */
const UNDER_ANOTHER_NAME: ReadonlySet<string> = new Set<BotName>(['heuristic', 'search'])

/** The bots to choose from, the weakest strength first. */
export const botChoices = (): BotChoice[] =>
  Object.entries(BOT_TEXTS).map(([id, texts]) => ({ id, ...texts, isOpponent: !UNDER_ANOTHER_NAME.has(id) }))
