import type { PlayerId } from '@spellwright/engine'
import type { BotLimits } from '../bots/bot-context.ts'
import type { SimDeck } from '../game/sim-deck.ts'

/** What is compared: two decks, or two bots that play the same decks. */
export type Comparison = 'decks' | 'bots'

/** Everything a worker needs to play any game of a series, as plain data. */
export interface SeriesPlan {
  readonly compare: Comparison
  /** The two decks to compare, or any number of decks for the bots to play. */
  readonly decks: readonly SimDeck[]
  /** Bots as named on the command line. */
  readonly bots: readonly [string, string]
  readonly seed: string
  readonly match: 'bo1' | 'bo3'
  /** Whether unsupported cards are allowed; bots play them without costs and effects. */
  readonly kitchenTable: boolean
  readonly maxTurns: number
  /** The folder to write replays to, or null for none. */
  readonly replays: string | null
  /** How long a bot from a file or a program may think; the limits of the environment unless given. */
  readonly limits?: BotLimits
  /** Whether each bot from a program is told the opponent's list as well; a closed list is the rule. */
  readonly openLists?: boolean
}

/** One game or match of a series: its seed, and who sits where with which deck. */
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
 * Games come in pairs with the same seed and swapped seats, so that each side gets the same luck once. When bots are
 * compared, the decks keep their seats and the bots swap.
 */
export function fixtureOf(plan: SeriesPlan, index: number): Fixture {
  const pair = index >> 1
  const seatOfA: PlayerId = index % 2 === 0 ? 0 : 1
  const seed = `${plan.seed}/${pair}`
  if (plan.compare === 'decks') return { index, seed, seatOfA, decks: [0, 1] }
  const all = pairings(plan.decks.length)
  const [first, second] = all[pair % all.length] ?? [0, 0]
  return { index, seed, seatOfA, decks: seatOfA === 0 ? [first, second] : [second, first] }
}
