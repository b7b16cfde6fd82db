import { MergeError, mergeRunFiles, parseRunFile } from 'spellwright/lab'
import { FormatError } from 'spellwright/play'
import { type CommandModule, command, UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
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
    .description('put the parts of a run together, which sim --shard or lab --shard wrote on any machines')
    .argument('<files...>', 'the files of the parts, in any order')
    .option('--partly', 'count the games before the first missing part')
    .option('--lab', 'print the table of the lab also for a run of two decks')
    .option('--csv', 'print comma-separated values')
    .option('--html <file>', 'write an HTML report')
    .action((files, { json, csv, html, partly = false, lab = false }) => {
      checkReportFile(html)
      const table = mergeParts(files, partly)
      showRun(terminal, { table, gamesPerSecond: 0, cutShort: null }, { json, csv, html, asLab: lab })
    })
