/**
 * Fits the weights of the search bot's value (packages/bots/src/search/weights.ts) to games of the heuristic bot against
 * itself: `node --conditions=source --import tsx tools/fit/fit-value.ts [games per pairing]` prints them.
 *
 * Each pairing of the two decks is fitted separately and the weights are averaged; otherwise the pairing with the longest
 * games would dominate. In a pairing of different decks one more constant absorbs the difference between the decks. It is
 * dropped afterwards, because it is the same for all moves that are compared.
 */
import { CardDefinitions, type DeckEntry, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import { askHandler, createGame, type Game, otherPlayer, type PlayerId, seatOf } from '@spellwright/engine'
import { heuristicHandler } from '../../packages/bots/src/index.ts'
import { FEATURES, featuresOf } from '../../packages/bots/src/search/features.ts'
import { SeenGame } from '../../packages/bots/src/seat/seen-game.ts'
import { fitLogistic, type Observation, quality } from './logistic.ts'

const PAIRINGS = [
  ['goblins', 'goblins'],
  ['goblins', 'enchantress'],
  ['enchantress', 'enchantress'],
] as const

function cardsOf(id: string): readonly DeckEntry[] {
  const deck = tryGetBuiltInDeck(id)
  if (!deck) throw new Error(`There is no built-in deck "${id}".`)
  return parseDeckList(deck.text).main
}

/** The inputs for the active player: the differences of the features, 1 for having the turn, and the deck constant. */
function inputsFor(game: Game, player: PlayerId, isMirror: boolean): number[] {
  const s = new SeenGame(seatOf(game, player))
  const [mine, theirs] = [featuresOf(s, player), featuresOf(s, otherPlayer(player))]
  const deck = isMirror ? 0 : player === 0 ? 1 : -1
  return [...FEATURES.map((feature) => mine[feature] - theirs[feature]), 1, deck]
}

function observations([one, two]: (typeof PAIRINGS)[number], seed: string): Observation[] {
  const game = createGame({ decks: [cardsOf(one), cardsOf(two)], seed, cards: CardDefinitions, snapshots: 'never' })
  const players = [heuristicHandler(), heuristicHandler()] as const
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  const positions: { readonly player: PlayerId; readonly inputs: readonly number[] }[] = []
  let turn = 0
  game.playWith((decision) => {
    const { number, active } = game.state.turn
    if (number !== turn && decision.shape === 'act') {
      turn = number
      positions.push({ player: active, inputs: inputsFor(game, active, one === two) })
    }
    return askHandler(players[decision.player], decision, seats[decision.player])
  })
  const winner = game.state.result?.winner ?? null
  return winner === null ? [] : positions.map(({ player, inputs }) => ({ inputs, won: player === winner }))
}

const isTest = (index: number): boolean => index % 5 === 0

function fitPairing(pairing: (typeof PAIRINGS)[number], games: number): number[] {
  const played = Array.from({ length: games }, (_, index) => observations(pairing, `fit ${index}`))
  const weights = fitLogistic(played.filter((_, index) => !isTest(index)).flat())
  console.log(`${pairing.join(' – ')}: ${quality(weights, played.filter((_, index) => isTest(index)).flat())}`)
  return fitLogistic(played.flat())
}

const games = Number(process.argv[2] ?? 400)
const fits = PAIRINGS.map((pairing) => fitPairing(pairing, games))
const weightsAt = (at: number): number[] => fits.map((weights) => weights[at] ?? 0)
// A feature that never differs in a pairing has weight 0 there and is left out of the mean.
const meanAt = (at: number): number => {
  const weights = weightsAt(at).filter((weight) => weight !== 0)
  return weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, weights.length)
}
FEATURES.forEach((feature, at) => {
  const each = weightsAt(at).map((weight) => weight.toFixed(2))
  console.log(`  ${feature}: ${meanAt(at).toFixed(2)},  // ${each.join(' ')}`)
})
console.log(`TO_MOVE = ${meanAt(FEATURES.length).toFixed(2)}`)
