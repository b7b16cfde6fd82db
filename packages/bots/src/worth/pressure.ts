import { TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import type { Side } from '../seat/side.ts'

/** What becomes a creature only for mana attacks less often. */
const ANIMATED = 0.7

/** The power a player can attack with, turn after turn, without casting anything. */
function pressureOf({ permanentFacts, traits }: Side): number {
  let sum = 0
  for (const { isCreature, view } of permanentFacts) if (isCreature) sum += Math.max(0, view.power ?? 0)
  if ((traits & TRAIT.animates) === 0) return sum
  for (const { isCreature, abilityFacts, view } of permanentFacts) {
    const animated = isCreature ? undefined : abilityFacts.uses.find((use) => use.animated !== null)?.animated
    if (animated) sum += ANIMATED * (animated.size?.power ?? view.power ?? 0)
  }
  return sum
}

/** By how much the player of this seat attacks harder than the opponent. */
export const pressureLead = (s: SeenGame): number => pressureOf(s.battlefield.mine) - pressureOf(s.battlefield.theirs)
