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

const NOT_NOW = 100
/** What may come on top of an attack. */
const MARGIN = 3

function isAboutToDie(s: SeenGame): boolean {
  let power = MARGIN
  for (const creature of s.creaturesOf(s.foe)) power += Math.max(0, creature.power ?? 0)
  return s.creaturesOf(s.foe).length > 0 && isThreatened(s) && power >= s.life(s.me)
}

/** A sweeper waits for a second creature, unless the first one is dangerous. */
export function patienceCost(s: SeenGame, { spell }: CastWay): number {
  if (!spell.effects.some(sweepsCreatures)) return 0
  const single = s.creaturesOf(s.foe).length < 2
  if (s.policy.rareSweepers) return single && !isAboutToDie(s) ? NOT_NOW : 0
  return single && !isThreatened(s) ? FOR_MORE : 0
}
