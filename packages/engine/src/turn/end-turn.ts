import { moveObject } from '../atoms/move.ts'
import { endCombat } from '../combat/attack.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { Cause } from '../replacement/proposal.ts'
import { stateBasedActions } from '../sba/check.ts'
import { removeAbility } from '../stack/counter.ts'
import { updateTurn } from '../state/update.ts'
import { END_TURN, STEP_END } from './flow.ts'

/**
 * CR 724.1: abilities that have triggered but are not on the stack cease to exist, everything on the stack is exiled
 * together with what resolves, and everything is removed from combat. The rest follows when the resolution is over.
 */
export function endTurn(game: Game, cause: Cause): void {
  game.state.waiting = []
  for (const id of game.state.stack.toReversed()) {
    if (mustGet(game, id).kind === 'ability') removeAbility(game, id)
    else moveObject(game, { id, to: 'exile', cause })
  }
  if (game.state.combat !== null) endCombat(game)
  game.state.flow = END_TURN
}

/** CR 724.1c–d: state-based actions are checked, nobody gets priority, and the cleanup step is next. */
export function skipToCleanup(game: Game): void {
  stateBasedActions(game)
  if (game.state.result) return
  updateTurn(game, { ahead: ['cleanup'] })
  game.state.flow = STEP_END
}
