import { TRAIT } from '../facts/traits.ts'
import type { Situation } from '../seat/situation.ts'

/** Is there anything the player could do at instant speed, mana aside? */
export const hasQuickPlays = (s: Situation): boolean =>
  s.held.isQuick || (s.table.mine.traits & TRAIT.active) !== 0 || s.buried.length > 0
