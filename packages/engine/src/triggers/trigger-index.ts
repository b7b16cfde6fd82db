import type { EventPattern, TriggeredAbility } from '@spellwright/dsl'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import type { EventKind } from '../events/event.ts'
import { eventKindOf, flattenPattern } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { abilityContext, type Context } from '../query/context.ts'
import { type Working, workingObjects } from '../query/in-force.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { memoized } from '../state/memoized.ts'

export interface TriggerEntry {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly instance: AbilityInstance
  readonly ability: TriggeredAbility
  readonly ctx: Context
}

export const triggerEntry = (source: ObjectId, controller: PlayerId, instance: AbilityInstance): TriggerEntry => ({
  source,
  controller,
  instance,
  ability: instance.ability as TriggeredAbility,
  ctx: abilityContext(source, controller, instance.key),
})

/** Triggered abilities by the event they wait for. Immutable, so an old index can be kept to look back. */
export interface TriggerIndex {
  readonly of: readonly Working[]
  readonly byKind: ReadonlyMap<EventKind, readonly TriggerEntry[]>
  readonly states: readonly TriggerEntry[]
}

const kindsOf = memoized((pattern: EventPattern): readonly (EventKind | 'state')[] => [
  ...new Set(flattenPattern(pattern).map((p) => (p.kind === 'state' ? 'state' : eventKindOf(p)))),
])

export function triggerIndex(game: Game): TriggerIndex {
  const of = workingObjects(game)
  if (game.triggerIndex !== null && game.triggerIndex.of === of) return game.triggerIndex
  const byKind = new Map<EventKind, TriggerEntry[]>()
  const states: TriggerEntry[] = []
  for (const { id, zone, controller, parts } of of) {
    for (const instance of parts.triggered) {
      const ability = instance.ability as TriggeredAbility
      const where = ability.zone ?? (zone === 'command' ? 'command' : 'battlefield')
      if (where !== zone) continue
      const entry = triggerEntry(id, controller, instance)
      for (const kind of kindsOf(ability.on)) {
        if (kind === 'state') states.push(entry)
        else {
          const list = byKind.get(kind)
          if (list) list.push(entry)
          else byKind.set(kind, [entry])
        }
      }
    }
  }
  const index: TriggerIndex = { of, byKind, states }
  game.triggerIndex = index
  return index
}
