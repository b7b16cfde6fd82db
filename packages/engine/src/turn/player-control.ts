import type { Decision } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { otherPlayer, type PlayerId } from '../state/ids.ts'
import { updateTurn } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 723.1: that player will be controlled during the next turn they actually take. */
export function controlNextTurn({ state }: Game, player: PlayerId, by: PlayerId, extraTurn: boolean): void {
  state.control.push({ player, by, now: false, extraTurn })
}

/**
 * CR 723.1, 723.1a: as a turn begins, the control of the turn before ends, and the last effect that waits for this
 * player begins to apply. Whichever applies, the extra turns that were promised come afterwards.
 */
export function beginControlledTurn(game: Game, active: PlayerId): void {
  const { state } = game
  if (state.control.length === 0) return
  const pending = state.control.filter(({ player, now }) => !now && player === active)
  const last = pending.at(-1)
  const waiting = state.control.filter(({ player, now }) => !now && player !== active)
  state.control = last === undefined ? waiting : [...waiting, { ...last, now: true }]
  const extra = pending.filter(({ extraTurn }) => extraTurn).map(({ player }) => player)
  if (extra.length > 0) updateTurn(game, { extraTurns: [...extra, ...state.turn.extraTurns] })
  if (last !== undefined && last.by !== active)
    emit(game, [makeEvent('playerControlled', { player: active, controller: last.by })])
}

/** CR 723.5: who makes the choices of that player now. */
export function deciderFor({ state }: Game, player: PlayerId): PlayerId {
  for (const control of state.control) if (control.now && control.player === player) return control.by
  return player
}

/** Does that player control their opponent now? */
export const controlsOpponent = (game: Game, player: PlayerId): boolean =>
  game.state.control.length > 0 && deciderFor(game, otherPlayer(player)) === player

/** CR 723.5: the question as it is put to the player who decides it. */
export function delegated(game: Game, decision: Decision): Decision {
  if (game.state.control.length === 0) return decision
  const { player } = decision
  const decider = deciderFor(game, player)
  if (decider === player) return decision
  return {
    ...decision,
    player: decider,
    onBehalfOf: player,
    text: `For ${game.state.players[player].name}: ${decision.text}`,
  }
}

/** For whom a decision is made: the player who is asked, unless they control another one. */
export const concernedBy = ({ player, onBehalfOf }: Pick<Decision, 'player' | 'onBehalfOf'>): PlayerId =>
  onBehalfOf ?? player
