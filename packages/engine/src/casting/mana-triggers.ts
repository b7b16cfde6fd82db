import type { ManaType } from '@spellwright/dsl'
import { runEffects } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { contextWith } from '../query/context.ts'
import { controllerOf } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { manaTriggers } from './known-mana-triggers.ts'
import { PRODUCED_TYPES } from './mana-production.ts'

/** CR 605.4: triggered mana abilities resolve right after the mana ability that triggered them. */
export function tappedForMana(game: Game, id: ObjectId, player: PlayerId, types: readonly ManaType[]): void {
  const event = makeEvent('tappedForMana', { object: id, player, detail: types.join('') })
  const triggers = manaTriggers(game)
  emit(game, [event])
  for (const { ability, ctx } of triggers) {
    const roles = matchEvent(game, ctx, ability.on, event)
    if (!roles) continue
    const full = contextWith(ctx, {
      event: { ...roles, player: controllerOf(game, event.object) },
      bindings: { ...ctx.bindings, [PRODUCED_TYPES]: event.detail },
    })
    if (ability.condition && !condition(game, full, ability.condition)) continue
    runEffects(game, full, ability.effects)
  }
}
