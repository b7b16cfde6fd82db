import type { Rate } from './messages.ts'

export const percent = (rate: number | null, digits = 1): string =>
  rate === null ? '–' : `${(100 * rate).toFixed(digits)} %`

/** `52.1–62.3`. */
export const range = ([low, high]: readonly [number, number]): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${(100 * Math.abs(value)).toFixed(1)}`
export const points = (value: number | null): string => (value === null ? '–' : signed(value))
export const pointRange = ([low, high]: readonly [number, number]): string => `${signed(low)} to ${signed(high)}`

/** How a rate was made, for its tooltip. */
export const rateHint = (what: string, { games, rate, interval }: Rate): string =>
  rate === null
    ? `${what}: no games yet.`
    : `${what}: ${percent(rate)} of ${games} finished games, a draw counting as half. 95 % interval (Wilson) ${range(interval)} %.`

/** `2 h 5 min`, `3 min`, `40 s`. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const LOSSES: Readonly<Record<string, string>> = {
  life: 'life total',
  library: 'empty library',
  poison: 'poison',
  effect: 'an effect',
  opponentWon: 'the opponent won by an effect',
  draw: 'draw',
}
export const lossText = (reason: string): string => LOSSES[reason] ?? reason

/** A background for a win rate: red for lost, green for won, none for even. */
export function heat(rate: number | null): string {
  if (rate === null) return 'transparent'
  const strength = Math.min(1, Math.abs(rate - 0.5) * 2.4)
  return `hsl(${rate < 0.5 ? 8 : 150} 55% ${(13 + 21 * strength).toFixed(0)}%)`
}
