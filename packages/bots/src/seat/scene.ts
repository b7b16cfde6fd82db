import type { EntityId, ObjectId, PlayerId } from '@spellwright/engine'

/** What an effect knows when it happens: whose it is, what it comes from, X, and its bound names. */
export interface Scene {
  readonly by: PlayerId
  readonly self: ObjectId
  readonly x: number
  readonly bound: Readonly<Record<string, readonly EntityId[]>>
  /** The object of the trigger's event, or of the continuous effect; 0 if there is none. */
  readonly event: ObjectId
  /** Creatures supposed to attack together; null: those that do. */
  readonly attackers: ReadonlySet<ObjectId> | null
}

export const sceneOf = (by: PlayerId, self: ObjectId, more: Partial<Scene> = {}): Scene => ({
  by,
  self,
  x: 0,
  bound: {},
  event: 0 as ObjectId,
  attackers: null,
  ...more,
})

export const bind = (scene: Scene, name: string, entities: readonly EntityId[]): Scene => ({
  ...scene,
  bound: { ...scene.bound, [name]: entities },
})
