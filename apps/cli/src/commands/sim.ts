import { Option } from '@commander-js/extra-typings'
import type { SeriesPlan } from 'spellwright/sim'
import { type CommandModule, command } from '../command.ts'
import { readSimDecks } from '../sim/decks.ts'
import { twoBots, wholeNumber } from '../sim/options.ts'
import { checkFolder, checkReportFile, writeReport } from '../sim/report-file.ts'
import { checkComplete, runPlan } from '../sim/run-plan.ts'
import { simCsv } from '../sim/sim-csv.ts'
import { simHtml } from '../sim/sim-html.ts'
import { simJson, simText } from '../sim/sim-report.ts'

export const build: CommandModule['build'] = (terminal) =>
  command('sim')
    .description('play two decks against each other many times and report statistics')
    .argument('<deck>', 'a file, or the name of a built-in deck')
    .argument('<deck>', 'the other deck')
    .option('--games <number>', 'how many games (or matches)', '200')
    .option('--seed <text>', 'the same seed gives the same results', '1')
    .option('--bots <bots>', 'one bot for both decks, or two bots separated by a comma', 'heuristic')
    .option('--workers <number>', 'worker threads (default: one per hundred games, at most one per core)')
    .addOption(
      new Option('--match <kind>', 'single games, or matches of up to three games with sideboards')
        .choices(['bo1', 'bo3'] as const)
        .default('bo1' as const),
    )
    .option('--max-turns <number>', 'a game with more turns counts as unfinished', '200')
    .option('--allow-unsupported', 'play unsupported cards as blanks')
    .option('--replays <folder>', 'write a replay of every game')
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
      checkFolder('The replays', options.replays)
      const ran = await runPlan(terminal, plan, games, workers)
      const shown = { ...ran, plan, unsupported }
      if (json) terminal.out(JSON.stringify(simJson(shown)))
      else terminal.out(csv ? simCsv(shown) : simText(shown))
      writeReport(terminal, html, () => simHtml(shown))
      checkComplete({ ...ran, errors: ran.report.errors })
    })
