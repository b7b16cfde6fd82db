import type { PlayerId } from '@spellwright/engine'
import type { Side, SimDeck } from '../game/side.ts'

/** What is compared: two decks, or two bots over the same decks. */
export type Comparison = 'decks' | 'bots'

/** Everything a worker must know to play any game of a run; plain data. */
export interface SeriesPlan {
  readonly compare: Comparison
  /** Two decks to compare; or any number of decks for bots to play with. */
  readonly decks: readonly SimDeck[]
  /** Bots as they are written on the command line. */
  readonly bots: readonly [string, string]
  readonly seed: string
  readonly match: 'bo1' | 'bo3'
  /** Cards without a definition are played by hand, so to say: free, and without effect. */
  readonly kitchenTable: boolean
  readonly maxTurns: number
  /** A folder for replays; none are written without it. */
  readonly replays: string | null
}

/** One game, or match: who sits where with which deck. */
export interface Fixture {
  readonly index: number
  readonly seed: string
  /** The seat of side A; side B has the other. */
  readonly seatOfA: PlayerId
  /** Index into the plan's decks, for each side. */
  readonly decks: readonly [number, number]
}

/** Every pairing of decks, mirrors included. */
function pairings(count: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let one = 0; one < count; one++) for (let two = one; two < count; two++) found.push([one, two])
  return found
}

/**
 * Games come in pairs with the same seed and the seats swapped: the same cards and the same roll fall once to either
 * side. Where bots are compared, the decks stay in their seats and the bots change places.
 */
export function fixtureOf(plan: SeriesPlan, index: number): Fixture {
  const pair = index >> 1
  const seatOfA: PlayerId = index % 2 === 0 ? 0 : 1
  const seed = `${plan.seed}/${pair}`
  if (plan.compare === 'decks') return { index, seed, seatOfA, decks: [0, 1] }
  const all = pairings(plan.decks.length)
  const [first, second] = all[pair % all.length]!
  return { index, seed, seatOfA, decks: seatOfA === 0 ? [first, second] : [second, first] }
}

export const sideAt = ({ seatOfA }: Fixture, seat: PlayerId): Side => (seat === seatOfA ? 0 : 1)
