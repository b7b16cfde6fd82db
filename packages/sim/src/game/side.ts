import type { DeckEntry } from '@spellwright/cards'

/** A deck as simulation takes it: a name to show, and its cards. */
export interface SimDeck {
  readonly name: string
  readonly main: readonly DeckEntry[]
  readonly sideboard: readonly DeckEntry[]
}

/** The two sides of a comparison; which seat each takes changes from game to game. */
export type Side = 0 | 1
export const otherSide = (side: Side): Side => (1 - side) as Side
