import type { Effect } from '@spellwright/dsl'
import type { CastWay } from '../facts/cast-ways.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isThreatened } from '../worth/shield-worth.ts'

/** What a spell that could take several is worth more later. */
const FOR_MORE = 3

const sweepsCreatures = (effect: Effect): boolean => {
  if (effect.kind !== 'destroy' || typeof effect.what !== 'object' || !('all' in effect.what)) return false
  const { type } = effect.what.all
  return type === 'creature' || (Array.isArray(type) && type.includes('creature'))
}

/** A sweeper waits for a second creature, unless the first one is dangerous. */
export function patienceCost(s: SeenGame, { spell }: CastWay): number {
  if (!spell.effects.some(sweepsCreatures)) return 0
  return s.creaturesOf(s.foe).length < 2 && !isThreatened(s) ? FOR_MORE : 0
}
