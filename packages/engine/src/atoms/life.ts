import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { playerRules } from '../query/rules.ts'
import { mayBeReplaced, replaceEvent } from '../replacement/apply.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 119.7–8: can that player's life total not change? */
export const isLifeFixed = (game: Game, player: PlayerId): boolean =>
  playerRules(game, 'lifeCantChange', player).length > 0

/** CR 119.3: gaining 0 life is not an event. Returns how much was gained. */
export function gainLife(game: Game, player: PlayerId, amount: number, source: ObjectId = NO_OBJECT): number {
  if (amount <= 0 || playerRules(game, 'cantGainLife', player).length > 0 || isLifeFixed(game, player)) return 0
  const proposal = { kind: 'gainLife', player, amount, source } as const
  const event = mayBeReplaced(game, proposal) ? replaceEvent(game, proposal) : proposal
  if (!event || event.amount <= 0) return 0
  updatePlayer(game, player, { life: game.state.players[player].life + event.amount })
  emit(game, [makeEvent('lifeGained', { player, amount: event.amount, source })])
  return event.amount
}

export function loseLife(game: Game, player: PlayerId, amount: number, source: ObjectId = NO_OBJECT): number {
  if (amount <= 0) return 0
  const lost = replacedLoss(game, player, amount, source)
  if (lost > 0) lifeDown(game, player, lost, source, '')
  return lost
}

/** How much life the player loses after effects that replace losing life. */
export function replacedLoss(game: Game, player: PlayerId, amount: number, source: ObjectId): number {
  if (isLifeFixed(game, player)) return 0
  const proposal = { kind: 'loseLife', player, amount, source } as const
  const event = mayBeReplaced(game, proposal) ? replaceEvent(game, proposal) : proposal
  return event === null ? 0 : Math.max(0, event.amount)
}

/** Paying life is losing life (CR 119.4); the caller has checked that the player can. */
export function payLife(game: Game, player: PlayerId, amount: number, source: ObjectId): void {
  const lost = amount > 0 ? replacedLoss(game, player, amount, source) : 0
  if (lost > 0) lifeDown(game, player, lost, source, 'paid')
}

/** Lowers a life total without replacement effects: those have been applied to the damage, payment or loss. */
export function lifeDown(game: Game, player: PlayerId, amount: number, source: ObjectId, detail: string): void {
  updatePlayer(game, player, { life: game.state.players[player].life - amount })
  emit(game, [makeEvent('lifeLost', { player, amount, detail, source })])
}
