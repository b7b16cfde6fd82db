import type { Keyword, Modification } from '@spellwright/dsl'
import type { Game } from '../../game/game.ts'
import type { GameObject } from '../../state/object.ts'
import { newLastingEffect } from '../../state/update.ts'

/** CR 614.1c: keywords from an effect on how it entered last as long as it stays on the battlefield. */
export const gainAsItEnters = (game: Game, object: GameObject, keywords: readonly Keyword[]): void =>
  changeAsItEnters(
    game,
    object,
    keywords.map((keyword) => ({ kind: 'gainKeyword', keyword })),
  )

/** Changes that apply from the moment it enters, for as long as it stays on the battlefield. */
export function changeAsItEnters(game: Game, { id, controller }: GameObject, apply: readonly Modification[]): void {
  game.state.effects.push({
    ...newLastingEffect(game, id, controller, 'game'),
    objects: [id],
    apply,
    copy: null,
  })
}
