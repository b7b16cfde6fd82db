import { SingleBar } from 'cli-progress'

export interface Progress {
  readonly update: (done: number, wins: readonly [number, number]) => void
  readonly stop: () => void
}

/** Where nobody watches a bar, a long run says in a line now and then how far it is. */
const MILLISECONDS_BETWEEN = 30_000

function progressLines(total: number): Progress {
  let told = performance.now()
  return {
    update: (done, wins) => {
      if (performance.now() - told < MILLISECONDS_BETWEEN) return
      told = performance.now()
      process.stderr.write(`${done} of ${total} games, won ${wins.join(' and ')}\n`)
    },
    stop: () => {},
  }
}

/** A bar with rate and time left on the terminal. */
export function progressBar(total: number): Progress {
  if (process.stderr.isTTY !== true) return progressLines(total)
  const start = performance.now()
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value} of {total} games | {rate}/s | {eta_formatted} left',
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
    stopOnComplete: false,
  })
  bar.start(total, 0, { rate: '–' })
  return {
    update: (done) => bar.update(done, { rate: ((1000 * done) / (performance.now() - start)).toFixed(1) }),
    stop: () => bar.stop(),
  }
}

/** Ctrl+C stops after the games under way; a second one stops at once. */
export function stoppable(): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.once('SIGINT', stop)
  return { signal: controller.signal, release: () => process.removeListener('SIGINT', stop) }
}
