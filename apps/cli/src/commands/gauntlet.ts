import { openWorkers, type SeriesPlan, type SeriesReport, type SimDeck } from 'spellwright/sim'
import { type CommandModule, command, type Terminal, UsageError } from '../command.ts'
import { expandDeckGroups } from '../decks/deck-groups.ts'
import { readSimDecks } from '../sim/decks.ts'
import { gauntletHtml } from '../sim/gauntlet-html.ts'
import { type Gauntlet, gauntletCsv, gauntletText, type Pairing, pairingOf } from '../sim/gauntlet-report.ts'
import { botsFor, twoBots, wholeNumber } from '../sim/options.ts'
import { checkReportFile, writeReport } from '../sim/report-file.ts'
import { checkComplete, runPlan } from '../sim/run-plan.ts'

type Pair = readonly [SimDeck, SimDeck]

function pairsOf(decks: readonly SimDeck[], matrix: boolean): Pair[] {
  const [first, ...others] = decks
  if (first !== undefined && !matrix) return others.map((other) => [first, other])
  return decks.flatMap((one, index) => decks.slice(index + 1).map((two): Pair => [one, two]))
}

interface GauntletResult {
  readonly rows: readonly Pairing[]
  /** False if the run was stopped early. */
  readonly isComplete: boolean
  readonly cutShort: string | null
  readonly errors: SeriesReport['errors']
}

/** Plays the pairs one after the other, with the same workers, because a worker that has played is faster. */
async function playAll(
  terminal: Terminal,
  plans: readonly SeriesPlan[],
  games: number,
  threads: number | undefined,
): Promise<GauntletResult> {
  const workers = threads === 0 ? 0 : openWorkers(threads)
  const rows: Pairing[] = []
  const errors: SeriesReport['errors'][number][] = []
  try {
    for (const plan of plans) {
      const { report, isComplete, cutShort } = await runPlan(terminal, plan, games, workers)
      errors.push(...report.errors)
      if (report.games > 0) rows.push(pairingOf(plan, report))
      if (!isComplete) return { rows, isComplete, cutShort, errors }
    }
    return { rows, isComplete: true, cutShort: null, errors }
  } finally {
    if (typeof workers === 'object') await workers.close()
  }
}

export const build: CommandModule['build'] = (terminal) =>
  command('gauntlet')
    .description('play one deck against several others, or all against all')
    .argument(
      '<decks...>',
      'files or built-in decks, or groups of them: "classic", a format such as "modern", or "all"; the first plays the others',
    )
    .option('--matrix', 'play all pairs')
    .option('--games <number>', 'games per pair', '100')
    .option('--seed <text>', 'the same seed gives the same results', '1')
    .option('--bots <bots>', botsFor('decks'), 'heuristic')
    .option('--workers <number>', 'worker threads (default: one per core)')
    .option('--max-turns <number>', 'a game with more turns counts as unfinished', '200')
    .option('--allow-unsupported', 'play unsupported cards as blanks')
    .option('--csv', 'print comma-separated values')
    .option('--html <file>', 'write an HTML report')
    .action(async (named, options) => {
      const { json, csv, html, matrix: isMatrix = false } = options
      const names = expandDeckGroups(named)
      if (names.length < 2) throw new UsageError('A gauntlet needs at least two decks.')
      const games = wholeNumber('--games', options.games)
      const threads = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers, 0)
      const maxTurns = wholeNumber('--max-turns', options.maxTurns)
      const bots = twoBots(options.bots)
      const { decks, unsupported } = readSimDecks(names, options.allowUnsupported === true)
      checkReportFile(html)
      const planOf = (pair: Pair): SeriesPlan => ({
        compare: 'decks',
        decks: pair,
        bots,
        seed: options.seed,
        match: 'bo1',
        kitchenTable: unsupported.length > 0,
        maxTurns,
        replays: null,
      })
      const plans = pairsOf(decks, isMatrix).map(planOf)
      const result = await playAll(terminal, plans, games, threads)
      const { rows, isComplete } = result
      const played: Gauntlet = {
        games,
        seed: options.seed,
        decks: decks.map(({ name }) => name),
        bots,
        rows,
        unsupported,
      }
      if (json) terminal.out(JSON.stringify({ ...played, isComplete }))
      else terminal.out(csv ? gauntletCsv(played) : gauntletText(played, isMatrix))
      writeReport(terminal, html, () => gauntletHtml(played, isMatrix, isComplete))
      checkComplete(result)
    })
