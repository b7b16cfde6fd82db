import Table from 'cli-table3'
import { type HandLine, lossReasonText, percent, withInterval } from 'spellwright/lab'
import type { CardLine, SeriesReport } from 'spellwright/sim'

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
    ['card', 'win rate when drawn', 'games', 'win rate when cast', 'games', 'in opening hand', 'left in hand'],
    cards.map(({ name, drawn, cast, opening, deadShare }) => [
      name,
      withInterval(drawn),
      drawn.games,
      withInterval(cast),
      cast.games,
      withInterval(opening),
      percent(deadShare),
    ]),
  )

/** The win rates by the hands that were kept. */
export const handTable = (hands: readonly HandLine[]): string =>
  table(
    ['hand', 'win rate', 'games'],
    hands.map(({ lands, cards, result }) => [
      `${lands} ${lands === 1 ? 'land' : 'lands'} of ${cards} cards`,
      withInterval(result),
      result.games,
    ]),
  )

export const lossText = (losses: Readonly<Record<string, number>>): string =>
  Object.entries(losses)
    .map(([reason, count]) => `${lossReasonText(reason)} (${count})`)
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
