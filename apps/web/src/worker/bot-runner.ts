import type { Answer } from 'spellwright/play'
import { BotPlayer, type BotSetup } from './bot-player.ts'
import { loadCards } from './deck-cards.ts'
import type { GivenAnswer } from './messages.ts'

/** A bot that plays one game. */
export interface BotRunner {
  /** The bot's answer to the question that is open after these further answers. */
  think(since: readonly GivenAnswer[]): Promise<Answer>
  /** Ends the bot and aborts its thinking. */
  stop(): void
}

export type StartBot = (setup: BotSetup) => BotRunner

/** The bot was stopped while it was thinking. */
export class BotStopped extends Error {
  override name = 'ThoughtStopped'
}

/** Runs the bot in this thread. */
export const runBotHere: StartBot = (setup) => {
  const bot = new BotPlayer(setup)
  return { think: async (since) => bot.answer(since), stop: () => {} }
}

// --- in a separate worker --------------------------------------------------------------------------------------------

/** The name of the worker of the bot, which runs the same script as the other worker. */
export const BOT_WORKER = 'spellwright bot'

type ToBot =
  | { readonly kind: 'start'; readonly setup: BotSetup }
  | { readonly kind: 'think'; readonly since: readonly GivenAnswer[] }
type FromBot = { readonly answer: Answer } | { readonly failure: string }

/** A worker that is kept for the next game, because starting one takes time. */
let idleWorker: Worker | null = null

/** The idle worker, or a new one. A worker that fails to load is not kept. */
function readyWorker(): Worker {
  if (idleWorker !== null) return idleWorker
  const created = new Worker(self.location.href, { type: 'module', name: BOT_WORKER })
  created.onerror = () => {
    if (idleWorker === created) idleWorker = null
  }
  idleWorker = created
  return created
}

/** Starts a worker for the bot in advance. */
export function prepareBotWorker(): void {
  readyWorker()
}

function takeIdleWorker(): Worker {
  const worker = readyWorker()
  idleWorker = null
  return worker
}

/** Runs the bot in a separate worker, so that this one stays responsive. Stopping the bot ends its worker. */
export const runBotInWorker: StartBot = (setup) => {
  let worker: Worker | null = null
  let rejectThought: ((error: Error) => void) | null = null
  const send = (to: Worker, message: ToBot): void => to.postMessage(message)
  /** The bot is set up at its first question, so that it does not delay the player's opening hand. */
  const start = (): Worker => {
    const taken = takeIdleWorker()
    send(taken, { kind: 'start', setup })
    return taken
  }
  return {
    think: (since) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        rejectThought = reject
        worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
          rejectThought = null
          if ('answer' in data) resolve(data.answer)
          else reject(new Error(data.failure))
        }
        worker.onerror = ({ message }) => reject(new Error(message))
        send(worker, { kind: 'think', since })
      }),
    stop: () => {
      if (rejectThought) {
        worker?.terminate()
        rejectThought(new BotStopped())
        rejectThought = null
        prepareBotWorker()
      } else if (worker) idleWorker = worker
      worker = null
    },
  }
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
