import { CardDefinitions } from '@spellwright/cards'
import type { CardDefinition } from '@spellwright/dsl'
import {
  type AnswerRecord,
  brokenInvariants,
  createGame,
  createRandom,
  type DeckEntry,
  Game,
  type PlayerId,
  type Random,
  sampleAnswer,
} from '@spellwright/engine'
import { randomDeck } from './random-deck.ts'
import { createUsage, type Usage } from './usage.ts'

export interface FuzzOptions {
  readonly games: number
  readonly seed: string
  readonly cards?: readonly CardDefinition[]
  /** Decide for one seat; the default decides at random. */
  readonly players?: readonly ((game: Game, player: PlayerId, random: Random) => AnswerRecord['answer'])[]
  readonly onGame?: (done: number) => void
}

/** A broken promise, with everything needed to see it again. */
export interface Violation {
  readonly seed: string
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly turn: number
  readonly decision: number
  readonly problem: string
  /** The answers up to the break; nothing after it is needed. */
  readonly answers: readonly AnswerRecord[]
}

export interface FuzzReport {
  readonly games: number
  readonly decisions: number
  readonly violations: readonly Violation[]
  readonly unused: readonly string[]
}

const MAX_TURNS = 60
/** Every so many decisions the slow promises are checked too: JSON, caches. */
const THOROUGH = 97

/** Random games over every card; whatever must always hold is checked after each answer. */
export function fuzz(options: FuzzOptions): FuzzReport {
  const cards = options.cards ?? CardDefinitions.all
  const usage = createUsage(cards)
  const violations: Violation[] = []
  let decisions = 0
  for (let i = 0; i < options.games; i++) {
    const result = fuzzGame(`${options.seed}/${i}`, cards, usage, options)
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
  options: FuzzOptions,
): { decisions: number; violation: Violation | null } {
  const random = createRandom(seed)
  const decks = [randomDeck(cards, usage.times, random), randomDeck(cards, usage.times, random)] as const
  const game = createGame({ decks, seed, cards: CardDefinitions, options: { maxTurns: MAX_TURNS, maxDecisions: 4000 } })
  usage.watch(game)
  let decisions = 0
  const fail = (problem: string): Violation => ({
    seed,
    decks,
    turn: game.state.turn.number,
    decision: decisions,
    problem,
    answers: [...game.answers],
  })
  try {
    while (game.decision) {
      const { player } = game.decision
      const decide = options.players?.[player]
      const answer = decide ? decide(game, player, random) : sampleAnswer(game, game.decision, random)
      const done = game.submit(player, answer)
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

function survivesJson(game: Game): boolean {
  const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
  return copy.hash() === game.hash()
}
