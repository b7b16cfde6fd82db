import { type Cell, csvText, percent, withInterval } from 'spellwright/lab'
import type { SeriesPlan, SeriesReport } from 'spellwright/sim'
import { deckNames, unsupportedText } from './sim-report.ts'
import { table } from './text.ts'

/** The results of two decks against each other. */
export interface Pairing {
  readonly decks: readonly [string, string]
  readonly games: number
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly unfinished: number
  readonly winRate: number | null
  readonly interval: readonly [number, number]
}

export interface Gauntlet {
  readonly games: number
  readonly seed: string
  readonly decks: readonly string[]
  readonly bots: readonly string[]
  readonly rows: readonly Pairing[]
  readonly unsupported: readonly string[]
}

export const pairingOf = (plan: SeriesPlan, report: SeriesReport): Pairing => ({
  decks: deckNames(plan),
  games: report.games,
  wins: report.wins,
  draws: report.draws,
  unfinished: report.unfinished.length,
  winRate: report.winRate,
  interval: report.interval,
})

/** How often the first deck beats the second; null if they did not play. */
export function rateBetween({ rows }: Gauntlet, one: string, two: string): number | null {
  for (const { decks, winRate } of rows) {
    if (winRate === null) continue
    if (decks[0] === one && decks[1] === two) return winRate
    if (decks[0] === two && decks[1] === one) return 1 - winRate
  }
  return null
}

export interface Standing {
  readonly deck: string
  /** The mean win rate over its opponents, each with the same weight; null if it did not play. */
  readonly rate: number | null
}

/** The decks sorted by their mean win rate against the others, the best first. */
export function standings(gauntlet: Gauntlet): Standing[] {
  const { decks } = gauntlet
  const all = decks.map((deck): Standing => {
    const rates = decks.flatMap((other) => rateBetween(gauntlet, deck, other) ?? [])
    return { deck, rate: rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length }
  })
  return all.sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
}

/** How often the deck in the row beats the deck in the column, and its mean win rate. */
function matrixText(gauntlet: Gauntlet): string {
  const ranked = standings(gauntlet)
  return table(
    ['', ...ranked.map(({ deck }) => deck), 'mean'],
    ranked.map(({ deck, rate }) => [
      deck,
      ...ranked.map((other) => (other.deck === deck ? '' : percent(rateBetween(gauntlet, deck, other.deck)))),
      percent(rate),
    ]),
  )
}

export function gauntletText(gauntlet: Gauntlet, isMatrix: boolean): string {
  const list = table(
    ['deck', 'against', 'games', 'win rate'],
    gauntlet.rows.map((row) => [...row.decks, row.games, withInterval({ rate: row.winRate, interval: row.interval })]),
  )
  const text = isMatrix ? `${matrixText(gauntlet)}\n\n${list}` : list
  return [...unsupportedText(gauntlet.unsupported), text].join('\n')
}

export const gauntletCsv = ({ rows }: Gauntlet): string =>
  csvText([
    ['deck', 'against', 'games', 'won', 'lost', 'drawn', 'unfinished', 'rate', 'low', 'high'],
    ...rows.map(({ decks, games, wins, draws, unfinished, winRate, interval }): Cell[] => [
      ...decks,
      games,
      ...wins,
      draws,
      unfinished,
      winRate,
      ...interval,
    ]),
  ])
