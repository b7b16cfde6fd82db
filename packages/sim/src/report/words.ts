import type { Rate } from '../stats/report.ts'

/** `57.3 %`; a dash for nothing. */
export const percent = (rate: number | null): string => (rate === null ? '–' : `${(100 * rate).toFixed(1)} %`)

/** `57.3 % (52.1–62.3)`. */
export const withInterval = ({ rate, interval: [low, high] }: Pick<Rate, 'rate' | 'interval'>): string =>
  rate === null ? '–' : `${percent(rate)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${(100 * Math.abs(value)).toFixed(1)}`

/** `+3.2 points (−1.0 to +7.4)`. */
export const differenceText = (difference: number | null, [low, high]: readonly [number, number]): string =>
  difference === null ? '–' : `${signed(difference)} points (${signed(low)} to ${signed(high)})`

const LOSS_REASONS: Readonly<Record<string, string>> = {
  life: 'life total of 0',
  library: 'drew from an empty library',
  poison: 'poison',
  conceded: 'conceded',
  forfeited: 'its bot forfeited',
  effect: 'an effect',
  opponentWon: 'the opponent won by an effect',
  draw: 'a draw',
}

/** Why a game was lost, in words. */
export const lossReasonText = (reason: string): string => LOSS_REASONS[reason] ?? reason

/** `1 game`, `4 matches`. */
export const gamesText = (games: number, match: 'bo1' | 'bo3'): string => {
  const [one, many] = match === 'bo3' ? ['match', 'matches'] : ['game', 'games']
  return `${games} ${games === 1 ? one : many}`
}
