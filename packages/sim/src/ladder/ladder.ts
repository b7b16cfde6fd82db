import type { StopSignal } from '@spellwright/engine'
import { loadBot } from '../bots/load-bot.ts'
import type { FixtureOutcome } from '../game/outcome.ts'
import type { SimDeck } from '../game/sim-deck.ts'
import { fixtureOf, type SeriesPlan } from '../run/plan.ts'
import { playFixture } from '../run/play-fixture.ts'
import { ARCHETYPES, type Archetype, archetypeOf } from './archetype.ts'
import { bootstrap } from './bootstrap.ts'
import { spreadOver } from './spread.ts'
import { type ThinkingTime, timedPlayers } from './timed-player.ts'

/** Two bots to compare: the one that is judged, and the reference. */
export type Rung = readonly [bot: string, reference: string]

/** The rungs that are climbed unless others are given. */
export const DEFAULT_RUNGS: readonly Rung[] = [
  ['heuristic', 'heuristic@1'],
  ['search', 'search@1'],
  ['search', 'heuristic'],
]

/** What to measure. */
export interface LadderOptions {
  readonly decks: readonly SimDeck[]
  readonly rungs: readonly Rung[]
  /** Pairs of games with swapped seats, for each rung. */
  readonly pairs: number
  readonly seed: string
  readonly maxTurns: number
  /** How many variants were tried before this one, for which the intervals are widened. */
  readonly tried: number
  readonly signal?: StopSignal
  /** Called after each pair of games. */
  readonly onPair?: (rung: Rung, pair: number) => void
}

/** A share of games won, over that many pairs. */
export interface LadderShare {
  readonly pairs: number
  readonly winRate: number
  /** By drawing the pairs again, wide enough for all comparisons together. */
  readonly interval: readonly [number, number]
}

/** The result of one rung. */
export interface LadderRung extends LadderShare {
  readonly bots: Rung
  readonly unfinished: number
  /** Milliseconds of thinking in a game, of the bot and of the reference. */
  readonly millisecondsPerGame: readonly [number, number]
  /** By what the bot's own deck is. */
  readonly archetypes: Readonly<Partial<Record<Archetype, LadderShare>>>
  readonly decks: readonly { readonly deck: string; readonly games: number; readonly winRate: number }[]
}

/** A whole ladder. */
export interface Ladder {
  readonly seed: string
  readonly decks: readonly string[]
  readonly comparisons: number
  readonly rungs: readonly LadderRung[]
}

/** Half a point for what nobody won. */
const pointsOf = ({ winner }: FixtureOutcome): number => (winner === null ? 0.5 : winner === 0 ? 1 : 0)

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length

function shareOf(pairs: readonly number[], level: number, seed: string): LadderShare {
  return { pairs: pairs.length, winRate: meanOf(pairs), interval: bootstrap(pairs, level, seed) }
}

/** The points of one game, and the deck the judged bot played. */
interface Played {
  readonly deck: number
  readonly points: number
}

/** Measures all rungs one after the other, in this thread, so that thinking times can be compared. */
export async function runLadder(options: LadderOptions): Promise<Ladder> {
  const comparisons = options.rungs.length + options.tried
  const rungs: LadderRung[] = []
  for (const rung of options.rungs) rungs.push(await climb(rung, options, 0.05 / comparisons))
  return { seed: options.seed, decks: options.decks.map(({ name }) => name), comparisons, rungs }
}

async function climb(rung: Rung, options: LadderOptions, level: number): Promise<LadderRung> {
  const { decks, seed, maxTurns } = options
  const plan: SeriesPlan = {
    compare: 'bots',
    decks,
    bots: rung,
    seed,
    match: 'bo1',
    kitchenTable: false,
    maxTurns,
    replays: null,
  }
  const times: readonly [ThinkingTime, ThinkingTime] = [
    { milliseconds: 0, answers: 0 },
    { milliseconds: 0, answers: 0 },
  ]
  const [one, two] = [await loadBot(rung[0]), await loadBot(rung[1])]
  const bots = [timedPlayers(one, times[0]), timedPlayers(two, times[1])] as const
  const pairs: (readonly [Played, Played])[] = []
  let unfinished = 0
  for (let pair = 0; pair < options.pairs && options.signal?.aborted !== true; pair++) {
    const played: Played[] = []
    const place = spreadOver((decks.length * (decks.length + 1)) / 2, pair)
    for (const index of [2 * place, 2 * place + 1]) {
      const outcome = await playFixture(plan, bots, index)
      if (!outcome.isFinished) unfinished++
      played.push({ deck: fixtureOf(plan, index).decks[0], points: pointsOf(outcome) })
    }
    const [first, second] = played
    if (first !== undefined && second !== undefined) pairs.push([first, second])
    options.onPair?.(rung, pair + 1)
  }
  return {
    bots: rung,
    ...shareOf(
      pairs.map(([a, b]) => (a.points + b.points) / 2),
      level,
      seed,
    ),
    unfinished,
    millisecondsPerGame: [perGame(times[0], pairs.length), perGame(times[1], pairs.length)],
    archetypes: byArchetype(pairs, decks, level, seed),
    decks: byDeck(pairs.flat(), decks),
  }
}

const perGame = ({ milliseconds }: ThinkingTime, pairs: number): number => milliseconds / Math.max(1, 2 * pairs)

/** A pair counts once for each archetype that the judged bot played in it. */
function byArchetype(
  pairs: readonly (readonly [Played, Played])[],
  decks: readonly SimDeck[],
  level: number,
  seed: string,
): LadderRung['archetypes'] {
  const kinds = decks.map(archetypeOf)
  const found: Partial<Record<Archetype, LadderShare>> = {}
  for (const archetype of ARCHETYPES) {
    const values = pairs.flatMap((pair) => {
      const own = pair.filter(({ deck }) => kinds[deck] === archetype)
      return own.length === 0 ? [] : [meanOf(own.map(({ points }) => points))]
    })
    if (values.length > 0) found[archetype] = shareOf(values, level, `${seed} ${archetype}`)
  }
  return found
}

const byDeck = (played: readonly Played[], decks: readonly SimDeck[]): LadderRung['decks'] =>
  decks.map(({ name }, index) => {
    const points = played.filter(({ deck }) => deck === index).map((one) => one.points)
    return { deck: name, games: points.length, winRate: meanOf(points) }
  })
