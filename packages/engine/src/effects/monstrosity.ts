import type { EffectOf } from '@spellwright/dsl'
import { putCounters } from '../atoms/counters.ts'
import { setMark } from '../atoms/marks.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'

/** CR 701.37: once only, for as long as it stays on the battlefield. */
export function monstrosity(game: Game, frame: Frame, effect: EffectOf<'monstrosity'>): void {
  const id = frame.source
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || object.marks?.['monstrous'] !== undefined) return
  putCounters(game, id, '+1/+1', atLeastZero(quantity(game, frame, effect.count)), id)
  setMark(game, id, 'monstrous', 1)
  emit(game, [makeEvent('becameMonstrous', { object: id, player: frame.controller, amount: frame.x })])
}
