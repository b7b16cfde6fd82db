import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { endGroup, noteGroup } from '../bots/process-group.ts'
import type { Side } from '../game/sim-deck.ts'
import { forwardOutput } from './bot-output.ts'
import {
  DESK_BYTES,
  DESK_DEADLINE,
  DESK_SIDE,
  sideAsked,
  type ThreadJob,
  type ThreadReport,
} from './thread-messages.ts'

/** A worker thread has ended before its job was done. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'
  /** The side whose bot was asked last; null if no bot was that could have ended the thread. */
  readonly side: Side | null
  constructor(side: Side | null, message: string) {
    super(message)
    this.side = side
  }
}

/** A job failed with an error of that name. */
export class JobFailed extends Error {
  override name = 'JobFailed'
  /** The name of the error. */
  readonly error: string
  constructor(error: string, message: string) {
    super(message)
    this.error = error
  }
}

/** A checkout runs the TypeScript sources; an installed package contains compiled files. */
const isSource = import.meta.url.endsWith('.ts')
const SOURCE = '--conditions=source'

const workerFile = (): URL => new URL(isSource ? './source-worker.mjs' : './worker.js', import.meta.url)
/** Options of the whole process, which a thread refuses. */
const PROCESS_ONLY = /^--(expose[-_]gc|max[-_]|stack[-_]|cpu-prof|heap-prof|prof|inspect)/
/** A thread also refuses the options of V8, which hold for all threads anyway. */
const isForThreads = (argument: string): boolean =>
  !argument.startsWith('-') ||
  (process.allowedNodeEnvironmentFlags.has(argument.replace(/=.*/, '')) && !PROCESS_ONLY.test(argument))
const workerArguments = (): string[] => {
  const execArgv = process.execArgv.filter((argument) => argument !== SOURCE && isForThreads(argument))
  return isSource ? [...execArgv, SOURCE] : execArgv
}

/** How often the clock of the bot in a thread is looked at. */
const WATCH_MILLISECONDS = 100
/** A timer in the thread ends most late answers; the thread itself is ended this much later. */
const GRACE_MILLISECONDS = 500
/** No game comes near to this; a bot that collects memory without end reaches it. */
const MOST_MEMORY_MIB = 2048

interface RunningJob {
  readonly onReport: (report: ThreadReport) => void
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** A worker thread that does one job after the other, and is ended if a bot in it does not let go. */
export class SeriesThread {
  private readonly worker: Worker
  private readonly desk = new Int32Array(new SharedArrayBuffer(DESK_BYTES))
  private readonly epoch = Date.now()
  private readonly watch: NodeJS.Timeout
  private readonly processes = new Set<number>()
  private job: RunningJob | null = null
  private reason = 'ended by itself'
  isAlive = true

  constructor() {
    this.desk[DESK_SIDE] = -1
    this.worker = new Worker(fileURLToPath(workerFile()), {
      execArgv: workerArguments(),
      workerData: { desk: this.desk, epoch: this.epoch },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MIB },
      stdout: true,
      stderr: true,
    })
    forwardOutput(this.worker)
    this.worker.on('message', (report: ThreadReport) => this.receive(report))
    this.worker.on('error', (error) => {
      this.reason = `ended with an error: ${error.message}`
    })
    this.worker.on('exit', () => this.onExit())
    this.watch = setInterval(() => this.checkClock(), WATCH_MILLISECONDS)
    this.watch.unref()
  }

  run(job: ThreadJob, onReport: (report: ThreadReport) => void = () => {}): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.isAlive) return reject(new ThreadEnded(null, 'has ended'))
      this.job = { onReport, resolve, reject }
      this.worker.postMessage(job)
    })
  }

  private receive(report: ThreadReport): void {
    switch (report.kind) {
      case 'process':
        if (report.isRunning) this.processes.add(report.pid)
        else this.processes.delete(report.pid)
        noteGroup(report.pid, report.isRunning)
        return
      case 'done':
        this.settle(({ resolve }) => resolve())
        return
      case 'failed':
        this.settle(({ reject }) => reject(new JobFailed(report.name, report.message)))
        return
      default:
        this.job?.onReport(report)
    }
  }

  private settle(how: (job: RunningJob) => void): void {
    const { job } = this
    this.job = null
    if (job) how(job)
  }

  private checkClock(): void {
    const deadline = Atomics.load(this.desk, DESK_DEADLINE)
    if (deadline === 0 || Date.now() - this.epoch < deadline + GRACE_MILLISECONDS) return
    this.end('did not answer in time and had to be ended')
  }

  /** Ends the thread at once; the job in progress fails with that reason. */
  end(reason: string): void {
    if (!this.isAlive) return
    this.reason = reason
    this.onExit()
    this.worker.terminate().catch(() => {})
  }

  private onExit(): void {
    if (!this.isAlive) return
    this.isAlive = false
    clearInterval(this.watch)
    for (const pid of this.processes) {
      endGroup(pid)
      noteGroup(pid, false)
    }
    this.settle(({ reject }) => reject(new ThreadEnded(sideAsked(this.desk), this.reason)))
  }
}
