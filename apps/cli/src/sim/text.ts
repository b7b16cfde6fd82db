import Table from 'cli-table3'
import type { CardLine, Rate, SeriesReport } from 'spellwright/sim'

export const percent = (rate: number | null): string => (rate === null ? '–' : `${(100 * rate).toFixed(1)} %`)

/** `57.3 % (52.1–62.3)`. */
export const withInterval = ({ rate, interval: [low, high] }: Pick<Rate, 'rate' | 'interval'>): string =>
  rate === null ? '–' : `${percent(rate)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => {
  const text = new Table({ head: [...head], style: { head: [], border: [], compact: true } })
  text.push(...rows.map((row) => [...row]))
  return text.toString()
}

/** One line of `#` for each number of turns. */
export function histogram(lengths: SeriesReport['lengths'], width = 40): string {
  const most = Math.max(1, ...lengths.map(([, games]) => games))
  return lengths
    .map(
      ([turns, games]) => `${String(turns).padStart(4)} | ${'#'.repeat(Math.round((width * games) / most))} ${games}`,
    )
    .join('\n')
}

/** The win rates of the cards, the best first. */
export const cardTable = (cards: readonly CardLine[]): string =>
  table(
    ['card', 'win rate when drawn', 'games', 'win rate when cast', 'games'],
    cards.map(({ name, drawn, cast }) => [name, withInterval(drawn), drawn.games, withInterval(cast), cast.games]),
  )

const LOSS_REASONS: Readonly<Record<string, string>> = {
  life: 'life total of 0',
  library: 'drew from an empty library',
  poison: 'poison',
  conceded: 'conceded',
  forfeited: 'its bot forfeited',
  effect: 'an effect',
  opponentWon: 'the opponent won by an effect',
}

export const lossText = (losses: Readonly<Record<string, number>>): string =>
  Object.entries(losses)
    .map(([reason, count]) => `${LOSS_REASONS[reason] ?? reason} (${count})`)
    .join(', ') || 'never'

/** The unfinished games, with their seeds for a closer look. */
export function unfinishedText({ unfinished, errors }: SeriesReport): string[] {
  if (unfinished.length === 0) return []
  const seeds = unfinished.slice(0, 10).map(({ seed }) => seed)
  return [
    `Unfinished, not counted: ${unfinished.length} (seeds ${seeds.join(', ')}${unfinished.length > 10 ? ', …' : ''})`,
    ...errors.slice(0, 5).map(({ seed, message }) => `The engine failed in the game with seed ${seed}: ${message}`),
  ]
}

/** How many faults each bot made, and the first few of them. */
export const problemText = ({ problems, faults }: SeriesReport, bots: readonly [string, string]): string[] => [
  ...bots.flatMap((bot, side) => (faults[side as 0 | 1] > 0 ? [`Faults of ${bot}: ${faults[side as 0 | 1]}`] : [])),
  ...problems.slice(0, 5).map((one) => `Problem: ${one}`),
]

/** `1 game`, `4 matches`. */
export const gamesText = (games: number, match: 'bo1' | 'bo3'): string => {
  const [one, many] = match === 'bo3' ? ['match', 'matches'] : ['game', 'games']
  return `${games} ${games === 1 ? one : many}`
}
