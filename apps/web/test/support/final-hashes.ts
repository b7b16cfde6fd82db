import {
  BUILT_IN_DECKS,
  createGame,
  createRandom,
  parseDeckList,
  provideCardData,
  sampleAnswer,
} from 'spellwright/play'

/** Gives the engine in a page its card data, by the names of the files. */
export function giveCardData(files: Readonly<Record<string, string>>): void {
  provideCardData({ read: (file) => files[file]! })
}

/** Plays random games with the built-in decks, and returns the hashes after every tenth decision and at the end. */
export function finalHashes(seeds: readonly string[]): string[] {
  const decks = BUILT_IN_DECKS.map((deck) => parseDeckList(deck.text).main)
  return seeds.map((seed, index) => {
    const pair = [decks[(2 * index) % decks.length] ?? [], decks[(2 * index + 1) % decks.length] ?? []] as const
    const game = createGame({ decks: pair, seed, options: { maxTurns: 14 } })
    const random = createRandom(seed)
    const hashes: string[] = []
    for (let i = 0; game.decision; i++) {
      game.submit(game.decision.player, sampleAnswer(game, game.decision, random))
      if (i % 10 === 0) hashes.push(game.hash())
    }
    return [...hashes, game.hash()].join(' ')
  })
}
