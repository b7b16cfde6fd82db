import type { EntityId, ObjectId, PlayerId } from '@spellwright/engine'

/** Names and what they are bound to, the last one first. A list, because it is made and thrown away all the time. */
export interface Bound {
  readonly name: string
  readonly entities: readonly EntityId[]
  readonly rest: Bound | null
}

/** What an effect knows when it happens: whose it is, what it comes from, X, and its bound names. */
export interface Scene {
  readonly by: PlayerId
  readonly self: ObjectId
  readonly x: number
  readonly bound: Bound | null
  /** The object of the trigger's event, or what the continuous effect or the damage affects; 0 if there is none. */
  readonly event: EntityId
  /** Creatures supposed to attack together; null: those that do. */
  readonly attackers: ReadonlySet<ObjectId> | null
}

export const sceneOf = (
  by: PlayerId,
  self: ObjectId,
  x = 0,
  bound: Bound | null = null,
  attackers: ReadonlySet<ObjectId> | null = null,
): Scene => ({ by, self, x, bound, event: 0 as ObjectId, attackers })

/** The scene as it is for one of those that the effect affects. */
export const affecting = ({ by, self, x, bound, attackers }: Scene, event: EntityId): Scene => ({
  by,
  self,
  x,
  bound,
  event,
  attackers,
})

export const bind = (
  { by, self, x, bound, event, attackers }: Scene,
  name: string,
  entities: readonly EntityId[],
): Scene => ({
  by,
  self,
  x,
  bound: { name, entities, rest: bound },
  event,
  attackers,
})

/** What a name is bound to; undefined if to nothing yet. */
export function boundTo({ bound }: Scene, name: string): readonly EntityId[] | undefined {
  for (let at = bound; at !== null; at = at.rest) if (at.name === name) return at.entities
  return undefined
}

/** The names of chosen targets. */
export function bindAll(
  targets: readonly { readonly name: string; readonly entities: readonly EntityId[] }[],
): Bound | null {
  let bound: Bound | null = null
  for (const { name, entities } of targets) bound = { name, entities, rest: bound }
  return bound
}
