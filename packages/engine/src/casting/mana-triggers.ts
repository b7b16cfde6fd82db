import type { Procedure } from '../decision/decision.ts'
import { startEffects } from '../effects/run.ts'
import { type GameEvent, objectEvent } from '../events/event.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { condition } from '../query/condition.ts'
import { contextWith } from '../query/context.ts'
import { controllerOf } from '../query/lookup.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { type TriggerEntry, triggerIndex } from '../triggers/trigger-index.ts'

/** CR 605.4: triggered mana abilities resolve right after the mana ability that triggered them. Null: all is done. */
export function startTappedForMana(game: Game, id: ObjectId, player: PlayerId): Procedure | null {
  const event = objectEvent('tappedForMana', id, player)
  const entries = triggerIndex(game).byKind.get('tappedForMana')
  emit(game, [event])
  return entries === undefined ? null : startTriggered(game, entries, 0, event)
}

/** Those from `first` on, up to where somebody may be asked. */
function startTriggered(
  game: Game,
  entries: readonly TriggerEntry[],
  first: number,
  event: GameEvent,
): Procedure | null {
  for (let at = first; at < entries.length; at++) {
    const { ability, ctx } = entries[at]!
    if (!isManaAbility(ability)) continue
    const roles = matchEvent(game, ctx, ability.on, event)
    if (!roles) continue
    const full = contextWith(ctx, { event: { ...roles, player: controllerOf(game, event.object) } })
    if (ability.condition && !condition(game, full, ability.condition)) continue
    const text = startEffects(game, full, ability.effects)
    if (text !== null) return finishTriggered(game, entries, at, event, text)
  }
  return null
}

function* finishTriggered(
  game: Game,
  entries: readonly TriggerEntry[],
  at: number,
  event: GameEvent,
  text: Procedure,
): Procedure {
  yield* text
  const more = startTriggered(game, entries, at + 1, event)
  if (more !== null) yield* more
}
