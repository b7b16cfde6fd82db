import type { Game } from '../game/game.ts'
import { InvariantError, mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject, StackItem } from '../state/object.ts'
import { itemWith } from '../state/records.ts'
import { updateObject } from '../state/update.ts'

/** A spell or ability for which nothing has been chosen yet. */
export const newStackItem = (
  kind: StackItem['kind'],
  source: ObjectId,
  more: Partial<Omit<StackItem, 'kind' | 'source'>> = {},
): StackItem => ({
  kind,
  source,
  ability: more.ability ?? null,
  abilityKey: more.abilityKey ?? '',
  targets: more.targets ?? [],
  modes: more.modes ?? [],
  x: more.x ?? 0,
  bindings: more.bindings ?? {},
  event: more.event ?? null,
  castAs: more.castAs ?? 'normal',
  method: more.method ?? '',
})

/** The choices made for an object that must be on the stack. */
export function stackItemOf({ id, stack }: GameObject): StackItem {
  if (!stack) throw new InvariantError(`Object ${id} is not a spell or ability on the stack`)
  return stack
}

export function updateStackItem(game: Game, id: ObjectId, patch: Partial<StackItem>): void {
  updateObject(game, id, { stack: itemWith(stackItemOf(mustGet(game, id)), patch) })
}
