import { heuristicHandler } from '@spellwright/bots'
import { CardDefinitions } from '@spellwright/cards'
import type { CardDefinition } from '@spellwright/dsl'
import {
  askHandler,
  brokenInvariants,
  createGame,
  createRandom,
  type DeckEntry,
  Game,
  type Random,
  sampleAnswer,
  seatOf,
} from '@spellwright/engine'
import { formatReplay, ReplayRecorder } from '@spellwright/formats'
import { randomDeck } from './random-deck.ts'
import { createUsage, type Usage } from './usage.ts'

/** How many random games are played, and with which cards. */
export interface FuzzOptions {
  readonly games: number
  readonly seed: string
  readonly cards?: readonly CardDefinition[]
  /** Called after each game. */
  readonly onGame?: (done: number) => void
}

/** A broken invariant, with everything needed to reproduce it. */
export interface Violation {
  readonly seed: string
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly turn: number
  readonly decision: number
  readonly problem: string
  /** The game up to the violation, as a replay file. */
  readonly replay: string
}

/** The results of random games. */
export interface FuzzReport {
  readonly games: number
  readonly decisions: number
  readonly violations: readonly Violation[]
  readonly unused: readonly string[]
}

const MAX_TURNS = 60
/** One in this many games has a heuristic bot as the second player. */
const SENSIBLE_EVERY = 4
/** After every this many decisions the slow checks run too: JSON and caches. */
const THOROUGH_EVERY = 97

/** Plays random games with every card and checks the invariants after each answer. */
export function fuzz(options: FuzzOptions): FuzzReport {
  const games = fuzzGames(options)
  let next = games.next()
  while (!next.done) next = games.next()
  return next.value
}

/** The same, one game at a time; after a value of true for `next`, the report covers the games played until then. */
export function* fuzzGames(options: FuzzOptions): Generator<number, FuzzReport, boolean | undefined> {
  const cards = options.cards ?? CardDefinitions.all
  const usage = createUsage(cards)
  const violations: Violation[] = []
  let decisions = 0
  let played = 0
  for (let i = 0; i < options.games; i++) {
    const result = fuzzGame(`${options.seed}/${i}`, cards, usage, i % SENSIBLE_EVERY === SENSIBLE_EVERY - 1)
    decisions += result.decisions
    if (result.violation) violations.push(result.violation)
    options.onGame?.(i + 1)
    played = i + 1
    if ((yield played) === true) break
  }
  return { games: played, decisions, violations, unused: usage.unused() }
}

/** Cards outside the game, for what brings them in. */
const randomSideboard = (cards: readonly CardDefinition[], usage: Usage, random: Random): readonly DeckEntry[] =>
  randomDeck(cards, usage.timesPlayed, random).slice(0, 15)

function fuzzGame(
  seed: string,
  cards: readonly CardDefinition[],
  usage: Usage,
  hasSensiblePlayer: boolean,
): { decisions: number; violation: Violation | null } {
  const random = createRandom(seed)
  const decks = [randomDeck(cards, usage.timesPlayed, random), randomDeck(cards, usage.timesPlayed, random)] as const
  const options = { maxTurns: MAX_TURNS, maxDecisions: 4000 }
  const sideboards = [randomSideboard(cards, usage, random), randomSideboard(cards, usage, random)] as const
  const game = createGame({ decks, sideboards, seed, cards: CardDefinitions, options })
  const bots = ['random', hasSensiblePlayer ? 'heuristic' : 'random'] as const
  const recorder = new ReplayRecorder(game, { seed, decks, sideboards, names: ['Alice', 'Bob'], bots, options })
  usage.watch(game)
  const handler = heuristicHandler()
  const seat = seatOf(game, 1)
  let decisions = 0
  const fail = (problem: string): Violation => ({
    seed,
    decks,
    turn: game.state.turn.number,
    decision: decisions,
    problem,
    replay: replayUpTo(game, recorder, problem),
  })
  try {
    while (game.decision) {
      const { decision } = game
      const answer =
        hasSensiblePlayer && decision.player === 1
          ? askHandler(handler, decision, seat)
          : sampleAnswer(game, decision, random)
      const done = game.submit(decision.player, answer)
      decisions++
      if (!done.ok) return { decisions, violation: fail(`a legal answer was refused: ${done.reason}`) }
      const isThorough = decisions % THOROUGH_EVERY === 0
      const [broken] = brokenInvariants(game, isThorough)
      if (broken) return { decisions, violation: fail(broken) }
      if (isThorough && !survivesJson(game))
        return { decisions, violation: fail('the game is different after saving and loading it as JSON') }
    }
  } catch (error) {
    return { decisions, violation: fail(error instanceof Error ? `${error.name}: ${error.message}` : String(error)) }
  }
  return { decisions, violation: null }
}

function replayUpTo(game: Game, recorder: ReplayRecorder, problem: string): string {
  const replay = recorder.finish(game)
  return formatReplay({ ...replay, end: { hash: game.hash(), result: { winner: null, reason: problem } } })
}

function survivesJson(game: Game): boolean {
  const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
  return copy.hash() === game.hash()
}
