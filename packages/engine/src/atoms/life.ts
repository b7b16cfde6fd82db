import { type GameEvent, makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { playerRules } from '../query/rules.ts'
import { mayBeReplaced, replaceEvent } from '../replacement/apply.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 119.7–8: can that player's life total not change? */
export const isLifeFixed = (game: Game, player: PlayerId): boolean =>
  playerRules(game, 'lifeCantChange', player).length > 0

export const canGainLife = (game: Game, player: PlayerId): boolean =>
  playerRules(game, 'cantGainLife', player).length === 0 && !isLifeFixed(game, player)

/** CR 119.3: gaining 0 life is not an event. Returns how much was gained. */
export function gainLife(game: Game, player: PlayerId, amount: number, source: ObjectId = NO_OBJECT): number {
  const gained = replacedGain(game, player, amount, source)
  if (gained > 0) changeLife(game, [{ player, change: gained, source, detail: '' }])
  return gained
}

/** How much life the player gains after effects that replace gaining life. */
export function replacedGain(game: Game, player: PlayerId, amount: number, source: ObjectId): number {
  if (amount <= 0 || !canGainLife(game, player)) return 0
  const proposal = { kind: 'gainLife', player, amount, source } as const
  const event = mayBeReplaced(game, proposal) ? replaceEvent(game, proposal) : proposal
  return event === null ? 0 : Math.max(0, event.amount)
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

/** Lowers a life total without replacement effects: those have been applied to the payment or loss. */
const lifeDown = (game: Game, player: PlayerId, amount: number, source: ObjectId, detail: string): void =>
  changeLife(game, [{ player, change: -amount, source, detail }])

/** A gain or, if negative, a loss of life. */
export interface LifeChange {
  readonly player: PlayerId
  readonly change: number
  readonly source: ObjectId
  readonly detail: string
}

/** Changes life totals, all at the same time, without replacement effects. */
function changeLife(game: Game, changes: readonly LifeChange[]): void {
  emit(game, lifeChanged(game, changes))
}

/** The same, but leaves the events to the caller, to whose event they belong. */
export function lifeChanged(game: Game, changes: readonly LifeChange[]): GameEvent[] {
  for (const { player, change } of changes)
    updatePlayer(game, player, { life: game.state.players[player].life + change })
  return changes.map(({ player, change, source, detail }) =>
    change > 0
      ? makeEvent('lifeGained', { player, amount: change, source })
      : makeEvent('lifeLost', { player, amount: -change, detail, source }),
  )
}
