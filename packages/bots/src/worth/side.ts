import type { PlayerId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'

/** Worth is counted for the player of the seat: what is good for the opponent counts against them. */
export const sideOf = (s: SeenGame, player: PlayerId): 1 | -1 => (player === s.me ? 1 : -1)
