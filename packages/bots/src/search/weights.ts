import type { Feature } from './features.ts'

/**
 * What each feature is worth, in log odds of winning: means over the pairings of decks, from games of the heuristic bot
 * against itself (`tools/fit/fit-value.ts`), rounded. `lastCards` is raised by hand: a line ends before the cards do.
 */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
  life: 1.3,
  lastLife: 0.8,
  creatures: 0.75,
  skills: 0.7,
  pressure: 0.9,
  untapped: 0.5,
  firstLands: 1.5,
  moreLands: 0.3,
  others: 0.57,
  engines: 0.7,
  hand: 0.9,
  library: 1.3,
  lastCards: 2,
}

/** For whoever is to move. */
export const TO_MOVE = 0.35
