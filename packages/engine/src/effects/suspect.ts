import type { EffectOf } from '@spellwright/dsl'
import { setMark } from '../atoms/marks.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { nextTimestamp } from '../state/update.ts'
import type { Frame } from './frame.ts'
import { acting } from './zones.ts'

/** CR 701.60: a designation; what it gives is read in the layers. */
export function suspect(game: Game, frame: Frame, effect: EffectOf<'suspect'>): void {
  for (const id of acting(game, frame, effect.what)) {
    const { zone, marks } = mustGet(game, id)
    if (zone === 'battlefield' && marks?.['suspected'] === undefined)
      setMark(game, id, 'suspected', nextTimestamp(game))
  }
}
