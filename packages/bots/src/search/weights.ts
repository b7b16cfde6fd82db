import type { Policy } from '../policy.ts'
import type { Feature } from './features.ts'

/** What each feature of a position is worth, and having the turn, in log odds of winning. */
export type Weights = Readonly<Record<Feature | 'toMove', number>>

/** From the pairings of two decks. `lastCards` is raised by hand: a line ends before the cards do. */
const FIRST_WEIGHTS: Weights = {
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
  toMove: 0.35,
}

/**
 * From games of the heuristic bot against itself with all built-in decks (`tools/fit/fit-value.ts`), rounded. `library` is
 * lowered and `lastCards` raised by hand: most libraries do not run out.
 */
const FIELD_WEIGHTS: Weights = {
  life: 0.8,
  lastLife: 0.35,
  creatures: 0.72,
  skills: 0.4,
  pressure: 2,
  untapped: 0.3,
  firstLands: 1.2,
  moreLands: 0.85,
  others: 0.25,
  engines: 0.4,
  hand: 0.8,
  library: 2.5,
  lastCards: 2,
  toMove: 0.26,
}

export const weightsOf = ({ fieldValue }: Policy): Weights => (fieldValue ? FIELD_WEIGHTS : FIRST_WEIGHTS)
