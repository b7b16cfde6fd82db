import { type EntityId, entityPlayer, isPlayerEntity, type ObjectId } from '@spellwright/engine'
import type { Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword, isCreature, type Thing } from '../seat/thing.ts'
import { damageCountsFor } from './damage.ts'
import { lifeChange, WIN } from './life.ts'
import { threatWorth } from './permanent-worth.ts'
import { sideOf } from './side.ts'

/** Damage a creature still takes before it dies; nothing kills it that is indestructible. */
export function damageToKill({ permanent }: Thing): number {
  if (permanent?.toughness == null || hasKeyword(permanent, 'indestructible')) return Number.POSITIVE_INFINITY
  return permanent.toughness - permanent.damage
}

const isProtectedFrom = (s: Situation, thing: Thing, source: ObjectId): boolean => {
  if (!hasKeyword(thing.info, 'protection')) return false
  const colors = s.thing(source)?.info.colors ?? []
  return s.abilities(thing.id).some(
    ({ ability }) =>
      ability.kind === 'keyword' &&
      typeof ability.keyword === 'object' &&
      ability.keyword.kind === 'protection' &&
      ability.keyword.from.some((quality) => {
        if (!('filter' in quality)) return true
        const { color } = quality.filter
        return typeof color === 'string' && colors.includes(color)
      }),
  )
}

/** Damage to one recipient, as the player of this seat sees it. */
export function damageWorth(s: Situation, scene: Scene, entity: EntityId, amount: number): number {
  if (amount <= 0) return 0
  if (isPlayerEntity(entity)) {
    const player = entityPlayer(entity)
    if (!damageCountsFor(s, player)) return 0
    // Whoever kills both has not won.
    if (player === s.me && amount >= s.life(player)) return -2 * WIN
    return sideOf(s, player) * lifeChange(s.life(player), -amount)
  }
  const thing = s.thing(entity as ObjectId)
  if (!thing?.permanent || isProtectedFrom(s, thing, scene.self)) return 0
  const sign = -sideOf(s, thing.controller)
  if (thing.info.loyalty !== null) return sign * Math.min(amount, thing.info.loyalty) * 0.9
  if (amount >= damageToKill(thing)) return sign * threatWorth(s, thing.permanent)
  return isCreature(thing.info) ? sign * 0.05 * amount : 0
}
