import type { PlayerId } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'

/** Worth is counted for the player of the seat: what is good for the opponent counts against them. */
export const sideOf = (s: Situation, player: PlayerId): 1 | -1 => (player === s.me ? 1 : -1)
