import type { EffectOf } from '@spellwright/dsl'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'

/** CR 716.2a–b: a designation of the permanent. */
export function becomeLevel(game: Game, { source, controller }: Frame, { level }: EffectOf<'becomeLevel'>): void {
  const object = game.state.objects[source]
  if (object?.zone !== 'battlefield') return
  updateObject(game, source, { marks: { ...object.marks, level } })
  emit(game, [makeEvent('becameLevel', { object: source, player: controller, amount: level })])
}
