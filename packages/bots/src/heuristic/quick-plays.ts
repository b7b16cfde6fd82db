import { TRAIT } from '../facts/traits.ts'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword } from '../seat/thing.ts'

/** A spell in the graveyard that could be cast from there. */
export const hasFlashback = (s: Situation): boolean => s.graveyard(s.me).some((card) => hasKeyword(card, 'flashback'))

/** Is there anything the player could do at instant speed, mana aside? */
export const hasQuickPlays = (s: Situation): boolean =>
  s.held.isQuick || (s.table.mine.traits & TRAIT.active) !== 0 || hasFlashback(s)
