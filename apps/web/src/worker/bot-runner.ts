import type { Answer } from 'spellwright/play'
import { BotMind, type Sitting } from './bot-player.ts'
import type { GivenAnswer } from './messages.ts'

/** The bot's place at the table. */
export interface Thinker {
  /** Its answer to the question that is open after these further answers. */
  think(since: readonly GivenAnswer[]): Promise<Answer>
  /** Gets up; a thought that has begun is given up. */
  stop(): void
}

export type SeatBot = (sitting: Sitting) => Thinker

/** The thought was given up: nobody waits for it any more. */
export class ThoughtStopped extends Error {
  override name = 'ThoughtStopped'
}

/** Thinks on this very thread. */
export const thinkHere: SeatBot = (sitting) => {
  const mind = new BotMind(sitting)
  return { think: async (since) => mind.answer(since), stop: () => {} }
}

// --- in a worker of its own ------------------------------------------------------------------------------------------

/** The name of the worker that thinks: one script, which lives twice. */
export const BOT_WORKER = 'spellwright bot'

type ToBot =
  | { readonly kind: 'sit'; readonly sitting: Sitting }
  | { readonly kind: 'think'; readonly since: readonly GivenAnswer[] }
type FromBot = { readonly answer: Answer } | { readonly failure: string }

/** A worker without a thought waits for the next game: starting one takes time. */
let free: Worker | null = null

/** Lets the bot come before it is asked for. One that could not come is not waited for: it is called again. */
export function callBot(): void {
  if (free !== null) return
  const called = new Worker(self.location.href, { type: 'module', name: BOT_WORKER })
  called.onerror = () => {
    if (free === called) free = null
  }
  free = called
}

function takeWorker(): Worker {
  callBot()
  const worker = free!
  free = null
  return worker
}

/** Thinks in a worker of its own, so that this one can be spoken to meanwhile. A thought is stopped with its worker. */
export const thinkApart: SeatBot = (sitting) => {
  let worker: Worker | null = null
  let giveUp: ((error: Error) => void) | null = null
  const say = (to: Worker, message: ToBot): void => to.postMessage(message)
  /** It sits down when it is asked first: the player's own hand comes before. */
  const sit = (): Worker => {
    const taken = takeWorker()
    say(taken, { kind: 'sit', sitting })
    return taken
  }
  return {
    think: (since) =>
      new Promise((resolve, reject) => {
        worker ??= sit()
        giveUp = reject
        worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
          giveUp = null
          if ('answer' in data) resolve(data.answer)
          else reject(new Error(data.failure))
        }
        worker.onerror = ({ message }) => reject(new Error(message))
        say(worker, { kind: 'think', since })
      }),
    stop: () => {
      if (giveUp) {
        worker?.terminate()
        giveUp(new ThoughtStopped())
        giveUp = null
        callBot()
      } else if (worker) free = worker
      worker = null
    },
  }
}

/** The life of the script as the bot. */
export function serveBot(): void {
  let mind: BotMind | null = null
  const reply = (message: FromBot): void => postMessage(message)
  addEventListener('message', ({ data }: MessageEvent<ToBot>) => {
    try {
      if (data.kind === 'sit') mind = new BotMind(data.sitting)
      else reply({ answer: mind!.answer(data.since) })
    } catch (error) {
      reply({ failure: error instanceof Error ? error.message : String(error) })
    }
  })
}
