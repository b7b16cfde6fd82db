import { SingleBar } from 'cli-progress'
import { EXIT_CODES } from '../exit-codes.ts'

export interface Progress {
  readonly update: (done: number, wins?: readonly [number, number]) => void
  readonly stop: () => void
}

/** Without a terminal to show a bar on, a long run prints a line this often. */
const LINE_INTERVAL_MS = 30_000

/** `2 h 5 min`, `3 min`, `40 s`. */
export function durationText(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'an unknown time'
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function progressLines(total: number): Progress {
  const start = performance.now()
  let lastPrinted = start
  return {
    update: (done, wins) => {
      if (performance.now() - lastPrinted < LINE_INTERVAL_MS) return
      lastPrinted = performance.now()
      const rate = (1000 * done) / (performance.now() - start)
      const won = wins ? `, won ${wins.join(' and ')}` : ''
      const left = durationText((total - done) / rate)
      process.stderr.write(`${done} of ${total} games${won}, ${rate.toFixed(1)} per second, ${left} left\n`)
    },
    stop: () => {},
  }
}

/** A progress bar with the rate and the remaining time. */
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

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * The first Ctrl+C, or a request of the system to end, aborts the signal. A second one ends the process, after `leave`
 * has put the terminal in order, even if it comes while the results are being printed.
 */
export function abortOnInterrupt(leave: () => void): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  const stop = (): void => {
    if (controller.signal.aborted) {
      leave()
      process.exit(EXIT_CODES.stopped)
    }
    controller.abort()
  }
  for (const name of SIGNALS) process.on(name, stop)
  return {
    signal: controller.signal,
    release: () => {
      if (controller.signal.aborted) return
      for (const name of SIGNALS) process.removeListener(name, stop)
    },
  }
}
