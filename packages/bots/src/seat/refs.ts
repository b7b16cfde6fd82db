import type { Filter, ObjectRef, PlayerRef, Recipient, Selector } from '@spellwright/dsl'
import {
  type EntityId,
  entityPlayer,
  isObjectEntity,
  isPlayerEntity,
  otherPlayer,
  type PlayerId,
  playerEntity,
} from '@spellwright/engine'
import { BATTLEFIELD, passes, readingOf } from './match.ts'
import { boundTo, type Scene } from './scene.ts'
import type { Situation } from './situation.ts'
import type { Thing } from './thing.ts'

/** What a reference points at; undefined where it is a name that nothing is bound to yet. */
export function entitiesOf(s: Situation, scene: Scene, ref: ObjectRef): readonly EntityId[] | undefined {
  if (typeof ref === 'object') return 'the' in ref ? boundTo(scene, ref.the) : undefined
  switch (ref) {
    case 'self':
      return [scene.self]
    case 'affected':
    case 'eventObject':
      return scene.event === 0 ? undefined : [scene.event]
    case 'attachedTo': {
      const host = s.permanent(scene.self)?.attachedTo ?? 0
      return host === 0 ? undefined : [host]
    }
    case 'eventSource':
    case 'paired':
      return undefined
  }
}

/** Everything in its zones that fits. */
export function fitting(s: Situation, scene: Scene, filter: Filter): Thing[] {
  const found: Thing[] = []
  const { zones, tests } = readingOf(filter)
  for (const zone of zones ?? BATTLEFIELD)
    for (const thing of s.things(zone)) if (passes(s, scene, tests, thing)) found.push(thing)
  return found
}

export function thingsOf(s: Situation, scene: Scene, ref: ObjectRef): Thing[] {
  const things: Thing[] = []
  for (const entity of entitiesOf(s, scene, ref) ?? []) {
    const thing = isObjectEntity(entity) ? s.thing(entity) : null
    if (thing) things.push(thing)
  }
  return things
}

/** Everything a selector names; undefined where that is not known yet. */
export function selected(s: Situation, scene: Scene, selector: Selector): readonly EntityId[] | undefined {
  if (Array.isArray(selector)) {
    const lists = selector.map((ref: ObjectRef) => entitiesOf(s, scene, ref))
    return lists.every((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? [])
  }
  const single = selector as Exclude<Selector, readonly ObjectRef[]>
  if (typeof single === 'string' || !('all' in single)) return entitiesOf(s, scene, single)
  const ids: EntityId[] = []
  for (const { id } of fitting(s, scene, single.all)) ids.push(id)
  return ids
}

export function recipientsOf(s: Situation, scene: Scene, recipient: Recipient): readonly EntityId[] | undefined {
  if (typeof recipient === 'object' && 'players' in recipient) {
    const players = playersOf(s, scene, recipient.players).map(playerEntity)
    const objects = recipient.objects === undefined ? undefined : selected(s, scene, recipient.objects)
    return objects === undefined ? players : [...objects, ...players]
  }
  return selected(s, scene, recipient as Selector)
}

// Lists that are asked for all the time are made once.
const NOBODY: readonly PlayerId[] = []
const EVERYBODY: readonly PlayerId[] = [0, 1]
const ALONE: readonly [readonly PlayerId[], readonly PlayerId[]] = [[0], [1]]

export function playersOf(s: Situation, scene: Scene, ref: PlayerRef): readonly PlayerId[] {
  if (typeof ref === 'object') return playersOfRef(s, scene, ref)
  const { active } = s.turn
  switch (ref) {
    case 'you':
      return ALONE[scene.by]
    case 'opponent':
    case 'defendingPlayer':
      return ALONE[otherPlayer(scene.by)]
    case 'eachPlayer':
      return EVERYBODY
    case 'activePlayer':
      return ALONE[active]
    case 'nonactivePlayer':
      return ALONE[otherPlayer(active)]
    case 'affectedPlayer':
      return isPlayerEntity(scene.event) ? ALONE[entityPlayer(scene.event)] : NOBODY
    case 'eventPlayer':
      return NOBODY
  }
}

function playersOfRef(s: Situation, scene: Scene, ref: Exclude<PlayerRef, string>): readonly PlayerId[] {
  if ('the' in ref) return (boundTo(scene, ref.the) ?? []).filter(isPlayerEntity).map(entityPlayer)
  const byControl = 'controllerOf' in ref
  const entities = entitiesOf(s, scene, byControl ? ref.controllerOf : ref.ownerOf) ?? []
  return entities.flatMap((entity) => {
    if (isPlayerEntity(entity)) return [entityPlayer(entity)]
    const thing = isObjectEntity(entity) ? s.thing(entity) : null
    return thing ? [byControl ? thing.controller : thing.owner] : []
  })
}
