import { TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'

/** Is there anything the player could do at instant speed, mana aside? */
export const hasQuickPlays = (s: SeenGame): boolean =>
  s.ownHand.isQuick || (s.battlefield.mine.traits & TRAIT.active) !== 0 || s.graveyardCards.length > 0
