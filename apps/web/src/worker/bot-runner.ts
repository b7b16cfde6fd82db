import type { Answer } from 'spellwright/play'
import type { BotSetup } from './bot-player.ts'
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

// --- in a separate worker --------------------------------------------------------------------------------------------

/** The name of the worker of the bot, which runs the same script as the other worker. */
export const BOT_WORKER = 'spellwright bot'

export type ToBot =
  | { readonly kind: 'start'; readonly setup: BotSetup }
  | { readonly kind: 'think'; readonly since: readonly GivenAnswer[] }
export type FromBot = { readonly answer: Answer } | { readonly failure: string }

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
