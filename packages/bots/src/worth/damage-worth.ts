import { type Context, type EntityId, entityPlayer, isPlayerEntity, type ObjectId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { hasKeyword, isCreature, type SeenObject } from '../seat/seen-object.ts'
import { damageCountsFor } from './damage.ts'
import { lifeChange, WIN } from './life.ts'
import { threatWorth } from './permanent-worth.ts'
import { sideOf } from './side.ts'

/** Damage a creature still takes before it dies; nothing kills it that is indestructible. */
export function damageToKill({ permanent }: SeenObject): number {
  if (permanent?.toughness == null || hasKeyword(permanent, 'indestructible')) return Number.POSITIVE_INFINITY
  return permanent.toughness - permanent.damage
}

/** Damage to one recipient, as the player of this seat sees it. */
export function damageWorth(s: SeenGame, ctx: Context, entity: EntityId, amount: number): number {
  if (amount <= 0) return 0
  if (isPlayerEntity(entity)) {
    const player = entityPlayer(entity)
    if (!damageCountsFor(s, player)) return 0
    // Whoever kills both has not won.
    if (player === s.me && amount >= s.life(player)) return -2 * WIN
    return sideOf(s, player) * lifeChange(s.life(player), -amount)
  }
  const object = s.object(entity as ObjectId)
  if (!object?.permanent || s.reader.isProtectedFrom(object.id, ctx.source)) return 0
  const sign = -sideOf(s, object.controller)
  if (object.info.loyalty !== null) return sign * Math.min(amount, object.info.loyalty) * 0.9
  if (amount >= damageToKill(object)) return sign * threatWorth(s, object.permanent)
  return isCreature(object.info) ? sign * 0.05 * amount : 0
}
