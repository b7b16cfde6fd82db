/**
 * Fits the weights of the search bot's value (packages/bots/src/search/weights.ts) to games of the heuristic bot against
 * itself: `node --conditions=source --import tsx tools/fit-value.ts [games per pairing]` prints them.
 *
 * Every pairing of these two decks is fitted for itself, and the means are taken: otherwise the pairing with the longest games
 * would decide. In a pairing of different decks the better deck has a constant of its own, which is then forgotten: it is
 * the same for all courses compared.
 */
import { CardDefinitions, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import { askHandler, createGame, type Game, otherPlayer, type PlayerId, seatOf } from '@spellwright/engine'
import { heuristicHandler } from '../packages/bots/src/index.ts'
import { FEATURES, featuresOf } from '../packages/bots/src/search/features.ts'
import { SeenGame } from '../packages/bots/src/seat/seen-game.ts'
import { fitLogistic, type Observation, quality } from './logistic.ts'

const PAIRINGS = [
  ['goblins', 'goblins'],
  ['goblins', 'enchantress'],
  ['enchantress', 'enchantress'],
] as const

const cardsOf = (id: string) => parseDeckList(tryGetBuiltInDeck(id)!.text).main

/** What the player whose turn begins sees: the differences of the features, that it is their move, and which deck is theirs. */
function seenBy(game: Game, player: PlayerId, isMirror: boolean): number[] {
  const s = new SeenGame(seatOf(game, player))
  const [mine, theirs] = [featuresOf(s, player), featuresOf(s, otherPlayer(player))]
  const deck = isMirror ? 0 : player === 0 ? 1 : -1
  return [...FEATURES.map((feature) => mine[feature] - theirs[feature]), 1, deck]
}

function observations([one, two]: (typeof PAIRINGS)[number], seed: string): Observation[] {
  const game = createGame({ decks: [cardsOf(one), cardsOf(two)], seed, cards: CardDefinitions, snapshots: 'never' })
  const players = [heuristicHandler(), heuristicHandler()] as const
  const seats = [seatOf(game, 0), seatOf(game, 1)] as const
  const seen: { readonly player: PlayerId; readonly seen: readonly number[] }[] = []
  for (let turn = 0; game.decision; ) {
    const { number, active } = game.state.turn
    if (number !== turn && game.decision.shape === 'act') {
      turn = number
      seen.push({ player: active, seen: seenBy(game, active, one === two) })
    }
    const { player } = game.decision
    game.submit(player, askHandler(players[player], game.decision, seats[player]))
  }
  const winner = game.state.result?.winner ?? null
  return winner === null ? [] : seen.map((one) => ({ seen: one.seen, won: one.player === winner }))
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
// What never differs in a pairing has no weight there, and no say in the mean.
const meanAt = (at: number): number => {
  const said = fits.map((weights) => weights[at]!).filter((weight) => weight !== 0)
  return said.reduce((sum, weight) => sum + weight, 0) / Math.max(1, said.length)
}
FEATURES.forEach((feature, at) => {
  console.log(`  ${feature}: ${meanAt(at).toFixed(2)},  // ${fits.map((weights) => weights[at]!.toFixed(2)).join(' ')}`)
})
console.log(`TO_MOVE = ${meanAt(FEATURES.length).toFixed(2)}`)
