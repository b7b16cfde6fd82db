import { formatRunFile, type LabRun, type RangeResult, type Shard } from 'spellwright/lab'
import { CutShort, Stopped, type Terminal, UsageError } from '../command.ts'
import { playShard } from './play-run.ts'
import { checkOutputFile, writeOutput } from './report-file.ts'

const defaultFile = ({ number, of }: Shard): string =>
  `shard-${String(number).padStart(String(of).length, '0')}-of-${of}.json`

const gamesOf = (results: readonly RangeResult[]): number => results.reduce((sum, { from, to }) => sum + to - from, 0)

/** Plays one part of a run and writes it to a file for `merge`. */
export async function writeShard(
  terminal: Terminal,
  run: LabRun,
  shard: Shard,
  options: {
    readonly out?: string | undefined
    readonly workers?: number | undefined
    readonly json?: true | undefined
  },
): Promise<void> {
  if (run.stopWidth !== null)
    throw new UsageError('--stop cannot be combined with --shard, because a part does not know how the others stand.')
  const file = options.out ?? defaultFile(shard)
  checkOutputFile('The part', file)
  const { results, isComplete, cutShort } = await playShard(terminal, run, shard, options.workers)
  writeOutput('The part', file, formatRunFile({ run, shard, results }))
  const games = gamesOf(results)
  const part = `${shard.number}/${shard.of}`
  terminal.out(
    options.json
      ? JSON.stringify({ shard: part, games, file, isComplete })
      : `Part ${part}: ${games} games, written to ${file}. Put the parts together with: npx spellwright merge <files>`,
  )
  if (cutShort !== null) throw new CutShort(`${cutShort} The part has the games played until then.`)
  if (!isComplete) throw new Stopped('Stopped.')
}
