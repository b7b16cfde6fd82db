import type { Keyword } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { GameObject } from '../state/object.ts'
import { newLastingEffect } from '../state/update.ts'

/** CR 614.1c: keywords from an effect on how it entered last as long as it stays on the battlefield. */
export function gainAsItEnters(game: Game, { id, controller }: GameObject, keywords: readonly Keyword[]): void {
  game.state.effects.push({
    ...newLastingEffect(game, id, controller, 'game'),
    objects: [id],
    apply: keywords.map((keyword) => ({ kind: 'gainKeyword', keyword })),
    copy: null,
  })
}
