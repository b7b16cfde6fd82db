import type { Seat } from '@spellwright/protocol'
import type { BotName } from 'spellwright/play'

/** One side of the table. */
export interface SeatState {
  /** Whose seat it is; null if it is free or a bot's. */
  player: string | null
  name: string | null
  bot: BotName | null
  /** A bot plays for the player, who may come back. */
  isHandedOver: boolean
  title: string | null
  /** How many different cards of the deck have no rules. */
  withoutRules: number
  /** The list the player brought to the match. */
  deck: string | null
  /** The list after sideboarding. */
  list: string | null
  ready: boolean
  connected: boolean
  awaySince: number
  wins: number
  hasSideboarded: boolean
}

export const emptySeat = (): SeatState => ({
  player: null,
  name: null,
  bot: null,
  isHandedOver: false,
  title: null,
  withoutRules: 0,
  deck: null,
  list: null,
  ready: false,
  connected: false,
  awaySince: 0,
  wins: 0,
  hasSideboarded: false,
})

export const isFree = ({ player, bot }: SeatState): boolean => player === null && bot === null
export const SEATS: readonly Seat[] = [0, 1]
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
