import type { Answer } from 'spellwright/play'
import { BotPlayer, type BotSetup } from './bot-player.ts'
import { loadCards } from './deck-cards.ts'
import type { GivenAnswer } from './messages.ts'

/** The bot's place at the table. */
export interface BotRunner {
  /** Its answer to the question that is open after these further answers. */
  think(since: readonly GivenAnswer[]): Promise<Answer>
  /** Gets up; a thought that has begun is given up. */
  stop(): void
}

export type StartBot = (sitting: BotSetup) => BotRunner

/** The thought was given up: nobody waits for it any more. */
export class BotStopped extends Error {
  override name = 'ThoughtStopped'
}

/** Thinks on this very thread. */
export const runBotHere: StartBot = (sitting) => {
  const mind = new BotPlayer(sitting)
  return { think: async (since) => mind.answer(since), stop: () => {} }
}

// --- in a worker of its own ------------------------------------------------------------------------------------------

/** The name of the worker that thinks: one script, which lives twice. */
export const BOT_WORKER = 'spellwright bot'

type ToBot =
  | { readonly kind: 'sit'; readonly sitting: BotSetup }
  | { readonly kind: 'think'; readonly since: readonly GivenAnswer[] }
type FromBot = { readonly answer: Answer } | { readonly failure: string }

/** A worker without a thought waits for the next game: starting one takes time. */
let idleWorker: Worker | null = null

/** Lets the bot come before it is asked for. One that could not come is not waited for: it is called again. */
export function prepareBotWorker(): void {
  if (idleWorker !== null) return
  const created = new Worker(self.location.href, { type: 'module', name: BOT_WORKER })
  created.onerror = () => {
    if (idleWorker === created) idleWorker = null
  }
  idleWorker = created
}

function takeIdleWorker(): Worker {
  prepareBotWorker()
  const worker = idleWorker!
  idleWorker = null
  return worker
}

/** Thinks in a worker of its own, so that this one can be spoken to meanwhile. A thought is stopped with its worker. */
export const runBotInWorker: StartBot = (sitting) => {
  let worker: Worker | null = null
  let rejectThought: ((error: Error) => void) | null = null
  const send = (to: Worker, message: ToBot): void => to.postMessage(message)
  /** It sits down when it is asked first: the player's own hand comes before. */
  const start = (): Worker => {
    const taken = takeIdleWorker()
    send(taken, { kind: 'sit', sitting })
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

/** Answers what the other worker asks the bot, one question after the other. */
export function runBotWorker(): void {
  let player: BotPlayer | null = null
  let before = Promise.resolve()
  const reply = (message: FromBot): void => postMessage(message)
  const hear = async (message: ToBot): Promise<void> => {
    try {
      if (message.kind === 'sit') {
        await loadCards(message.sitting.record.decks)
        player = new BotPlayer(message.sitting)
      } else if (player !== null) reply({ answer: player.answer(message.since) })
      else throw new Error('The bot was asked before it was told which game it plays.')
    } catch (error) {
      reply({ failure: error instanceof Error ? error.message : String(error) })
    }
  }
  addEventListener('message', ({ data }: MessageEvent<ToBot>) => {
    before = before.then(() => hear(data))
  })
}
