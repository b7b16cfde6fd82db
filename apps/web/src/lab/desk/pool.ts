import type { LabRun, RangeResult, SeedRange } from 'spellwright/lab'
import { LAB_PLAYER } from '../messages.ts'
import type { FromPlayer, ToPlayer } from './player.ts'

export interface PoolEvents {
  /** The next range to play; null if there is none now. */
  next(): SeedRange | null
  onGame(): void
  onResult(result: RangeResult): void
  /** A worker failed; it gets no more ranges. */
  onFailure(message: string): void
}

/** The workers that play the games of a run, one for each core. */
export class PlayerPool {
  readonly size: number
  private readonly workers: Worker[]
  private readonly busy = new Map<Worker, SeedRange>()
  private readonly events: PoolEvents

  constructor(run: LabRun, lists: readonly string[], size: number, events: PoolEvents) {
    this.size = size
    this.events = events
    this.workers = Array.from({ length: size }, () => this.started(run, lists))
  }

  private started(run: LabRun, lists: readonly string[]): Worker {
    const worker = new Worker(self.location.href, { type: 'module', name: LAB_PLAYER })
    worker.onmessage = ({ data }: MessageEvent<FromPlayer>) => this.receive(worker, data)
    worker.onerror = (event) => {
      event.preventDefault()
      this.fail(worker, event.message || 'A worker has stopped.')
    }
    send(worker, { kind: 'run', run, lists })
    return worker
  }

  /** Gives every idle worker a range. */
  feed(): void {
    for (const worker of this.workers) {
      if (this.busy.has(worker)) continue
      const range = this.events.next()
      if (range === null) return
      this.busy.set(worker, range)
      send(worker, { kind: 'play', range })
    }
  }

  /** Whether a range is being played. */
  isPlaying({ pair, from }: SeedRange): boolean {
    return [...this.busy.values()].some((range) => range.pair === pair && range.from === from)
  }

  get isIdle(): boolean {
    return this.busy.size === 0
  }

  private receive(worker: Worker, message: FromPlayer): void {
    if (message.kind === 'game') this.events.onGame()
    if (message.kind === 'failed') this.fail(worker, message.message)
    if (message.kind !== 'result') return
    this.busy.delete(worker)
    this.events.onResult(message.result)
    this.feed()
  }

  private fail(worker: Worker, message: string): void {
    this.busy.delete(worker)
    this.events.onFailure(message)
  }

  close(): void {
    for (const worker of this.workers) worker.terminate()
    this.busy.clear()
  }
}

const send = (worker: Worker, message: ToPlayer): void => worker.postMessage(message)

/** Plays one game once more in a worker of its own, and returns its replay. */
export function watchInWorker(run: LabRun, lists: readonly string[], pair: number, index: number): Promise<string> {
  const worker = new Worker(self.location.href, { type: 'module', name: LAB_PLAYER })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FromPlayer>) => {
      if (data.kind === 'replay') resolve(data.text)
      if (data.kind === 'failed') reject(new Error(data.message))
    }
    worker.onerror = (event) => reject(new Error(event.message || 'The worker has stopped.'))
    send(worker, { kind: 'run', run, lists })
    send(worker, { kind: 'watch', pair, index })
  }).finally(() => worker.terminate())
}
