import type { ObjectRef, PlayerRef, Recipient, Selector } from '@spellwright/dsl'
import {
  type EntityId,
  entityPlayer,
  isObjectEntity,
  isPlayerEntity,
  otherPlayer,
  type PlayerId,
  playerEntity,
} from '@spellwright/engine'
import { matches, zonesOf } from './match.ts'
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

export function thingsOf(s: Situation, scene: Scene, ref: ObjectRef): Thing[] {
  return (entitiesOf(s, scene, ref) ?? []).filter(isObjectEntity).flatMap((id) => s.thing(id) ?? [])
}

/** Everything a selector names; undefined where that is not known yet. */
export function selected(s: Situation, scene: Scene, selector: Selector): readonly EntityId[] | undefined {
  if (Array.isArray(selector)) {
    const lists = selector.map((ref: ObjectRef) => entitiesOf(s, scene, ref))
    return lists.every((list) => list === undefined) ? undefined : lists.flatMap((list) => list ?? [])
  }
  const single = selector as Exclude<Selector, readonly ObjectRef[]>
  if (typeof single === 'string' || !('all' in single)) return entitiesOf(s, scene, single)
  return zonesOf(single.all).flatMap((zone) =>
    s.things(zone).flatMap((thing) => (matches(s, scene, single.all, thing) ? [thing.id] : [])),
  )
}

export function recipientsOf(s: Situation, scene: Scene, recipient: Recipient): readonly EntityId[] | undefined {
  if (typeof recipient === 'object' && 'players' in recipient)
    return playersOf(s, scene, recipient.players).map(playerEntity)
  return selected(s, scene, recipient as Selector)
}

export function playersOf(s: Situation, scene: Scene, ref: PlayerRef): readonly PlayerId[] {
  if (typeof ref === 'object') return playersOfRef(s, scene, ref)
  const { active } = s.turn
  switch (ref) {
    case 'you':
      return [scene.by]
    case 'opponent':
    case 'defendingPlayer':
      return [otherPlayer(scene.by)]
    case 'eachPlayer':
      return [0, 1]
    case 'activePlayer':
      return [active]
    case 'nonactivePlayer':
      return [otherPlayer(active)]
    case 'eventPlayer':
    case 'affectedPlayer':
      return []
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
