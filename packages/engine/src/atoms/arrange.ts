import type { Zone } from '@spellwright/dsl'
import { askOrder, type Procedure } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { compiledOf } from '../state/compiled.ts'
import type { GameObject } from '../state/object.ts'

/** CR 730.3a: the owner arranges what a merged permanent becomes in their library, the topmost first. */
export function* arrange(game: Game, object: GameObject, to: Zone): Procedure<readonly number[] | null> {
  if (to !== 'library') return null
  const components = [object, ...object.merged!.under]
  return yield* askOrder(
    {
      player: object.owner,
      purpose: 'orderCards',
      source: object.id,
      text: 'Order the cards that were merged, topmost first.',
    },
    components.map(({ def }) => ({ label: compiledOf(game, def).definition.name, object: object.id })),
  )
}
