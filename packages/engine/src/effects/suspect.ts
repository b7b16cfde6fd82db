import type { EffectOf } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { isOnBattlefield } from '../query/lookup.ts'
import { nextTimestamp, updateObject } from '../state/update.ts'
import type { Frame } from './frame.ts'
import { acting } from './zones.ts'

/** CR 701.60: a designation; what it gives is read in the layers. */
export function suspect(game: Game, frame: Frame, effect: EffectOf<'suspect'>): void {
  for (const id of acting(game, frame, effect.what)) {
    const { marks } = game.state.objects[id]!
    if (isOnBattlefield(game, id) && marks?.['suspected'] === undefined)
      updateObject(game, id, { marks: { ...marks, suspected: nextTimestamp(game) } })
  }
}
