import type { DeckEntry } from '@spellwright/cards'
import type { GameOptions, PlayerId } from '@spellwright/engine'
import { type BotContext, BotForfeit, botLimits, messageOf } from '../bots/bot-context.ts'
import type { Player, PlayerFactory } from '../bots/load-bot.ts'
import type { FixtureOutcome, GameOutcome } from '../game/outcome.ts'
import { playSimGame, type SimGame } from '../game/play-sim-game.ts'
import { otherSide, type Side, type SimDeck } from '../game/sim-deck.ts'
import { OutputError } from '../replay/output-error.ts'
import { type Fixture, fixtureOf, type SeriesPlan } from './plan.ts'
import { sideboardBeside, sideboardBetweenGames } from './sideboarding.ts'

/** What the games of a batch tell whoever watches over them. */
export type BotWatch = Pick<BotContext, 'onProcess'> & {
  readonly onRun?: (side: BotContext['side'], milliseconds: number | null) => void
  /** Hooks that record the game with that number of a match. */
  readonly record?: (
    fixture: Fixture,
    number: number,
    bots: readonly [string, string],
  ) => Pick<SimGame, 'onGame' | 'onEnd'>
}

export type BotPair = readonly [PlayerFactory, PlayerFactory]

const WINS_NEEDED = { bo1: 1, bo3: 2 } as const
const MAX_GAMES = { bo1: 1, bo3: 3 } as const

/** Plays the game or match with that index. */
export async function playFixture(
  plan: SeriesPlan,
  bots: BotPair,
  index: number,
  watch: BotWatch = {},
): Promise<FixtureOutcome> {
  const fixture = fixtureOf(plan, index)
  const decks = [deckAt(plan, fixture.decks[0]), deckAt(plan, fixture.decks[1])] as const
  const games: GameOutcome[] = []
  const wins: [number, number] = [0, 0]
  let lists: readonly [readonly DeckEntry[], readonly DeckEntry[]] = [decks[0].main, decks[1].main]
  let loser: Side | null = null
  while (games.length < MAX_GAMES[plan.match]) {
    const start = startOf(plan, fixture, games.length, watch)
    if (games.length > 0) lists = await sideboardBetweenGames(decks, lists, bots, start.contexts, shownIn(games))
    const outcome = await playGameOf({ plan, fixture, bots, decks, watch }, lists, start, loser)
    games.push(outcome)
    if (outcome.winner !== null) {
      wins[outcome.winner] = outcome.reason === 'forfeited' ? WINS_NEEDED[plan.match] : wins[outcome.winner] + 1
      loser = otherSide(outcome.winner)
      if (wins[outcome.winner] >= WINS_NEEDED[plan.match]) break
    }
  }
  const winner = wins[0] === wins[1] ? null : wins[0] > wins[1] ? 0 : 1
  const isFinished = winner !== null || games.every((game) => game.isFinished)
  return { index, seed: fixture.seed, winner, isFinished, games, decks: fixture.decks }
}

/** The cards that each side has cast in these games, which the other side has seen. */
const shownIn = (games: readonly GameOutcome[]): readonly [readonly string[], readonly string[]] => [
  [...new Set(games.flatMap(({ cast }) => cast[0]))],
  [...new Set(games.flatMap(({ cast }) => cast[1]))],
]

/** Plays the game or match with that index. An error in the engine ends one game, and not the run. */
export async function playSafely(
  plan: SeriesPlan,
  bots: BotPair,
  index: number,
  watch: BotWatch = {},
): Promise<FixtureOutcome> {
  try {
    return await playFixture(plan, bots, index, watch)
  } catch (error) {
    if (error instanceof OutputError) throw error
    const { seed, decks } = fixtureOf(plan, index)
    return { index, seed, winner: null, isFinished: false, games: [], decks, error: messageOf(error) }
  }
}

/** How the game with that number of a match begins, and the problems that are found in it. */
interface GameStart {
  readonly number: number
  readonly seed: string
  readonly problems: string[]
  readonly faults: [number, number]
  readonly contexts: readonly [BotContext, BotContext]
}

const MOST_PROBLEMS = 5

