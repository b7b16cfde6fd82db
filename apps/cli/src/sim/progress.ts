import { SingleBar } from 'cli-progress'

export interface Progress {
  readonly update: (done: number) => void
  readonly stop: () => void
}

const SILENT: Progress = { update: () => {}, stop: () => {} }

/** A bar with rate and time left on the terminal; nothing where nobody watches. */
export function progressBar(total: number): Progress {
  if (process.stderr.isTTY !== true) return SILENT
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
