import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { playerRules } from '../query/rules.ts'
import { otherPlayer, PLAYERS, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { LossReason } from '../state/state.ts'
import { updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

const REASONS: Record<LossReason, string> = {
  life: 'life total of 0 or less',
  library: 'drew from an empty library',
  poison: 'ten or more poison counters',
  conceded: 'conceded',
  effect: 'an effect said so',
  opponentWon: 'the opponent won the game',
}

/** CR 104.3e: a player who can't lose still sees an opponent win, unless that can't happen either. */
const cantLose = (game: Game, player: PlayerId, reason: LossReason): boolean =>
  reason !== 'conceded' &&
  playerRules(game, 'cantLoseGame', player).some(({ rule }) => reason !== 'opponentWon' || rule.opponents !== undefined)

/** If all players lose at once, the game is a draw (CR 104.4a). */
export function loseTogether(game: Game, losses: readonly { player: PlayerId; reason: LossReason }[]): void {
  const losing = losses.filter(({ player, reason }) => !cantLose(game, player, reason))
  if (losing.length === 0 || game.state.result) return
  for (const { player, reason } of losing) {
    updatePlayer(game, player, { lost: reason })
    emit(game, [makeEvent('playerLost', { player, detail: REASONS[reason] })])
  }
  const alive = PLAYERS.filter((player) => game.state.players[player].lost === null)
  if (alive.length === 0) endGame(game, null, losing.map(({ reason }) => REASONS[reason]).join('; '))
  else endGame(game, itemAt(alive, 0), REASONS[itemAt(losing, 0).reason])
}

export const loseGame = (game: Game, player: PlayerId, reason: LossReason): void =>
  loseTogether(game, [{ player, reason }])

export function winGame(game: Game, player: PlayerId): void {
  loseTogether(game, [{ player: otherPlayer(player), reason: 'opponentWon' }])
}

export function endGame(game: Game, winner: PlayerId | null, reason: string): void {
  if (game.state.result) return
  game.state.result = { winner, reason }
  game.state.flow = { at: 'over' }
  emit(game, [makeEvent('gameEnded', { player: winner ?? -1, detail: reason })])
}
