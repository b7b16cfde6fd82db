import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'

/** What it costs to have no card for what must be fed with one. */
const LOST_FEEDING = 6

/** Are the cards in hand all needed for permanents that take one each turn (SPEC S13.10)? */
export function isHandNeeded(s: SeenGame): boolean {
  const { traits, permanentFacts } = s.battlefield.mine
  if ((traits & TRAIT.eatsCards) === 0) return false
  let eaten = 0
  for (const { abilityFacts } of permanentFacts) if (hasTrait(abilityFacts.traits, TRAIT.eatsCards)) eaten++
  return s.hand.length <= eaten
}

/** What a card that leaves the hand for good takes with it; one that brings another is free to go. */
export const lastCardWorth = (s: SeenGame, drawn: number): number => (drawn <= 0 && isHandNeeded(s) ? LOST_FEEDING : 0)
