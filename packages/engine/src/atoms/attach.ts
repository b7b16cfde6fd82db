import type { Filter, PlayerFilter } from '@spellwright/dsl'
import {
  type Characteristics,
  hasKeyword,
  hasSubtype,
  isCreature,
  keywordsNamed,
  TYPE_BIT,
} from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { isProtectedFrom, isRemovedByProtection } from '../keywords/protection.ts'
import { contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { mustGet } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import {
  type EntityId,
  entityPlayer,
  isPlayerEntity,
  NO_OBJECT,
  type ObjectId,
  PLAYERS,
  playerEntity,
} from '../state/ids.ts'
import { nextTimestamp, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 701.3: attach an Aura, Equipment or Fortification; nothing happens if it cannot be attached to that. */
export function attach(game: Game, id: ObjectId, to: EntityId): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || object.attachedTo === to) return false
  if (!isPlayerEntity(to) && game.state.objects[to as ObjectId]?.zone !== 'battlefield') return false
  if (!canBeAttached(game, id, to)) return false
  // CR 613.7e: a new timestamp each time it becomes attached.
  updateObject(game, id, { attachedTo: to, timestamp: nextTimestamp(game) })
  const source = isPlayerEntity(to) ? NO_OBJECT : (to as ObjectId)
  emit(game, [makeEvent('becameAttached', { object: id, source })])
  return true
}

export function unattach(game: Game, id: ObjectId): void {
  const object = game.state.objects[id]
  if (!object || (object.attachedTo === 0 && !object.bestowed)) return
  // CR 702.103f: it ceases to be bestowed.
  updateObject(game, id, { attachedTo: 0, bestowed: false })
  emit(game, [makeEvent('becameUnattached', { object: id })])
}

const isPlayerFilter = (what: Filter | PlayerFilter): what is PlayerFilter => 'player' in what

/** Could this Aura enchant, or this Equipment equip, that object or player? (CR 303.4, 301.5, 702.16c) */
export function canBeAttached(game: Game, id: ObjectId, to: EntityId): boolean {
  const c = characteristics(game, id)
  if (to === id) return false
  // CR 301.5c, 702.151b: an Equipment with reconfigure stops being a creature as it becomes attached.
  if ((isCreature(c) && !hasKeyword(c, 'reconfigure')) || (c.types & TYPE_BIT.battle) !== 0) return false
  if (hasSubtype(c, 'Aura')) return canEnchant(game, id, c, to)
  if (isPlayerEntity(to)) return false
  const host = game.state.objects[to as ObjectId]
  if (host?.zone !== 'battlefield') return false
  const hostC = characteristics(game, to as ObjectId)
  if (hasSubtype(c, 'Equipment')) return isCreature(hostC) && !isForbidden(game, id, to as ObjectId)
  if (hasSubtype(c, 'Fortification')) return (hostC.types & TYPE_BIT.land) !== 0
  return false
}

/** Protection keeps it from becoming attached, and mostly from staying so (CR 702.16c–d). */
const isForbidden = (game: Game, id: ObjectId, to: ObjectId): boolean =>
  mustGet(game, id).attachedTo === to ? isRemovedByProtection(game, to, id) : isProtectedFrom(game, to, id)

/** CR 702.5: every enchant ability must allow it; protection forbids it. */
export function canEnchant(game: Game, id: ObjectId, c: Characteristics, to: EntityId): boolean {
  const object = mustGet(game, id)
  const ctx = contextOf(id, object.zone === 'battlefield' ? c.controller : object.controller)
  const enchants = keywordsNamed(c, 'enchant')
  if (enchants.length === 0) return false
  for (const keyword of enchants) {
    if (typeof keyword === 'string' || keyword.kind !== 'enchant') continue
    if (isPlayerFilter(keyword.what)) {
      if (!isPlayerEntity(to)) return false
      const { player } = keyword.what
      if (player !== 'any' && !playersOf(game, ctx, player).includes(entityPlayer(to))) return false
    } else if (isPlayerEntity(to) || !matches(game, ctx, keyword.what, to as ObjectId)) return false
  }
  return isPlayerEntity(to) || !isForbidden(game, id, to as ObjectId)
}

/** What an Aura entering without being cast could be attached to (CR 303.4f). */
export function possibleHosts(game: Game, id: ObjectId, c: Characteristics): EntityId[] {
  const zones: EntityId[] = [...game.state.battlefield, ...game.state.graveyard[0], ...game.state.graveyard[1]]
  return [...zones, ...PLAYERS.map(playerEntity)].filter((to) => to !== id && canEnchant(game, id, c, to))
}
