import type { EffectOf } from '@spellwright/dsl'
import { setMark } from '../atoms/marks.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isOnBattlefield } from '../query/lookup.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'

/** CR 716.2a–b: a designation of the permanent. */
export function becomeLevel(game: Game, { source, controller }: Frame, { level }: EffectOf<'becomeLevel'>): void {
  if (!isOnBattlefield(game, source)) return
  setMark(game, source, 'level', level)
  emit(game, [makeEvent('becameLevel', { object: source, player: controller, amount: level })])
}
