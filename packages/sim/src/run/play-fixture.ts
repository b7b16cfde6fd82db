import type { DeckEntry } from '@spellwright/cards'
import type { GameOptions, PlayerId } from '@spellwright/engine'
import type { PlayerFactory } from '../bots/load-bot.ts'
import type { FixtureOutcome, GameOutcome } from '../game/outcome.ts'
import { playOne } from '../game/play-one.ts'
import { otherSide, type Side, type SimDeck } from '../game/side.ts'
import { replayWriter } from '../replay/write-replay.ts'
import { type Fixture, fixtureOf, type SeriesPlan } from './plan.ts'
import { sideboarded } from './sideboarding.ts'

export type Bots = readonly [PlayerFactory, PlayerFactory]

const WINS_NEEDED = { bo1: 1, bo3: 2 } as const
const MOST_GAMES = { bo1: 1, bo3: 3 } as const

/** Play the game or match with that number. */
export async function playFixture(plan: SeriesPlan, bots: Bots, index: number): Promise<FixtureOutcome> {
  const fixture = fixtureOf(plan, index)
  const decks = fixture.decks.map((deck) => plan.decks[deck]!) as [SimDeck, SimDeck]
  const games: GameOutcome[] = []
  const wins: [number, number] = [0, 0]
  let lists: readonly [readonly DeckEntry[], readonly DeckEntry[]] = [decks[0].main, decks[1].main]
  let loser: Side | null = null
  while (games.length < MOST_GAMES[plan.match]) {
    if (games.length > 0) lists = await sideboarded(decks, lists, bots, `${fixture.seed}/${games.length}`)
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

async function playGameOf(
  plan: SeriesPlan,
  fixture: Fixture,
  bots: Bots,
  lists: readonly [readonly DeckEntry[], readonly DeckEntry[]],
  decks: readonly [SimDeck, SimDeck],
  number: number,
  loser: Side | null,
): Promise<GameOutcome> {
  const { seatOfA } = fixture
  const seed = number === 0 ? fixture.seed : `${fixture.seed}/${number}`
  const problems: string[] = []
  const tell = (problem: string): void => {
    if (problems.length < 5) problems.push(problem)
  }
  const bySeat = <T>(pair: readonly [T, T]): readonly [T, T] => (seatOfA === 0 ? pair : [pair[1], pair[0]])
  const players = bySeat([bots[0](`${seed} A`, tell), bots[1](`${seed} B`, tell)])
  const names = namesOf(decks)
  try {
    return await playOne({
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

/** Two of the same deck are told apart. */
const namesOf = ([one, two]: readonly [SimDeck, SimDeck]): [string, string] =>
  one.name === two.name ? [`${one.name} A`, `${two.name} B`] : [one.name, two.name]

/** The first roll decides; afterwards whoever lost chooses (SPEC S1.5). */
function optionsFor(plan: SeriesPlan, { seatOfA }: Fixture, loser: Side | null): Partial<GameOptions> {
  const chooser = (loser === 0 ? seatOfA : 1 - seatOfA) as PlayerId
  return {
    kitchenTable: plan.kitchenTable,
    maxTurns: plan.maxTurns,
    ...(loser === null ? {} : { starting: { chooser } }),
  }
}
