import type { EffectOf } from '@spellwright/dsl'
import { canHaveCounters, putCounters, removeCounters } from '../atoms/counters.ts'
import { ask, askNumber, askObjects, askOption } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { countersOn, mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import type { ObjectId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { Frame } from './frame.ts'
import { acting } from './zones.ts'

const kindsOn = (game: Game, id: ObjectId): string[] =>
  Object.entries(mustGet(game, id).counters ?? {}).flatMap(([kind, count]) => (count > 0 ? [kind] : []))

/** Counters of any kinds: the player chooses them one by one, and stops where fewer are enough. */
function removeAnyKinds(game: Game, frame: Frame, id: ObjectId, count: number, isUpTo: boolean): number {
  let removed = 0
  while (removed < count) {
    const kinds = kindsOn(game, id)
    if (kinds.length === 0) break
    const options = kinds.map((kind) => ({ label: kind, value: kind }))
    const text = `Remove which counter from ${nameOf(game, id)}?`
    const index = askOption(
      game,
      { player: frame.controller, purpose: 'choose', source: frame.source, text },
      isUpTo ? [...options, { label: 'None', value: '' }] : options,
    )
    const kind = kinds[index]
    if (kind === undefined) break
    removed += removeCounters(game, id, kind, 1)
  }
  return removed
}

function removeFromOne(
  game: Game,
  frame: Frame,
  id: ObjectId,
  { counter, count, upTo }: EffectOf<'removeCounters'>,
): number {
  if (count === 'all') {
    const kinds = counter === 'any' ? kindsOn(game, id) : [counter]
    return kinds.reduce((sum, kind) => sum + removeCounters(game, id, kind, countersOn(mustGet(game, id), kind)), 0)
  }
  const most = atLeastZero(quantity(game, frame, count))
  if (counter === 'any') return removeAnyKinds(game, frame, id, most, upTo !== undefined)
  const there = Math.min(most, countersOn(mustGet(game, id), counter))
  const text = `Remove how many ${counter} counters from ${nameOf(game, id)}?`
  const question = { player: frame.controller, purpose: 'number', source: frame.source, text } as const
  return removeCounters(game, id, counter, upTo === undefined ? there : askNumber(game, question, 0, there))
}

export function removeCountersFrom(game: Game, frame: Frame, effect: EffectOf<'removeCounters'>): void {
  let removed = 0
  for (const id of acting(game, frame, effect.what)) removed += removeFromOne(game, frame, id, effect)
  frame.bind(effect.as, removed)
}

/** CR 122.5: counters that can't be put on the other object are not removed either. */
export function moveCounters(game: Game, frame: Frame, { from, to, counter }: EffectOf<'moveCounters'>): void {
  const [source] = acting(game, frame, from)
  if (source === undefined) return
  const possible = acting(game, frame, to).filter((id) => id !== source && canHaveCounters(game, id))
  const there = countersOn(mustGet(game, source), counter)
  if (possible.length === 0 || there === 0) return
  const question = { player: frame.controller, source: frame.source } as const
  const text = `Move how many ${counter} counters from ${nameOf(game, source)}?`
  const total = askNumber(game, { ...question, purpose: 'number', text }, 0, there)
  if (total === 0) return
  const chosen = askObjects(game, { ...question, purpose: 'choose', text: 'Onto which?' }, possible, 1, total)
  const shares =
    chosen.length === 1
      ? [total]
      : ask<'divide'>(game, {
          ...question,
          shape: 'divide',
          purpose: 'divide',
          text: `Divide ${total} counters.`,
          total,
          among: chosen,
          minEach: 1,
          suggestion: chosen.map((_, index) => (index === 0 ? total - chosen.length + 1 : 1)),
        })
  for (const [index, id] of chosen.entries()) {
    const moved = removeCounters(game, source, counter, itemAt(shares, index))
    putCounters(game, id, counter, moved, frame.source)
  }
}
