import { BotPlayer } from './bot-player.ts'
import type { FromBot, StartBot, ToBot } from './bot-runner.ts'
import { loadCards } from './deck-cards.ts'

// The bots themselves, which the worker of the page does without.

/** Runs the bot in this thread. */
export const runBotHere: StartBot = (setup) => {
  const bot = new BotPlayer(setup)
  return { think: async (since) => bot.answer(since), stop: () => {} }
}

/** Runs this script as the worker of the bot; it answers one message after the other. */
export function runBotWorker(): void {
  let bot: BotPlayer | null = null
  let before = Promise.resolve()
  const reply = (message: FromBot): void => postMessage(message)
  const hear = async (message: ToBot): Promise<void> => {
    try {
      if (message.kind === 'start') {
        await loadCards(message.setup.record.decks)
        bot = new BotPlayer(message.setup)
      } else if (bot) reply({ answer: bot.answer(message.since) })
      else throw new Error('The bot was not set up.')
    } catch (error) {
      reply({ failure: error instanceof Error ? error.message : String(error) })
    }
  }
  addEventListener('message', ({ data }: MessageEvent<ToBot>) => {
    before = before.then(() => hear(data))
  })
}
