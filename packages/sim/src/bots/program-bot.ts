import type { PlayerFactory } from './load-bot.ts'

export function programPlayers(_command: string): PlayerFactory {
  throw new Error('not written yet')
}
