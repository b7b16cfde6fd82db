import type { DeckEntry } from '@spellwright/cards'
import type { GameOptions, PlayerId } from '@spellwright/engine'
import type { PlayerFactory } from '../bots/load-bot.ts'
import type { FixtureOutcome, GameOutcome } from '../game/outcome.ts'
import { playSimGame } from '../game/play-sim-game.ts'
import { otherSide, type Side, type SimDeck } from '../game/sim-deck.ts'
import { replayWriter } from '../replay/replay-writer.ts'
import { type Fixture, fixtureOf, type SeriesPlan } from './plan.ts'
import { sideboardBetweenGames } from './sideboarding.ts'

export type BotPair = readonly [PlayerFactory, PlayerFactory]

const WINS_NEEDED = { bo1: 1, bo3: 2 } as const
const MAX_GAMES = { bo1: 1, bo3: 3 } as const

/** Plays the game or match with that index. */
export async function playFixture(plan: SeriesPlan, bots: BotPair, index: number): Promise<FixtureOutcome> {
  const fixture = fixtureOf(plan, index)
  const decks = [deckAt(plan, fixture.decks[0]), deckAt(plan, fixture.decks[1])] as const
  const games: GameOutcome[] = []
  const wins: [number, number] = [0, 0]
  let lists: readonly [readonly DeckEntry[], readonly DeckEntry[]] = [decks[0].main, decks[1].main]
  let loser: Side | null = null
  while (games.length < MAX_GAMES[plan.match]) {
    if (games.length > 0) lists = await sideboardBetweenGames(decks, lists, bots, `${fixture.seed}/${games.length}`)
    const outcome = await playGameOf(plan, fixture, bots, lists, decks, games.length, loser)
    games.push(outcome)
    if (outcome.winner !== null) {
      wins[outcome.winner]++
      loser = otherSide(outcome.winner)
      if (wins[outcome.winner] >= WINS_NEEDED[plan.match]) break
    }
  }
  const winner = wins[0] === wins[1] ? null : wins[0] > wins[1] ? 0 : 1
  const isFinished = winner !== null || games.every((game) => game.isFinished)
  return { index, seed: fixture.seed, winner, isFinished, games, decks: fixture.decks }
}

function deckAt({ decks }: SeriesPlan, index: number): SimDeck {
  const deck = decks[index]
  if (!deck) throw new Error(`The plan has no deck ${index}.`)
  return deck
}

async function playGameOf(
  plan: SeriesPlan,
  fixture: Fixture,
  bots: BotPair,
  lists: readonly [readonly DeckEntry[], readonly DeckEntry[]],
  decks: readonly [SimDeck, SimDeck],
  number: number,
  loser: Side | null,
): Promise<GameOutcome> {
  const { seatOfA } = fixture
  const seed = number === 0 ? fixture.seed : `${fixture.seed}/${number}`
  const problems: string[] = []
  const reportProblem = (problem: string): void => {
    if (problems.length < 5) problems.push(problem)
  }
  const bySeat = <T>(pair: readonly [T, T]): readonly [T, T] => (seatOfA === 0 ? pair : [pair[1], pair[0]])
  const players = bySeat([bots[0](`${seed} A`, reportProblem), bots[1](`${seed} B`, reportProblem)])
  const names = namesOf(decks)
  try {
    return await playSimGame({
      seed,
      decks: bySeat(lists),
      names: bySeat(names),
      players,
      seatOfA,
      options: optionsFor(plan, fixture, loser),
      problems,
      ...replayWriter(plan, fixture, number, bySeat(plan.bots)),
    })
  } finally {
    for (const player of players) player.close()
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
