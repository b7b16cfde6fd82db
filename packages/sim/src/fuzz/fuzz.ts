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
  sampleAnswer,
  seatOf,
} from '@spellwright/engine'
import { ReplayRecorder } from '../replay/record-replay.ts'
import { formatReplay } from '../replay/replay.ts'
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

/** A broken promise, with everything needed to see it again. */
export interface Violation {
  readonly seed: string
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly turn: number
  readonly decision: number
  readonly problem: string
  /** The game up to the break, and nothing after it, as a replay file. */
  readonly replay: string
}

/** What random games have shown. */
export interface FuzzReport {
  readonly games: number
  readonly decisions: number
  readonly violations: readonly Violation[]
  readonly unused: readonly string[]
}

const MAX_TURNS = 60
/** In every so many games a player who plays sensibly sits at the table. */
const SENSIBLE = 4
/** Every so many decisions the slow promises are checked too: JSON, caches. */
const THOROUGH = 97

/** Random games over every card; whatever must always hold is checked after each answer. */
export function fuzz(options: FuzzOptions): FuzzReport {
  const cards = options.cards ?? CardDefinitions.all
  const usage = createUsage(cards)
  const violations: Violation[] = []
  let decisions = 0
  for (let i = 0; i < options.games; i++) {
    const result = fuzzGame(`${options.seed}/${i}`, cards, usage, i % SENSIBLE === SENSIBLE - 1)
    decisions += result.decisions
    if (result.violation) violations.push(result.violation)
    options.onGame?.(i + 1)
  }
  return { games: options.games, decisions, violations, unused: usage.unused() }
}

function fuzzGame(
  seed: string,
  cards: readonly CardDefinition[],
  usage: Usage,
  sensible: boolean,
): { decisions: number; violation: Violation | null } {
  const random = createRandom(seed)
  const decks = [randomDeck(cards, usage.times, random), randomDeck(cards, usage.times, random)] as const
  const options = { maxTurns: MAX_TURNS, maxDecisions: 4000 }
  const game = createGame({ decks, seed, cards: CardDefinitions, options })
  const bots = ['random', sensible ? 'heuristic' : 'random'] as const
  const recorder = new ReplayRecorder(game, { seed, decks, names: ['Alice', 'Bob'], bots, options })
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
        sensible && decision.player === 1 ? askHandler(handler, decision, seat) : sampleAnswer(game, decision, random)
      const done = game.submit(decision.player, answer)
      decisions++
      if (!done.ok) return { decisions, violation: fail(`an offered answer was refused: ${done.reason}`) }
      const thorough = decisions % THOROUGH === 0
      const [broken] = brokenInvariants(game, thorough)
      if (broken) return { decisions, violation: fail(broken) }
      if (thorough && !survivesJson(game))
        return { decisions, violation: fail('the game changed on its way through JSON') }
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
