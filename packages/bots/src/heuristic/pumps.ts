import type { Action, PermanentView } from '@spellwright/engine'
import { boostWorth } from '../combat/fight-worth.ts'
import { pumpsOf } from '../combat/growth.ts'
import { TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'

const NOTHING: readonly Action[] = []

const isFighting = ({ attacking, blocking }: PermanentView): boolean => attacking !== 0 || blocking.length > 0

/** What growing must gain beyond what it costs. */
const LEAST_GAIN = 0.5

/** After blocks: as many activations as make the most of the fight, or end the game; the first of them. */
export function pumpPlays(s: SeenGame): readonly Action[] {
  if (!s.policy.growsInFights || (s.battlefield.mine.traits & TRAIT.grows) === 0) return NOTHING
  let most = LEAST_GAIN
  let best: Action | null = null
  for (const facts of s.battlefield.mine.permanentFacts) {
    if (!facts.isCreature || !isFighting(facts.view)) continue
    let power = 0
    let toughness = 0
    let cost = 0
    const pumps = pumpsOf(s, facts)
    for (const pump of pumps) {
      power += pump.power
      toughness += pump.toughness
      cost += pump.cost
      const gain = boostWorth(s, facts.view, { power, toughness, keywords: [] }) - cost
      if (gain <= most + 0.01) continue
      most = gain
      best = pumps[0]?.action ?? null
    }
  }
  return best === null ? NOTHING : [best]
}