function startOf(plan: SeriesPlan, fixture: Fixture, number: number, watch: BotWatch): GameStart {
  const seed = number === 0 ? fixture.seed : `${fixture.seed}/${number}`
  const problems: string[] = []
  const faults: [number, number] = [0, 0]
  const { onRun, onProcess } = watch
  const contextOf = (side: Side, letter: string): BotContext => ({
    seed: `${seed} ${letter}`,
    side,
    limits: plan.limits ?? botLimits(),
    reportProblem: (problem) => {
      faults[side]++
      if (problems.length < MOST_PROBLEMS) problems.push(problem)
    },
    ...(onRun === undefined ? {} : { onRun: (milliseconds) => onRun(side, milliseconds) }),
    ...(onProcess === undefined ? {} : { onProcess }),
  })
  return { number, seed, problems, faults, contexts: [contextOf(0, 'A'), contextOf(1, 'B')] }
}

function deckAt({ decks }: SeriesPlan, index: number): SimDeck {
  const deck = decks[index]
  if (!deck) throw new Error(`The plan has no deck ${index}.`)
  return deck
}

/** What is the same in all games of a match. */
interface Playing {
  readonly plan: SeriesPlan
  readonly fixture: Fixture
  readonly bots: BotPair
  readonly decks: readonly [SimDeck, SimDeck]
  readonly watch: BotWatch
}

async function playGameOf(
  { plan, fixture, bots, decks, watch }: Playing,
  lists: readonly [readonly DeckEntry[], readonly DeckEntry[]],
  { number, seed, problems, faults, contexts }: GameStart,
  loser: Side | null,
): Promise<GameOutcome> {
  const { seatOfA } = fixture
  const bySeat = <T>(pair: readonly [T, T]): readonly [T, T] => (seatOfA === 0 ? pair : [pair[1], pair[0]])
  const created: Player[] = []
  const create = (side: Side): Player => {
    const open = plan.openLists === true ? { opponentDeck: lists[otherSide(side)] } : {}
    const player = bots[side]({ ...contexts[side], deck: lists[side], ...open })
    created.push(player)
    return player
  }
  try {
    return await playSimGame({
      seed,
      decks: bySeat(lists),
      sideboards: bySeat([sideboardBeside(decks[0], lists[0]), sideboardBeside(decks[1], lists[1])]),
      names: bySeat(namesOf(decks)),
      players: bySeat([create(0), create(1)]),
      seatOfA,
      options: optionsFor(plan, fixture, loser),
      problems,
      faults,
      ...watch.record?.(fixture, number, bySeat(plan.bots)),
    })
  } catch (error) {
    if (error instanceof BotForfeit) return forfeitedGame(error.side, [...problems, error.message], faults)
    throw error
  } finally {
    await Promise.all(created.map((player) => player.close()))
  }
}

const NO_HAND = { cards: 0, lands: 0 }

/** A game that one side lost because its bot could not play it; nothing else is known of it. */
export function forfeitedGame(
  side: Side,
  problems: readonly string[],
  faults: readonly [number, number] = [0, 0],
): GameOutcome {
  return {
    winner: otherSide(side),
    isFinished: true,
    starter: side,
    turns: 0,
    decisions: 0,
    mulligans: [0, 0],
    reason: 'forfeited',
    drawn: [[], []],
    cast: [[], []],
    opening: [[], []],
    left: [[], []],
    hands: [NO_HAND, NO_HAND],
    problems,
    faults: side === 0 ? [faults[0] + 1, faults[1]] : [faults[0], faults[1] + 1],
  }
}

/** The names of the decks, with a letter if they are the same. */
const namesOf = ([one, two]: readonly [SimDeck, SimDeck]): [string, string] =>
  one.name === two.name ? [`${one.name} A`, `${two.name} B`] : [one.name, two.name]

/** Chance decides who goes first in the first game; afterwards the loser chooses (SPEC S1.5). */
function optionsFor(plan: SeriesPlan, { seatOfA }: Fixture, loser: Side | null): Partial<GameOptions> {
  const chooser = (loser === 0 ? seatOfA : 1 - seatOfA) as PlayerId
  return {
    kitchenTable: plan.kitchenTable,
    maxTurns: plan.maxTurns,
    ...(loser === null ? {} : { starting: { chooser } }),
  }
}
