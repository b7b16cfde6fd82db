import type { BotName } from 'spellwright/play'
import type { BotChoice } from './messages.ts'

/** The texts of each bot in the lobby; a new bot does not compile until it has some. */
const BOT_TEXTS: { readonly [N in BotName]: Omit<BotChoice, 'id'> } = {
  heuristic: { title: 'Sensible', description: 'Looks at the table and does what usually works.' },
  search: { title: 'Strong', description: 'Tries lines of play before it decides; takes a moment.' },
  random: { title: 'Random', description: 'Takes any legal action, without a plan.' },
}

/** The bots to choose from, the default first. */
export const botChoices = (): BotChoice[] => Object.entries(BOT_TEXTS).map(([id, texts]) => ({ id, ...texts }))
