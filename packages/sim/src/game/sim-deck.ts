import type { DeckEntry } from '@spellwright/cards'

/** A deck to simulate with, and its name for reports. */
export interface SimDeck {
  readonly name: string
  readonly main: readonly DeckEntry[]
  readonly sideboard: readonly DeckEntry[]
}

/** One of the two sides of a comparison, A (0) or B (1); they swap seats from game to game. */
export type Side = 0 | 1
export const otherSide = (side: Side): Side => (1 - side) as Side
