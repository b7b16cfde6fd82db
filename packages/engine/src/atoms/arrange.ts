import type { Zone } from '@spellwright/dsl'
import { askOrder } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { compiledOf } from '../state/compiled.ts'
import type { GameObject } from '../state/object.ts'

/** CR 730.3a: the owner orders the cards that a merged permanent becomes in their library, topmost first. */
export function arrange(game: Game, object: GameObject, to: Zone): readonly number[] | null {
  if (to !== 'library') return null
  const components = [object, ...object.merged!.under]
  return askOrder(
    game,
    {
      player: object.owner,
      purpose: 'orderCards',
      source: object.id,
      text: 'Order the cards that were merged, topmost first.',
    },
    components.map(({ def }) => ({ label: compiledOf(game, def).definition.name, object: object.id })),
  )
}
