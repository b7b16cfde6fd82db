import { BUILT_IN_DECKS, createGame, createRandom, parseDeckList, sampleAnswer } from 'spellwright/play'

/** Random games of the built-in decks, each as the hash of every tenth decision and of its end. */
export function finalHashes(seeds: readonly string[]): string[] {
  const decks = BUILT_IN_DECKS.map((deck) => parseDeckList(deck.text).main)
  return seeds.map((seed) => {
    const game = createGame({ decks: [decks[0]!, decks[1]!], seed, options: { maxTurns: 14 } })
    const random = createRandom(seed)
    const hashes: string[] = []
    for (let i = 0; game.decision; i++) {
      game.submit(game.decision.player, sampleAnswer(game, game.decision, random))
      if (i % 10 === 0) hashes.push(game.hash())
    }
    return [...hashes, game.hash()].join(' ')
  })
}
