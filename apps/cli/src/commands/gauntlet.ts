import { BUILT_IN_DECKS, openWorkers, type SeriesPlan, type SeriesReport, type SimDeck } from 'spellwright'
import { type CommandModule, command, printResult, UsageError } from '../command.ts'
import { readSimDecks } from '../sim/decks.ts'
import { twoBots, wholeNumber } from '../sim/options.ts'
import { runPlan } from '../sim/run.ts'
import { unsupportedText } from '../sim/sim-report.ts'
import { percent, table, withInterval } from '../sim/text.ts'

interface Row {
  readonly decks: readonly [string, string]
  readonly games: number
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly unfinished: number
  readonly winRate: number | null
  readonly interval: readonly [number, number]
}

const rowOf = ([one, two]: readonly [SimDeck, SimDeck], report: SeriesReport): Row => ({
  decks: [one.name, two.name],
  games: report.games,
  wins: report.wins,
  draws: report.draws,
  unfinished: report.unfinished.length,
  winRate: report.winRate,
  interval: report.interval,
})

function pairsOf(decks: readonly SimDeck[], matrix: boolean): [SimDeck, SimDeck][] {
  if (!matrix) return decks.slice(1).map((other) => [decks[0]!, other])
  return decks.flatMap((one, index) => decks.slice(index + 1).map((two): [SimDeck, SimDeck] => [one, two]))
}

/** Rows against columns: how often the deck of the row wins. */
function matrixText(decks: readonly SimDeck[], rows: readonly Row[]): string {
  const rate = (one: SimDeck, two: SimDeck): string => {
    if (one === two) return ''
    const row = rows.find(({ decks: [a, b] }) => a === one.name && b === two.name)
    if (row) return percent(row.winRate)
    const back = rows.find(({ decks: [a, b] }) => a === two.name && b === one.name)
    return back?.winRate == null ? '–' : percent(1 - back.winRate)
  }
  return table(
    ['', ...decks.map(({ name }) => name)],
    decks.map((one) => [one.name, ...decks.map((two) => rate(one, two))]),
  )
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
    .action(async (given, options) => {
      const names = withAll(given)
      if (names.length < 2) throw new UsageError('A gauntlet needs at least two decks.')
      const games = wholeNumber('--games', options.games)
      const threads = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers)
      const maxTurns = wholeNumber('--max-turns', options.maxTurns)
      const bots = twoBots(options.bots)
      const { decks, unsupported } = readSimDecks(names, options.allowUnsupported === true)
      const workers = threads === 1 ? 1 : openWorkers(threads)
      const rows: Row[] = []
      try {
        for (const pair of pairsOf(decks, options.matrix === true)) {
          const plan: SeriesPlan = {
            compare: 'decks',
            decks: pair,
            bots,
            seed: options.seed,
            match: 'bo1',
            kitchenTable: unsupported.length > 0,
            maxTurns,
            replays: null,
          }
          const { report, isComplete } = await runPlan(terminal, plan, games, workers)
          rows.push(rowOf(pair, report))
          if (!isComplete) break
        }
      } finally {
        if (typeof workers === 'object') await workers.close()
      }
      const data = { games, seed: options.seed, decks: decks.map(({ name }) => name), bots, rows, unsupported }
      const list = table(
        ['deck', 'against', 'games', 'win rate'],
        rows.map((row) => [...row.decks, row.games, withInterval({ rate: row.winRate, interval: row.interval })]),
      )
      const text = options.matrix ? `${matrixText(decks, rows)}\n\n${list}` : list
      printResult(terminal, options.json, data, [...unsupportedText(unsupported), text].join('\n'))
    })
