import { parentPort, workerData } from 'node:worker_threads'
import { measure } from '../bench/measure.ts'
import { messageOf } from '../bots/bot-context.ts'
import { loadBots, playBatch } from './play-batch.ts'
import type { BotWatch } from './play-fixture.ts'
import {
  DESK_DEADLINE,
  DESK_SIDE,
  sideAsked,
  type ThreadData,
  type ThreadJob,
  type ThreadReport,
} from './thread-messages.ts'

// This module is the program of a worker thread.
const { desk, epoch } = workerData as ThreadData

const report = (message: ThreadReport): void => parentPort?.postMessage(message)

const watch: BotWatch = {
  onRun: (side, milliseconds) => {
    Atomics.store(desk, DESK_SIDE, side)
    Atomics.store(desk, DESK_DEADLINE, milliseconds === null ? 0 : Math.ceil(Date.now() - epoch + milliseconds))
  },
  onProcess: (pid, isRunning) => report({ kind: 'process', pid, isRunning }),
}

async function work(job: ThreadJob): Promise<void> {
  switch (job.kind) {
    case 'load':
      await loadBots(job.bots)
      return
    case 'play':
      return playBatch(job.batch, (outcome) => report({ kind: 'outcome', outcome }), watch)
    case 'measure':
      report({ kind: 'measured', measurements: measure(job.options) })
  }
}

const onStray = (thrown: unknown): void => report({ kind: 'stray', side: sideAsked(desk), message: messageOf(thrown) })
process.on('uncaughtException', onStray)
process.on('unhandledRejection', onStray)

parentPort?.on('message', (job: ThreadJob) => {
  work(job).then(
    () => report({ kind: 'done' }),
    (error: unknown) =>
      report({ kind: 'failed', name: error instanceof Error ? error.name : 'Error', message: messageOf(error) }),
  )
})
