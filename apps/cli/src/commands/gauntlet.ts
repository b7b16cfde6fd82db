import { BUILT_IN_DECKS } from 'spellwright'
import { openWorkers, type SeriesPlan, type SimDeck } from 'spellwright/sim'
import { type CommandModule, command, type Terminal, UsageError } from '../command.ts'
import { readSimDecks } from '../sim/decks.ts'
import { gauntletHtml } from '../sim/gauntlet-html.ts'
import { type Gauntlet, gauntletCsv, gauntletText, type Pairing, pairingOf } from '../sim/gauntlet-report.ts'
import { twoBots, wholeNumber } from '../sim/options.ts'
import { checkReportFile, writeReport } from '../sim/report-file.ts'
import { runPlan } from '../sim/run.ts'

type Pair = readonly [SimDeck, SimDeck]

function pairsOf(decks: readonly SimDeck[], matrix: boolean): Pair[] {
  if (!matrix) return decks.slice(1).map((other) => [decks[0]!, other])
  return decks.flatMap((one, index) => decks.slice(index + 1).map((two): Pair => [one, two]))
}

interface Played {
  readonly rows: readonly Pairing[]
  /** Nobody stopped it. */
  readonly isComplete: boolean
}

/** One pair after the other, with the same workers: they stay warm. */
async function playAll(
  terminal: Terminal,
  plans: readonly SeriesPlan[],
  games: number,
  threads: number | undefined,
): Promise<Played> {
  const workers = threads === 1 ? 1 : openWorkers(threads)
  const rows: Pairing[] = []
  try {
    for (const plan of plans) {
      const { report, isComplete } = await runPlan(terminal, plan, games, workers)
      rows.push(pairingOf(plan, report))
      if (!isComplete) return { rows, isComplete }
    }
    return { rows, isComplete: true }
  } finally {
    if (typeof workers === 'object') await workers.close()
  }
}

/** The word `all` stands for every built-in deck that is not named besides. */
function withAll(names: readonly string[]): string[] {
  const others = BUILT_IN_DECKS.map(({ id }) => id).filter((id) => !names.includes(id))
  return names.flatMap((name) => (name === 'all' ? others : [name]))
}

export const build: CommandModule['build'] = (terminal) =>
  command('gauntlet')
    .description('play one deck against several, or all against all')
    .argument('<decks...>', 'files, or names of built-in decks, or all; the first plays against the others')
    .option('--matrix', 'all pairs')
    .option('--games <number>', 'how many games for each pair', '100')
    .option('--seed <text>', 'the same seed gives the same table', '1')
    .option('--bots <bots>', 'who plays', 'heuristic')
    .option('--workers <number>', 'worker threads; all cores unless given')
    .option('--max-turns <number>', 'a game that takes longer is unfinished', '200')
    .option('--allow-unsupported', 'play cards without rules as blanks')
    .option('--csv', 'print comma-separated values')
    .option('--html <file>', 'write a report to be opened in a browser')
    .action(async (given, options) => {
      const { json, csv, html, matrix: isMatrix = false } = options
      const names = withAll(given)
      if (names.length < 2) throw new UsageError('A gauntlet needs at least two decks.')
      const games = wholeNumber('--games', options.games)
      const threads = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers)
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
      const { rows, isComplete } = await playAll(terminal, plans, games, threads)
      const played: Gauntlet = {
        games,
        seed: options.seed,
        decks: decks.map(({ name }) => name),
        bots,
        rows,
        unsupported,
      }
      if (json) terminal.out(JSON.stringify(played))
      else terminal.out(csv ? gauntletCsv(played) : gauntletText(played, isMatrix))
      writeReport(terminal, html, () => gauntletHtml(played, isMatrix, isComplete))
    })
