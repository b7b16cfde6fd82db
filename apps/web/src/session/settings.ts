import type { KeySettings } from './keys.ts'
import { DEFAULT_STOPS, type Stops } from './stops.ts'

/** `auto` pays as shown when a card is clicked, `confirm` shows the payment and asks, `manual` lets the player tap. */
export const PAYMENTS = ['auto', 'confirm', 'manual'] as const
export type Payment = (typeof PAYMENTS)[number]

export const PACES = { slow: 1400, normal: 700, fast: 250, instant: 0 } as const
export type Pace = keyof typeof PACES

/** `system` is what the browser asks for. */
export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

export interface Settings {
  /** The player's name. */
  readonly name: string
  readonly stops: Stops
  readonly payment: Payment
  /** How long the bot's actions are shown before the game continues. */
  readonly pace: Pace
  /** A URL of card pictures with `{name}` in place of the card name; empty for none. */
  readonly images: string
  readonly theme: Theme
  readonly sound: boolean
  readonly keys: KeySettings
}

export const DEFAULT_SETTINGS: Settings = {
  name: 'Player',
  stops: DEFAULT_STOPS,
  payment: 'auto',
  pace: 'normal',
  images: '',
  theme: 'system',
  sound: true,
  keys: { map: 'letters', changed: {} },
}

/** The URL of a card's picture, or null. */
export const imageAddress = (pattern: string, name: string): string | null =>
  pattern.includes('{name}') ? pattern.replaceAll('{name}', encodeURIComponent(name)) : null
