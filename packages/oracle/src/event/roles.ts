import type { EventPattern, PlayerRef, Who } from '@spellwright/dsl'
import type { Kind } from '../filter/head.ts'
import type { EventRoles } from '../referent.ts'
import { whoRole } from './who.ts'

function kindOfObject(event: EventPattern): Kind {
  if (event.kind === 'cast' || event.kind === 'copied') return 'spell'
  if (event.kind === 'discarded' || event.kind === 'cycled' || event.kind === 'drawn') return 'card'
  if (event.kind === 'attacks' || event.kind === 'blocks' || event.kind === 'becomesBlocked') return 'creature'
  if (event.kind === 'zoneChange' && event.from === undefined && event.to === 'graveyard') return 'card'
  return 'permanent'
}

const kindOfSource = ({ kind }: EventPattern): Kind =>
  kind === 'damage' ? 'source' : kind === 'becomesTarget' ? 'spell' : 'creature'

function objectOf(event: EventPattern): Who | undefined {
  if (event.kind === 'damage') return typeof event.to === 'object' && 'object' in event.to ? event.to.object : undefined
  if (event.kind === 'cast' || event.kind === 'copied') return event.spell ?? {}
  if (event.kind === 'discarded') return event.object ?? {}
  return 'object' in event ? event.object : undefined
}

function sourceOf(event: EventPattern): Who | undefined {
  if (event.kind === 'damage') return event.source
  if (event.kind === 'blocks') return event.attacker
  if (event.kind === 'triggered') return { zone: 'stack', stackKind: 'triggeredAbility' }
  return event.kind === 'becomesBlocked' || event.kind === 'becomesTarget' ? event.by : undefined
}

function playerOf(event: EventPattern): PlayerRef | undefined {
  if (event.kind === 'beginningOf') return event.whose
  if ('player' in event && event.player === 'you') return 'you'
  return undefined
}

/** Where the events tell of different objects, the role is whichever it was: "that creature". */
function sharedRoles(events: readonly EventPattern[]): EventRoles {
  const all = events.map(ownRoles)
  const described = all.find(({ object }) => typeof object === 'object' && 'noun' in object)
  return described ?? all[0] ?? {}
}

/** Who plays which role in an event, for "that creature", "that player", "that much". */
export function rolesOf(event: EventPattern): EventRoles {
  if (event.kind === 'either') return sharedRoles(event.events)
  const roles = ownRoles(event)
  const { source } = roles
  const by = sourceOf(event)
  if (typeof source === 'object' && 'noun' in source && typeof by === 'object' && 'controller' in by)
    if (by.controller === 'opponent') source.controller = 'opponent'
  return roles
}

function ownRoles(event: EventPattern): EventRoles {
  const roles: EventRoles = {}
  const object = whoRole(objectOf(event), kindOfObject(event))
  // What an effect put elsewhere is spoken of as the card it is there.
  const isElsewhere = event.kind === 'sacrificed' || (event.kind === 'zoneChange' && event.causedBy !== undefined)
  if (isElsewhere && typeof object === 'object' && 'noun' in object) object.moved = 'moved'
  const who = objectOf(event)
  const isOpponents = typeof who === 'object' && 'controller' in who && who.controller === 'opponent'
  if (isOpponents && typeof object === 'object' && 'noun' in object) object.controller = 'opponent'
  const source = whoRole(sourceOf(event), kindOfSource(event))
  const player = playerOf(event)
  if (object !== undefined) roles.object = object
  if (source !== undefined) roles.source = source
  if (player !== undefined) roles.player = player
  return roles
}
