/**
 * Fits the weights of the search bot's value (packages/bots/src/search/weights.ts) to games of the heuristic bot against
 * itself with all built-in decks: `node --conditions=source --import tsx tools/fit/fit-value.ts [games]` prints them beside
 * those in use, with what both say of games that were left out.
 *
 * How much stronger one deck is than the other, by its wins in the same games, is an input of its own. It is dropped
 * afterwards, because it is the same for all moves that are compared.
 */
import { CardDefinitions, parseDeckList } from '@spellwright/cards'
import { askHandler, createGame, otherPlayer, type PlayerId, seatOf } from '@spellwright/engine'
import { builtInDecks } from 'spellwright/decks'
import { heuristicHandler } from '../../packages/bots/src/index.ts'
import { CURRENT_POLICY } from '../../packages/bots/src/policy.ts'
import { FEATURES, featuresOf } from '../../packages/bots/src/search/features.ts'
import { weightsOf } from '../../packages/bots/src/search/weights.ts'
import { SeenGame } from '../../packages/bots/src/seat/seen-game.ts'
import { fitLogistic, type Observation, quality } from './logistic.ts'

const MOST_TURNS = 120
const decks = builtInDecks().map(({ text }) => parseDeckList(text).main)

interface Played {
  readonly decks: readonly [number, number]
  readonly winner: PlayerId
  /** At the beginning of each turn: who is to move, and the differences of the features. */
  readonly positions: readonly { readonly player: PlayerId; readonly inputs: readonly number[] }[]
}

function play(index: number): Played | null {
  const count = decks.length
  const pairing = [(index * 29 + 7) % count, (index * 53 + 31 + 3 * Math.floor(index / count)) % count] as const
  const lists = [decks[pairing[0]] ?? [], decks[pairing[1]] ?? []] as const
  const game = createGame({ decks: lists, seed: `fit ${index}`, cards: CardDefinitions, snapshots: 'never' })
  const players = [heuristicHandler(), heuristicHandler()] as const
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  const positions: { player: PlayerId; inputs: number[] }[] = []
  let turn = 0
  game.playWith((decision) => {
    const { number, active } = game.state.turn
    if (number > MOST_TURNS) return undefined
    if (number !== turn && decision.shape === 'act') {
      turn = number
      const s = new SeenGame(seats[active])
      const [mine, theirs] = [featuresOf(s, active), featuresOf(s, otherPlayer(active))]
      positions.push({ player: active, inputs: FEATURES.map((feature) => mine[feature] - theirs[feature]) })
    }
    return askHandler(players[decision.player], decision, seats[decision.player])
  })
  const winner = game.state.result?.winner ?? null
  return winner === null ? null : { decks: pairing, winner, positions }
}

/** The strength of each deck, in log odds of winning; one win and one loss are added to each. */
function strengthsOf(games: readonly Played[]): readonly number[] {
  const wins = decks.map(() => 1)
  const losses = decks.map(() => 1)
  for (const { decks: pairing, winner } of games) {
    const [won, lost] = [pairing[winner], pairing[otherPlayer(winner)]]
    wins[won] = (wins[won] ?? 0) + 1
    losses[lost] = (losses[lost] ?? 0) + 1
  }
  return decks.map((_, at) => Math.log((wins[at] ?? 1) / (losses[at] ?? 1)))
}

/** The inputs: the differences of the features, 1 for having the turn, and the difference between the decks. */
function observations(games: readonly Played[], strengths: readonly number[] | null): Observation[] {
  return games.flatMap(({ decks: pairing, winner, positions }) =>
    positions.map(({ player, inputs }) => {
      const strength = (of: PlayerId): number => strengths?.[pairing[of]] ?? 0
      return { inputs: [...inputs, 1, strength(player) - strength(otherPlayer(player))], won: player === winner }
    }),
  )
}

const isTest = (index: number): boolean => index % 5 === 0

const played = Array.from({ length: Number(process.argv[2] ?? 2200) }, (_, index) => play(index))
const games = played.filter((game) => game !== null)
const strengths = strengthsOf(games)
const [learned, left] = [games.filter((_, index) => !isTest(index)), games.filter((_, index) => isTest(index))]
const inUse = weightsOf(CURRENT_POLICY)
const used = [...FEATURES.map((feature) => inUse[feature]), inUse.toMove, 0]
const found = fitLogistic(observations(learned, strengths))
console.log(`in use: ${quality(used, observations(left, null))}`)
console.log(`fitted: ${quality([...found.slice(0, -1), 0], observations(left, null))}`)
const fitted = fitLogistic(observations(games, strengths))
for (const [at, name] of [...FEATURES, 'toMove'].entries())
  console.log(`  ${name}: ${(fitted[at] ?? 0).toFixed(2)},  // in use ${used[at]}`)
