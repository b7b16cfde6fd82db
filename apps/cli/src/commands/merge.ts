import { MergeError, mergeRunFiles, parseRunFile } from 'spellwright/lab'
import { FormatError } from 'spellwright/play'
import { type CommandModule, command, UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { queueOption, takeUpInQueue } from '../sim/queue-run.ts'
import { checkReportFile } from '../sim/report-file.ts'
import { showRun } from '../sim/show-run.ts'

function readPart(name: string) {
  try {
    return { name, file: parseRunFile(readTextFile('The part', name), `"${name}" is not a part of a run`) }
  } catch (error) {
    if (error instanceof FormatError) throw new UsageError(error.message)
    throw error
  }
}

function mergeParts(files: readonly string[], partly: boolean) {
  try {
    return mergeRunFiles(files.map(readPart), partly)
  } catch (error) {
    if (error instanceof MergeError) throw new UsageError(error.message)
    throw error
  }
}

export const build: CommandModule['build'] = (terminal) =>
  command('merge')
    .description('put the parts of a run together that several machines have played')
    .argument('[files...]', 'the files of the parts, in any order')
    .option('--queue <address>', 'take up a run of this queue instead')
    .option('--run <id>', 'the id of the run in the queue')
    .option('--partly', 'count the games before the first missing part, and wait for no others')
    .option('--lab', 'print the table of the lab also for a run of two decks')
    .option('--csv', 'print comma-separated values')
    .option('--html <file>', 'write an HTML report')
    .action(async (files, { json, csv, html, partly = false, lab = false, ...options }) => {
      checkReportFile(html)
      const queue = queueOption(options.queue)
      if ((queue === null) !== (options.run === undefined)) throw new UsageError('--queue and --run go together.')
      if ((queue === null) === (files.length === 0))
        throw new UsageError('Name the files of the parts, or a run of a queue with --queue and --run.')
      const played =
        queue === null
          ? { table: mergeParts(files, partly), gamesPerSecond: 0, cutShort: null }
          : await takeUpInQueue(terminal, options.run ?? '', queue, partly)
      showRun(terminal, played, { json, csv, html, asLab: lab })
    })
