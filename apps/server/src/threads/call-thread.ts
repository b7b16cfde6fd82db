import process from 'node:process'
import { Worker } from 'node:worker_threads'

/** What a thread is asked to do. */
export interface Call {
  readonly id: number
  readonly name: string
  readonly args: readonly unknown[]
}

export type CallResult =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }

interface Pending {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Where packages are found: the same sources or bundle as in this thread. */
const CONDITION = process.execArgv.find((argument) => argument.startsWith('--conditions=')) ?? '--conditions=source'

/** A worker thread whose functions are called from this one. */
export class CallThread {
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private nextId = 1
  private ended: Error | null = null

  /** `program` is the module that the thread runs; it serves its functions with `serveCalls`. */
  constructor(program: URL, data: unknown) {
    this.worker = new Worker(new URL('source-thread.mjs', import.meta.url), {
      workerData: { program: program.href, data },
      execArgv: [CONDITION],
    })
    this.worker.on('message', (result: CallResult) => this.onResult(result))
    this.worker.on('error', (error) => this.onEnd(error))
    this.worker.on('exit', () => this.onEnd(new Error('The thread has ended.')))
    this.worker.unref()
  }

  get isAlive(): boolean {
    return this.ended === null
  }

  call<T>(name: string, ...args: readonly unknown[]): Promise<T> {
    if (this.ended) return Promise.reject(this.ended)
    const id = this.nextId++
    return new Promise<T>((resolve, reject) => {
      // The process stays alive for what it waits for, and for nothing else.
      this.worker.ref()
      this.pending.set(id, { resolve: resolve as Pending['resolve'], reject })
      this.worker.postMessage({ id, name, args } satisfies Call)
    })
  }

  private onResult(result: CallResult): void {
    const pending = this.pending.get(result.id)
    this.pending.delete(result.id)
    if (this.pending.size === 0) this.worker.unref()
    if ('error' in result) pending?.reject(new Error(result.error))
    else pending?.resolve(result.value)
  }

  private onEnd(error: Error): void {
    this.ended ??= error
    for (const { reject } of this.pending.values()) reject(error)
    this.pending.clear()
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }
}
