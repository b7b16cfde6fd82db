import { TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { CARD } from './card-worth.ts'
import { pressureLead } from './pressure.ts'

/** Cards that whoever does not break it draws: of an unknown number, three is what is usual. */
const BROKEN = 3 * CARD
/** Whoever is behind has to break it some time. */
const FORCED = CARD

/** What it costs to cast the first spell while that brings the opponent cards. */
export function cardsForCastingCost(s: SeenGame): number {
  const { mine, theirs } = s.battlefield
  if (((mine.traits | theirs.traits) & TRAIT.cardsForCasting) === 0) return 0
  return pressureLead(s) < 0 ? FORCED : BROKEN
}

/** It is good for whoever need not cast anything: who has at least as much to attack with. */
export const cardsForCastingWorth = (s: SeenGame): number => (pressureLead(s) < 0 ? -BROKEN : 0)
