import { type BotName, createBot } from '@spellwright/bots'
import { CardDefinitions, type DeckEntry, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import {
  askHandler,
  createGame,
  type Game,
  legalActions,
  playGameSync,
  type SyncDecisionHandler,
  seatOf,
  uniformHandler,
} from '@spellwright/engine'

/** The speed of the engine and the bots on this machine. */
export interface Measurements {
  /** The time to fork a game in progress. */
  readonly forkMicros: number
  /** The time to list a player's legal actions in a game in progress. */
  readonly legalActionsMicros: number
  /** On one core. */
  readonly randomGamesPerSecond: number
  /** The best of several rounds of the same games, because other programs can only slow a round down. */
  readonly heuristicGamesPerSecond: number
  /** The games per second of each of these rounds, in order. */
  readonly heuristicRounds: readonly number[]
  readonly decisionsPerSecond: number
  /** The time the heuristic bot takes for one decision. */
  readonly decisionMillis: { readonly p50: number; readonly p99: number; readonly max: number }
  /** The heap in use after the games, in MiB; it does not grow with their number. */
  readonly memoryMiB: number
}

/** How much is measured. */
export interface MeasureOptions {
  /** Heuristic games per round. Ten rounds follow ten rounds of warm-up; random games use a fifth of the number. */
  readonly games: number
}

const ROUNDS = 10

type DeckPair = readonly [readonly DeckEntry[], readonly DeckEntry[]]

let builtIn: DeckPair | null = null

function builtInDeck(id: string): readonly DeckEntry[] {
  const deck = tryGetBuiltInDeck(id)
  if (!deck) throw new Error(`There is no built-in deck "${id}".`)
  return parseDeckList(deck.text).main
}

/** Always the same two decks, so that numbers can be compared. */
function decks(): DeckPair {
  builtIn ??= [builtInDeck('goblins'), builtInDeck('enchantress')]
  return builtIn
}

function newGame(index: number, snapshots: 'never' | 'everyRest' = 'never'): Game {
  const [one, two] = decks()
  const pair = index % 2 === 0 ? ([one, two] as const) : ([two, one] as const)
  return createGame({ decks: pair, seed: `bench ${index}`, cards: CardDefinitions, snapshots })
}

/** Wraps a player so that the time of each decision is added to `times`. */
const withTimes = (player: SyncDecisionHandler, times: number[]): SyncDecisionHandler =>
  uniformHandler(player.label, (decision, seat) => {
    const start = performance.now()
    const answer = askHandler(player, decision, seat)
    times.push(performance.now() - start)
    return answer
  })

/** Plays one game and returns the number of decisions; the time of each is added to `times`. */
function playThrough(bot: BotName, index: number, times: number[] | null = null): number {
  const game = newGame(index)
  const player = (seed: string): SyncDecisionHandler => {
    const handler = createBot(bot, { seed: `${index} ${seed}` })
    return times === null ? handler : withTimes(handler, times)
  }
  playGameSync(game, [player('a'), player('b')])
  return game.answers.length
}

interface Rate {
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
}

/** Plays the games from one index up to another. */
function rateOf(bot: BotName, from: number, to: number): Rate {
  const start = performance.now()
  let decisions = 0
  for (let index = from; index < to; index++) decisions += playThrough(bot, index)
  const seconds = (performance.now() - start) / 1000
  return { gamesPerSecond: (to - from) / seconds, decisionsPerSecond: decisions / seconds }
}

/** Repeats the same games after a warm-up, when everything is compiled. */
function measureRounds(bot: BotName, games: number): readonly Rate[] {
  const warm = games * ROUNDS
  rateOf(bot, 0, warm)
  return Array.from({ length: ROUNDS }, () => rateOf(bot, warm, warm + games))
}

const best = (rounds: readonly Rate[]): Rate =>
  rounds.reduce((fastest, round) => (round.gamesPerSecond > fastest.gamesPerSecond ? round : fastest))

/** The times of all decisions of the heuristic bot in some games, in ascending order. */
function thinkingTimes(games: number): readonly number[] {
  const times: number[] = []
  for (let index = 0; index < games; index++) playThrough('heuristic', index, times)
  return times.sort((a, b) => a - b)
}

/** A game between two heuristic bots, in the main phase of turn 6 or later. */
function midGame(): Game {
  for (let index = 0; ; index++) {
    const game = newGame(index, 'everyRest')
    const bots = [createBot('heuristic', { seed: 'a' }), createBot('heuristic', { seed: 'b' })] as const
    const seats = [seatOf(game, 0), seatOf(game, 1)] as const
    game.playWith((decision) => {
      const { turn } = game.state
      if (turn.number >= 6 && decision.shape === 'act' && turn.step === 'main1') return undefined
      return askHandler(bots[decision.player], decision, seats[decision.player])
    })
    if (game.decision) return game
  }
}

/** The median time of many runs, in microseconds. */
function medianMicros(run: () => void, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    for (let i = 0; i < 10; i++) run()
    return (performance.now() - start) * 100
  })
  return percentile(
    times.sort((a, b) => a - b),
    0.5,
  )
}

const percentile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0

/** Measures how fast the engine and the bots are on this machine. */
export function measure({ games }: MeasureOptions): Measurements {
  const rounds = measureRounds('heuristic', games)
  const heuristic = best(rounds)
  const times = thinkingTimes(games)
  const random = best(measureRounds('random', Math.max(1, Math.floor(games / 5))))
  const game = midGame()
  const player = game.decision?.player ?? 0
  return {
    forkMicros: medianMicros(() => game.fork(), 400),
    legalActionsMicros: medianMicros(() => legalActions(game, player), 200),
    randomGamesPerSecond: random.gamesPerSecond,
    heuristicGamesPerSecond: heuristic.gamesPerSecond,
    heuristicRounds: rounds.map(({ gamesPerSecond }) => gamesPerSecond),
    decisionsPerSecond: heuristic.decisionsPerSecond,
    decisionMillis: { p50: percentile(times, 0.5), p99: percentile(times, 0.99), max: times.at(-1) ?? 0 },
    memoryMiB: process.memoryUsage().heapUsed / 1024 / 1024,
  }
}
