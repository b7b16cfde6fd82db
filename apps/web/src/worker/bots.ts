import { BOT_NAMES, type BotName } from 'spellwright/play'
import type { BotChoice } from './messages.ts'

/** How each bot is offered; a new one does not compile until it is. */
const BOT_TEXTS: { readonly [N in BotName]: Omit<BotChoice, 'id'> } = {
  heuristic: { title: 'Sensible', description: 'Looks at the table and does what usually works.' },
  search: { title: 'Strong', description: 'Plays lines out in its head before it decides; takes a moment.' },
  random: { title: 'Random', description: 'Takes any legal action, without a plan.' },
}

/** The opponents there are; the first is offered first. */
export const botChoices = (): BotChoice[] => BOT_NAMES.map((id) => ({ id, ...BOT_TEXTS[id] }))
