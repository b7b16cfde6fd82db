import { type EntityId, isPlayerEntity, type ObjectId } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import type { Thing } from '../seat/thing.ts'

/** The objects among these that the player sees. */
export function seenThings(s: Situation, entities: readonly EntityId[] | undefined): Thing[] {
  const things: Thing[] = []
  if (entities === undefined) return things
  for (const entity of entities) {
    const thing = isPlayerEntity(entity) ? null : s.thing(entity as ObjectId)
    if (thing) things.push(thing)
  }
  return things
}
