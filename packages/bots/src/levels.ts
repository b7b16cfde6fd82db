import type { LevelName } from './level-texts.ts'
import { CURRENT_POLICY, type Mistakes, type Policy } from './policy.ts'

/** How a strength plays: the heuristic with these rules of thumb and mistakes, and so many lines looked ahead. */
export interface Level {
  readonly policy: Policy
  /** Lines for one decision; 0: the heuristic alone. */
  readonly budget: number
}

const withMistakes = (policy: Policy, mistakes: Partial<Mistakes>): Policy => ({
  ...policy,
  mistakes: { ...policy.mistakes, ...mistakes },
})

/** Knows the cards and plays them as they come: the dearest first, everything at once, nothing in the other turn. */
const REGULAR = withMistakes(CURRENT_POLICY, {
  keepsLooseHands: true,
  firstLand: true,
  actsAtOnce: true,
  dozesInTheirTurn: true,
  countersAnything: true,
  attacksWithAll: true,
  seldomBlocks: true,
  overlooksAbilities: true,
  dearestFirst: true,
  missesLethal: true,
})

/** Besides, one spell a turn is enough, and lands are kept for later. */
const CASUAL = withMistakes(REGULAR, { oneSpellATurn: true, hoardsLands: true, ignoresWayBack: true })

/** Casts or attacks, and is afraid of every blocker and of every attacker. */
const NOVICE = withMistakes(CASUAL, {
  actsAtOnce: false,
  attacksWithAll: false,
  attacksTimidly: true,
  castsOrAttacks: true,
  seldomBlocks: false,
  blocksInPanic: true,
})

/** The settings of each strength; what they are worth against each other is measured in docs/bots.md. */
export const LEVELS: { readonly [N in LevelName]: Level } = {
  novice: { policy: NOVICE, budget: 0 },
  casual: { policy: CASUAL, budget: 0 },
  regular: { policy: REGULAR, budget: 0 },
  expert: { policy: CURRENT_POLICY, budget: 0 },
  master: { policy: CURRENT_POLICY, budget: 64 },
}
