import type { KeySettings } from './keys.ts'
import { DEFAULT_STOPS, type Stops } from './stops.ts'

/** `auto`: pay as shown when a card is clicked; `confirm`: show the payment and ask; `manual`: tap by hand. */
export const PAYMENTS = ['auto', 'confirm', 'manual'] as const
export type Payment = (typeof PAYMENTS)[number]

export const PACES = { slow: 1400, normal: 700, fast: 250, instant: 0 } as const
export type Pace = keyof typeof PACES

export interface Settings {
  /** How the player is called in the log. */
  readonly name: string
  readonly stops: Stops
  readonly payment: Payment
  /** How long the bot's plays stay before the game goes on. */
  readonly pace: Pace
  /** An address with `{name}` in it, from which card pictures are shown; empty for none. */
  readonly images: string
  readonly keys: KeySettings
}

export const DEFAULT_SETTINGS: Settings = {
  name: 'Player',
  stops: DEFAULT_STOPS,
  payment: 'auto',
  pace: 'normal',
  images: '',
  keys: { map: 'letters', changed: {} },
}

/** The address of a card's picture, or null. */
export const imageAddress = (pattern: string, name: string): string | null =>
  pattern.includes('{name}') ? pattern.replaceAll('{name}', encodeURIComponent(name)) : null
