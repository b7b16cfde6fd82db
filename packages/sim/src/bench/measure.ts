import { type BotName, createBot } from '@spellwright/bots'
import { CardDefinitions, type DeckEntry, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import { askHandler, createGame, type Game, legalActions, seatOf } from '@spellwright/engine'

export interface Measured {
  /** Copying a game in the middle of it. */
  readonly forkMicros: number
  /** Listing what a player may do, in the middle of a game. */
  readonly legalActionsMicros: number
  /** On one core. */
  readonly randomGamesPerSecond: number
  readonly heuristicGamesPerSecond: number
  readonly decisionsPerSecond: number
  /** How long the heuristic bot thinks about one question. */
  readonly decisionMillis: { readonly p50: number; readonly p99: number; readonly max: number }
  /** Memory in use after the games, in MiB: it does not grow with their number. */
  readonly memoryMiB: number
}

export interface MeasureOptions {
  /** Games of each kind, after as many again to warm up. */
  readonly games: number
  readonly onPart?: (name: string) => void
}

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

/** Play one game to its end; `tell` gets the time each question took to think about. */
function playThrough(bot: BotName, index: number, tell: (millis: number) => void): number {
  const game = newGame(index)
  const bots = [createBot(bot, { seed: `${index} a` }), createBot(bot, { seed: `${index} b` })] as const
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  let count = 0
  for (let { decision } = game; decision !== null; decision = game.decision) {
    const { player } = decision
    const start = performance.now()
    const answer = askHandler(bots[player], decision, seats[player])
    tell(performance.now() - start)
    game.submit(player, answer)
    count++
  }
  return count
}

interface Rate {
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly times: readonly number[]
}

function rateOf(bot: BotName, games: number): Rate {
  for (let index = 0; index < games; index++) playThrough(bot, index, () => {})
  const times: number[] = []
  const start = performance.now()
  let decisions = 0
  for (let index = 0; index < games; index++)
    decisions += playThrough(bot, games + index, (millis) => times.push(millis))
  const seconds = (performance.now() - start) / 1000
  return { gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds, times }
}

/** A game between heuristic bots in its sixth turn. */
function middleOfAGame(): Game {
  for (let index = 0; ; index++) {
    const game = newGame(index, 'everyRest')
    const bots = [createBot('heuristic', { seed: 'a' }), createBot('heuristic', { seed: 'b' })] as const
    while (
      game.decision &&
      !(game.state.turn.number >= 6 && game.decision.shape === 'act' && game.state.turn.step === 'main1')
    )
      game.submit(
        game.decision.player,
        askHandler(bots[game.decision.player], game.decision, seatOf(game, game.decision.player)),
      )
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
export function measure({ games, onPart }: MeasureOptions): Measured {
  onPart?.('heuristic games')
  const heuristic = rateOf('heuristic', games)
  onPart?.('random games')
  const random = rateOf('random', Math.max(1, Math.floor(games / 8)))
  onPart?.('forks and legal actions')
  const game = middleOfAGame()
  const { player } = game.decision!
  const times = [...heuristic.times].sort((a, b) => a - b)
  return {
    forkMicros: microsOf(() => game.fork(), 400),
    legalActionsMicros: microsOf(() => legalActions(game, player), 200),
    randomGamesPerSecond: random.gamesPerSecond,
    heuristicGamesPerSecond: heuristic.gamesPerSecond,
    decisionsPerSecond: heuristic.decisionsPerSecond,
    decisionMillis: { p50: at(times, 0.5), p99: at(times, 0.99), max: times.at(-1) ?? 0 },
    memoryMiB: process.memoryUsage().heapUsed / 1024 / 1024,
  }
}
