import { type EntityId, isPlayerEntity, type ObjectId } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import type { Thing } from '../seat/thing.ts'

/** The objects among these that the player sees. */
export const seenThings = (s: Situation, entities: readonly EntityId[] | undefined): Thing[] =>
  (entities ?? []).flatMap((entity) => (isPlayerEntity(entity) ? [] : (s.thing(entity as ObjectId) ?? [])))
