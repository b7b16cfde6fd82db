import { Option } from '@commander-js/extra-typings'
import { labRun } from 'spellwright/lab'
import type { SeriesPlan } from 'spellwright/sim'
import { type CommandModule, command, UsageError } from '../command.ts'
import { readSimDecks } from '../sim/decks.ts'
import { botsFor, twoBots, wholeNumber } from '../sim/options.ts'
import { playRun, shardOption, stopOption } from '../sim/play-run.ts'
import { playInQueue, queueOption } from '../sim/queue-run.ts'
import { checkFolder, checkReportFile } from '../sim/report-file.ts'
import { checkComplete, runPlan } from '../sim/run-plan.ts'
import { writeShard } from '../sim/shard-file.ts'
import { showRun, showSim } from '../sim/show-run.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('sim')
    .description('play two decks against each other many times and report statistics')
    .argument('<deck>', 'a file, or the name of a built-in deck')
    .argument('<deck>', 'the other deck')
    .option('--games <number>', 'how many games (or matches)', '200')
    .option('--seed <text>', 'the same seed gives the same results', '1')
    .option('--bots <bots>', botsFor('decks'), 'heuristic')
    .option(
      '--workers <number>',
      'worker threads (default: one per hundred games, at most one per core; none for fewer)',
    )
    .addOption(
      new Option('--match <kind>', 'single games, or matches of up to three games with sideboards')
        .choices(['bo1', 'bo3'] as const)
        .default('bo1' as const),
    )
    .option('--max-turns <number>', 'a game with more turns counts as unfinished', '200')
    .option('--allow-unsupported', 'play unsupported cards as blanks')
    .option('--replays <folder>', 'write a replay of every game')
    .option('--stop <points>', 'stop when the win rate is known to plus or minus so many points')
    .option('--shard <part>', 'play one part of the games, such as 3/16, and write it to a file for merge')
    .option('--out <file>', 'the file of the part')
    .option('--queue <address>', 'let the workers of a queue play, such as redis://localhost')
    .option('--job-games <number>', 'games per job in the queue (default: suited to the run)')
    .option('--csv', 'print comma-separated values')
    .option('--html <file>', 'write an HTML report')
    .action(async (one, two, options) => {
      const { json, csv, html, match } = options
      const games = wholeNumber('--games', options.games)
      const workers = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers, 0)
      const maxTurns = wholeNumber('--max-turns', options.maxTurns)
      const { decks, unsupported } = readSimDecks([one, two], options.allowUnsupported === true)
      const plan: SeriesPlan = {
        compare: 'decks',
        decks,
        bots: twoBots(options.bots),
        seed: options.seed,
        match,
        kitchenTable: unsupported.length > 0,
        maxTurns,
        replays: options.replays ?? null,
      }
      checkReportFile(html)
      const stopWidth = stopOption(options.stop)
      const shard = shardOption(options.shard)
      const queue = queueOption(options.queue)
      const jobGames = options.jobGames === undefined ? undefined : wholeNumber('--job-games', options.jobGames, 2)
      if (shard !== null || stopWidth !== null || queue !== null) {
        if (plan.replays !== null) throw new UsageError('--replays cannot be combined with --shard, --stop or --queue.')
        const run = labRun({ ...plan, pairs: [[0, 1]], games, stopWidth })
        if (shard !== null) return writeShard(terminal, run, shard, { out: options.out, workers, json })
        const played = await (queue === null
          ? playRun(terminal, run, workers)
          : playInQueue(terminal, run, queue, jobGames))
        return showRun(terminal, played, { json, csv, html })
      }
      checkFolder('The replays', options.replays)
      const ran = await runPlan(terminal, plan, games, workers)
      showSim(terminal, { ...ran, plan, unsupported }, { json, csv, html })
      checkComplete({ ...ran, errors: ran.report.errors })
    })
