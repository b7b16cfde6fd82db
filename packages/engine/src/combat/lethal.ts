import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { EntityId, ObjectId } from '../state/ids.ts'

/** Damage one creature assigns to one creature, player, planeswalker or battle. */
export interface Assignment {
  readonly source: ObjectId
  readonly target: EntityId
  readonly amount: number
}

const hasDeathtouch = (game: Game, id: ObjectId): boolean => hasKeyword(characteristics(game, id), 'deathtouch')

/**
 * How much more damage from that source is lethal to the creature (CR 702.19b): damage already marked counts, and damage
 * that others assign to it in this step; any damage from a source with deathtouch is lethal (CR 702.2c).
 */
export function lethalDamage(game: Game, source: ObjectId, creature: ObjectId, others: readonly Assignment[]): number {
  const assigned = others.filter(({ target, source: other }) => target === creature && other !== source)
  if (assigned.some((other) => hasDeathtouch(game, other.source))) return 0
  const marked = assigned.reduce((sum, { amount }) => sum + amount, mustGet(game, creature).damage)
  const missing = Math.max(0, characteristics(game, creature).toughness - marked)
  return hasDeathtouch(game, source) ? Math.min(1, missing) : missing
}
