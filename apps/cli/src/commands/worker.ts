import { workForQueue } from 'spellwright/sim'
import { type CommandModule, command, UsageError } from '../command.ts'
import { wholeNumber } from '../sim/options.ts'
import { abortOnInterrupt } from '../sim/progress.ts'
import { orRefused, queueOption } from '../sim/queue-run.ts'
import { tuneForManyGames } from '../sim/v8-flags.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('worker')
    .description('play games for runs in a queue, on this machine')
    .option('--queue <address>', 'the address of Redis, such as redis://queue.example')
    .option('--workers <number>', 'worker threads (default: one per core)')
    .option('--idle <seconds>', 'end when there was nothing to do for so long (default: wait for ever)')
    .action(async ({ json, ...options }) => {
      const url = queueOption(options.queue)
      if (url === null) throw new UsageError('Name the queue with --queue, such as --queue redis://localhost.')
      const threads = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers)
      const idle = options.idle === undefined ? undefined : 1000 * wholeNumber('--idle', options.idle)
      tuneForManyGames()
      const { signal, release } = abortOnInterrupt(() => {})
      const start = performance.now()
      const perSecond = (games: number): string => ((1000 * games) / (performance.now() - start)).toFixed(1)
      terminal.err('Waiting for games; Ctrl+C ends this worker, and others play what it leaves.')
      try {
        const games = await orRefused(() =>
          workForQueue({
            url,
            signal,
            onNews: terminal.err,
            onGames: (played) => terminal.err(`${played} games, ${perSecond(played)} per second`),
            ...(threads === undefined ? {} : { threads }),
            ...(idle === undefined ? {} : { idle }),
          }),
        )
        terminal.out(json ? JSON.stringify({ games }) : `${games} games were played here.`)
      } finally {
        release()
      }
    })
