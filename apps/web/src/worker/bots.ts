import { BOT_NAMES, type BotName, createBot, type PlayerDecisionHandler } from 'spellwright'
import type { BotChoice } from './messages.ts'

/** How each bot is offered; a new one does not compile until it is. */
const WORDS: { readonly [N in BotName]: Omit<BotChoice, 'id'> } = {
  heuristic: { title: 'Sensible', description: 'Looks at the table and does what usually works.' },
  search: { title: 'Strong', description: 'Plays lines out in its head before it decides; takes a moment.' },
  random: { title: 'Random', description: 'Takes any legal action, without a plan.' },
}

/** The opponents there are; the first is offered first. */
export const botChoices = (): BotChoice[] => BOT_NAMES.map((id) => ({ id, ...WORDS[id] }))

/** A bot that is no longer in the list plays as the first one. */
export function botNamed(id: string, seed: string): PlayerDecisionHandler {
  const name = BOT_NAMES.find((known) => known === id) ?? BOT_NAMES[0]
  return createBot(name, { seed, label: name })
}
