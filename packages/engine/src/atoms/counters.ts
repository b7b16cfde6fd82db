import type { CounterKind } from '@spellwright/dsl'
import { marksWithCounter } from '../continuous/keyword-counters.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { controllerOf, countersOn, mustGet } from '../query/lookup.ts'
import { playerRules, ruleApplies } from '../query/rules.ts'
import { mayBeReplaced, replaceEvent } from '../replacement/apply.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { nextTimestamp, updateObject, updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 614.17: does no effect say that counters can't be put on it? */
export const canHaveCounters = (game: Game, id: ObjectId): boolean => !ruleApplies(game, 'cantHaveCounters', id)

/** CR 122. Returns how many were put. */
export function putCounters(
  game: Game,
  id: ObjectId,
  counter: CounterKind,
  amount: number,
  source: ObjectId = NO_OBJECT,
): number {
  if (amount <= 0 || !game.state.objects[id] || !canHaveCounters(game, id)) return 0
  const by = controllerOf(game, source === NO_OBJECT ? id : source)
  const proposal = { kind: 'putCounters', object: id, recipient: null, by, counter, amount } as const
  const event = mayBeReplaced(game, proposal) ? replaceEvent(game, proposal) : proposal
  if (!event || event.amount <= 0) return 0
  setCounters(game, id, counter, countersOn(mustGet(game, id), counter) + event.amount)
  emit(game, [
    makeEvent('countersPut', {
      object: id,
      amount: event.amount,
      detail: counter,
      source,
      controller: source === NO_OBJECT ? -1 : controllerOf(game, source),
    }),
  ])
  return event.amount
}

/** Removes up to that many; returns how many were there to remove. */
export function removeCounters(game: Game, id: ObjectId, counter: CounterKind, amount: number): number {
  const object = game.state.objects[id]
  if (!object || amount <= 0) return 0
  const removed = Math.min(amount, countersOn(object, counter))
  if (removed === 0) return 0
  setCounters(game, id, counter, countersOn(object, counter) - removed)
  emit(game, [makeEvent('countersRemoved', { object: id, amount: removed, detail: counter })])
  return removed
}

export function setCounters(game: Game, id: ObjectId, counter: CounterKind, count: number): void {
  const object = mustGet(game, id)
  const { [counter]: _old, ...others } = object.counters ?? {}
  const counters = count > 0 ? { ...others, [counter]: count } : others
  const marks =
    count > countersOn(object, counter) ? marksWithCounter(object, counter, () => nextTimestamp(game)) : object.marks
  updateObject(game, id, { counters: Object.keys(counters).length === 0 ? null : counters, marks })
}

/** The controller of the source puts them. */
export function putPlayerCounters(
  game: Game,
  player: PlayerId,
  counter: CounterKind,
  amount: number,
  source: ObjectId,
): void {
  if (amount <= 0 || playerRules(game, 'cantGetCounters', player).length > 0) return
  const by = controllerOf(game, source)
  const proposal = { kind: 'putCounters', object: NO_OBJECT, recipient: player, by, counter, amount } as const
  const event = mayBeReplaced(game, proposal) ? replaceEvent(game, proposal) : proposal
  if (!event || event.amount <= 0) return
  const { counters } = game.state.players[player]
  updatePlayer(game, player, { counters: { ...counters, [counter]: (counters[counter] ?? 0) + event.amount } })
  emit(game, [makeEvent('playerCounters', { player, amount: event.amount, detail: counter })])
}

/** All of them, whatever their kinds. */
export function losePlayerCounters(game: Game, player: PlayerId): void {
  updatePlayer(game, player, { counters: {} })
}

/** As a cost (CR 107.14): the caller has checked that there are enough. */
export function takePlayerCounters(game: Game, player: PlayerId, counter: CounterKind, amount: number): void {
  if (amount <= 0) return
  const { counters } = game.state.players[player]
  updatePlayer(game, player, { counters: { ...counters, [counter]: (counters[counter] ?? 0) - amount } })
}
