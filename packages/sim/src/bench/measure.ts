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

/** How fast games are played here. */
export interface Measured {
  /** Copying a game in the middle of it. */
  readonly forkMicros: number
  /** Listing what a player may do, in the middle of a game. */
  readonly legalActionsMicros: number
  /** On one core. */
  readonly randomGamesPerSecond: number
  /** The best of several rounds of the same games: other programs on the machine can only make it slower. */
  readonly heuristicGamesPerSecond: number
  /** What each of these rounds gave, in order. */
  readonly heuristicRounds: readonly number[]
  readonly decisionsPerSecond: number
  /** How long the heuristic bot thinks about one question. */
  readonly decisionMillis: { readonly p50: number; readonly p99: number; readonly max: number }
  /** Memory in use after the games, in MiB: it does not grow with their number. */
  readonly memoryMiB: number
}

/** How much is measured. */
export interface MeasureOptions {
  /** Heuristic games of a round. There are ten, after as many games again to warm up; of random games there are fewer. */
  readonly games: number
}

const ROUNDS = 10

let builtIn: readonly (readonly DeckEntry[])[] | null = null

/** Always the same two decks, so that numbers can be compared; read once. */
function decks(): readonly (readonly DeckEntry[])[] {
  builtIn ??= ['goblins', 'enchantress'].map((id) => parseDeckList(tryGetBuiltInDeck(id)!.text).main)
  return builtIn
}

function newGame(index: number, snapshots: 'never' | 'everyRest' = 'never'): Game {
  const [one, two] = decks() as [DeckEntry[], DeckEntry[]]
  const pair = index % 2 === 0 ? ([one, two] as const) : ([two, one] as const)
  return createGame({ decks: pair, seed: `bench ${index}`, cards: CardDefinitions, snapshots })
}

/** The same player, whose thinking time for each question is added to `times`. */
const timed = (player: SyncDecisionHandler, times: number[]): SyncDecisionHandler =>
  uniformHandler(player.label, (decision, seat) => {
    const start = performance.now()
    const answer = askHandler(player, decision, seat)
    times.push(performance.now() - start)
    return answer
  })

/** Play one game to its end. Gives the number of questions; `times` gets how long each took to think about. */
function playThrough(bot: BotName, index: number, times: number[] | null = null): number {
  const game = newGame(index)
  const player = (seed: string): SyncDecisionHandler => {
    const handler = createBot(bot, { seed: `${index} ${seed}` })
    return times === null ? handler : timed(handler, times)
  }
  playGameSync(game, [player('a'), player('b')])
  return game.answers.length
}

interface Rate {
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
}

/** The games from one index up to another. */
function rateOf(bot: BotName, from: number, to: number): Rate {
  const start = performance.now()
  let decisions = 0
  for (let index = from; index < to; index++) decisions += playThrough(bot, index)
  const seconds = (performance.now() - start) / 1000
  return { gamesPerSecond: (to - from) / seconds, decisionsPerSecond: decisions / seconds }
}

/** The same games again and again, when everything is compiled. */
function roundsOf(bot: BotName, games: number): readonly Rate[] {
  const warm = games * ROUNDS
  rateOf(bot, 0, warm)
  return Array.from({ length: ROUNDS }, () => rateOf(bot, warm, warm + games))
}

const best = (rounds: readonly Rate[]): Rate =>
  rounds.reduce((fastest, round) => (round.gamesPerSecond > fastest.gamesPerSecond ? round : fastest))

/** How long the heuristic bot thinks about each question of some games. */
function thinkingTimes(games: number): readonly number[] {
  const times: number[] = []
  for (let index = 0; index < games; index++) playThrough('heuristic', index, times)
  return times.sort((a, b) => a - b)
}

/** A game between heuristic bots in its sixth turn. */
function middleOfAGame(): Game {
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
function microsOf(run: () => void, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    for (let i = 0; i < 10; i++) run()
    return (performance.now() - start) * 100
  })
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0

/** How fast the engine and the bots are here and now. */
export function measure({ games }: MeasureOptions): Measured {
  const rounds = roundsOf('heuristic', games)
  const heuristic = best(rounds)
  const times = thinkingTimes(games)
  const random = best(roundsOf('random', Math.max(1, Math.floor(games / 5))))
  const game = middleOfAGame()
  const { player } = game.decision!
  return {
    forkMicros: microsOf(() => game.fork(), 400),
    legalActionsMicros: microsOf(() => legalActions(game, player), 200),
    randomGamesPerSecond: random.gamesPerSecond,
    heuristicGamesPerSecond: heuristic.gamesPerSecond,
    heuristicRounds: rounds.map(({ gamesPerSecond }) => gamesPerSecond),
    decisionsPerSecond: heuristic.decisionsPerSecond,
    decisionMillis: { p50: at(times, 0.5), p99: at(times, 0.99), max: times.at(-1) ?? 0 },
    memoryMiB: process.memoryUsage().heapUsed / 1024 / 1024,
  }
}
