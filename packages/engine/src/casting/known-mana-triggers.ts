import type { TriggeredAbility } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { isDelayedMana, isManaAbility } from '../mana/abilities.ts'
import { type Context, contextOf } from '../query/context.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'

/** A triggered mana ability that exists now, as an ability of an object or for a time (High Tide). */
export interface ManaTrigger {
  readonly ability: Pick<TriggeredAbility, 'on' | 'condition' | 'effects'>
  readonly ctx: Context
}

const NONE: readonly ManaTrigger[] = []

/** CR 605.1b: the triggered abilities that add mana when a permanent is tapped for mana. */
export function manaTriggers(game: Game): readonly ManaTrigger[] {
  const entries = triggerIndex(game).byKind.get('tappedForMana')
  const delayed = game.state.delayed.filter(isDelayedMana)
  if (entries === undefined && delayed.length === 0) return NONE
  return [
    ...(entries ?? []).filter(({ ability }) => isManaAbility(ability)),
    ...delayed.map(({ on, condition, effects, source, controller, bindings, x }) => ({
      ability: { on, effects, ...(condition && { condition }) },
      ctx: contextOf(source, controller, { bindings, x }),
    })),
  ]
}
