import type { Worker } from 'node:worker_threads'

/** Bots may print this much in a run; the rest is dropped. */
const MOST_CHARACTERS = 64 * 1024

let left = MOST_CHARACTERS

function forward(chunk: Buffer): void {
  if (left <= 0) return
  const text = chunk.toString('utf8').slice(0, left)
  left -= text.length
  process.stderr.write(text)
  if (left <= 0) process.stderr.write('\n(Bots have printed 64 KiB; the rest is not shown.)\n')
}

/** Shows on standard error what the bots in a thread print, so that it does not end up among the results. */
export function forwardOutput({ stdout, stderr }: Worker): void {
  for (const stream of [stdout, stderr]) stream.on('data', forward)
}
