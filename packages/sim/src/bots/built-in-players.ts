import { createBot, looksAhead } from '@spellwright/bots'
import type { BotSpec } from './bot-spec.ts'
import type { PlayerFactory } from './load-bot.ts'

/** Players of a bot that comes with Spellwright. */
export const builtInPlayers =
  ({ name, budget }: Extract<BotSpec, { kind: 'builtIn' }>): PlayerFactory =>
  ({ seed }) => ({
    handler: createBot(name, budget === null ? { seed } : { seed, budget }),
    isSync: true,
    looksAhead: looksAhead(name),
    close: () => {},
  })
