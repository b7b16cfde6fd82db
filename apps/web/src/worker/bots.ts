import { createRandom, type PlayerDecisionHandler, randomHandler } from 'spellwright'
import type { BotChoice } from './messages.ts'

interface Bot extends BotChoice {
  create(seed: string): PlayerDecisionHandler
}

/** The one list of opponents; the first is offered first. */
const BOTS: readonly Bot[] = [
  {
    id: 'random',
    title: 'Random',
    description: 'Takes any legal action, without a plan.',
    create: (seed) => randomHandler(createRandom(`${seed} bot`)),
  },
]

export const botChoices = (): BotChoice[] => BOTS.map(({ id, title, description }) => ({ id, title, description }))

/** A bot that is no longer in the list plays as the first one. */
export const createBot = (id: string, seed: string): PlayerDecisionHandler =>
  (BOTS.find((bot) => bot.id === id) ?? BOTS[0]!).create(seed)
