import { CHANGE } from '../continuous/what-effects-read.ts'
import type { Game } from '../game/game.ts'
import { otherPlayer, type PlayerId } from '../state/ids.ts'
import type { CombatState } from '../state/state.ts'
import { changed } from '../state/update.ts'

/** The only way to change combat; effects that read who attacks or blocks are recomputed. */
export function setCombat(game: Game, combat: CombatState | null): void {
  game.state.combat = combat
  changed(game, CHANGE.combat)
}

/** CR 507: the combat phase begins without attackers. */
export function beginCombat(game: Game): void {
  setCombat(game, {
    attackers: [],
    blockersDeclared: false,
    firstStrikers: null,
    declaredAttackers: [],
    declaredBlockers: [],
    departed: [],
    enteredAttacking: false,
  })
}

/** CR 511.3: all creatures, battles and planeswalkers are removed from combat. */
export function endCombat(game: Game): void {
  setCombat(game, null)
}

/** CR 506.2: the nonactive player of a two-player game. */
export const defendingPlayer = (game: Game): PlayerId => otherPlayer(game.state.turn.active)
