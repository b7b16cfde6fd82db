import { type EntityId, isPlayerEntity, type ObjectId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import type { SeenObject } from '../seat/seen-object.ts'

/** The objects among these that the player sees. */
export function seenObjects(s: SeenGame, entities: readonly EntityId[] | undefined): SeenObject[] {
  const objects: SeenObject[] = []
  if (entities === undefined) return objects
  for (const entity of entities) {
    const object = isPlayerEntity(entity) ? null : s.object(entity as ObjectId)
    if (object) objects.push(object)
  }
  return objects
}
