import { Option } from '@commander-js/extra-typings'
import { allPairs, type LabRun, labRun, pairsAcross } from 'spellwright/lab'
import { type CommandModule, command, UsageError } from '../command.ts'
import { expandDeckGroups } from '../decks/deck-groups.ts'
import { readSimDecks } from '../sim/decks.ts'
import { botsFor, twoBots, wholeNumber } from '../sim/options.ts'
import { playRun, shardOption, stopOption } from '../sim/play-run.ts'
import { playInQueue, queueOption } from '../sim/queue-run.ts'
import { checkReportFile } from '../sim/report-file.ts'
import { writeShard } from '../sim/shard-file.ts'
import { showRun } from '../sim/show-run.ts'

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Reads the shares of the field: a number for each opponent, or for each deck of a matrix. */
function sharesOption(text: string | undefined, { decks }: LabRun, mine: number): number[] | undefined {
  if (text === undefined) return undefined
  const shares = namesIn(text).map(Number)
  const wanted = decks.length - mine
  if (shares.length !== wanted || shares.some((share) => !(share >= 0)) || shares.every((share) => share === 0))
    throw new UsageError(`--shares takes ${wanted} numbers, one for each deck of the field, not "${text}".`)
  return [...Array<number>(mine).fill(0), ...shares]
}

export const build: CommandModule['build'] = (terminal) =>
  command('lab')
    .description('compare variants of a deck against a field, with matrix and metagame')
    .argument('<decks...>', 'files or names of built-in decks: the variants, or all decks of a matrix')
    .option(
      '--against <decks>',
      'the opponents, separated by commas: files, built-in decks, or a format such as "modern"',
    )
    .option('--matrix', 'play all pairs of the decks')
    .option('--shares <numbers>', 'how much of the field each opponent is, separated by commas')
    .option('--games <number>', 'games (or matches) per pair', '200')
    .option('--stop <points>', 'stop a pair when its win rate is known to plus or minus so many points')
    .option('--seed <text>', 'the same seed gives the same results', '1')
    .option('--bots <bots>', botsFor('sides'), 'heuristic')
    .option('--workers <number>', 'worker threads (default: one per hundred games, at most one per core)')
    .addOption(
      new Option('--match <kind>', 'single games, or matches of up to three games with sideboards')
        .choices(['bo1', 'bo3'] as const)
        .default('bo1' as const),
    )
    .option('--max-turns <number>', 'a game with more turns counts as unfinished', '200')
    .option('--allow-unsupported', 'play unsupported cards as blanks')
    .option('--shard <part>', 'play one part of the run, such as 3/16, and write it to a file for merge')
    .option('--out <file>', 'the file of the part')
    .option('--queue <address>', 'let the workers of a queue play, such as redis://localhost')
    .option('--job-games <number>', 'games per job in the queue (default: suited to the run)')
    .option('--csv', 'print comma-separated values')
    .option('--html <file>', 'write an HTML report')
    .action(async (named, options) => {
      const { json, csv, html, match, matrix = false } = options
      const mine = expandDeckGroups(named)
      const others = expandDeckGroups(namesIn(options.against ?? ''))
      if (matrix && others.length > 0)
        throw new UsageError('--matrix plays all decks against each other; leave out --against.')
      if (matrix && mine.length < 2) throw new UsageError('A matrix needs at least two decks.')
      if (!matrix && others.length === 0)
        throw new UsageError('Name at least one opponent with --against, or use --matrix.')
      const { decks, unsupported } = readSimDecks([...mine, ...others], options.allowUnsupported === true)
      const run = labRun({
        decks,
        pairs: matrix ? allPairs(mine.length) : pairsAcross(mine.length, others.length),
        games: wholeNumber('--games', options.games),
        bots: twoBots(options.bots),
        seed: options.seed,
        match,
        kitchenTable: unsupported.length > 0,
        maxTurns: wholeNumber('--max-turns', options.maxTurns),
        stopWidth: stopOption(options.stop),
      })
      const workers = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers, 0)
      const shares = sharesOption(options.shares, run, matrix ? 0 : mine.length)
      checkReportFile(html)
      const shard = shardOption(options.shard)
      if (shard !== null) return writeShard(terminal, run, shard, { out: options.out, workers, json })
      const queue = queueOption(options.queue)
      const jobGames = options.jobGames === undefined ? undefined : wholeNumber('--job-games', options.jobGames, 2)
      const played = await (queue === null
        ? playRun(terminal, run, workers)
        : playInQueue(terminal, run, queue, jobGames))
      showRun(terminal, played, { json, csv, html, shares, asLab: true })
    })
