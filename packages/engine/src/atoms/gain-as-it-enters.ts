import type { Keyword } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { GameObject } from '../state/object.ts'
import { nextEffectId, nextTimestamp } from '../state/update.ts'

/** CR 614.1c: an effect on how it enters gave it these, for as long as it stays. */
export function gainAsItEnters(game: Game, { id, controller }: GameObject, keywords: readonly Keyword[]): void {
  game.state.effects.push({
    id: nextEffectId(game),
    timestamp: nextTimestamp(game),
    source: id,
    controller,
    until: 'game',
    turn: game.state.turn.number,
    objects: [id],
    apply: keywords.map((keyword) => ({ kind: 'gainKeyword', keyword })),
    copy: null,
  })
}
