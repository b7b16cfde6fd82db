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
  /** The object of the trigger's event, or of the continuous effect; 0 if there is none. */
  readonly event: ObjectId
  /** Creatures supposed to attack together; null: those that do. */
  readonly attackers: ReadonlySet<ObjectId> | null
}

export const sceneOf = (by: PlayerId, self: ObjectId, more: Partial<Scene> = NOTHING): Scene => ({
  by,
  self,
  x: more.x ?? 0,
  bound: more.bound ?? null,
  event: more.event ?? (0 as ObjectId),
  attackers: more.attackers ?? null,
})

const NOTHING: Partial<Scene> = {}

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

/** The names of chosen targets, on top of others. */
export const bindAll = (
  targets: readonly { readonly name: string; readonly entities: readonly EntityId[] }[],
  rest: Bound | null = null,
): Bound | null => targets.reduce<Bound | null>((bound, { name, entities }) => ({ name, entities, rest: bound }), rest)
