import type { Modification } from '@spellwright/dsl'
import type { Game } from '../../game/game.ts'
import { asIf } from '../../state/as-if.ts'
import type { GameObject } from '../../state/object.ts'

/**
 * CR 614.12: look at the permanent as it would exist on the battlefield. `becomes`: what the effect that puts it there
 * makes of it.
 */
export function asIfEntered<T>(
  game: Game,
  tentative: GameObject,
  read: () => T,
  becomes: readonly Modification[] = [],
): T {
  const { battlefield, effects } = game.state
  return asIf(game, tentative, () => {
    battlefield.push(tentative.id)
    if (becomes.length > 0) effects.push(changesOf(game, tentative, becomes))
    try {
      return read()
    } finally {
      if (becomes.length > 0) effects.pop()
      battlefield.splice(battlefield.lastIndexOf(tentative.id), 1)
    }
  })
}

/** Nothing but this reading sees it: it takes neither an identity nor a timestamp from the game. */
const changesOf = (game: Game, { id, controller }: GameObject, apply: readonly Modification[]) => ({
  id: game.state.nextEffect,
  timestamp: game.state.nextTimestamp,
  source: id,
  controller,
  until: 'game' as const,
  turn: game.state.turn.number,
  objects: [id],
  apply,
  copy: null,
})
