// Reads ranges of games from standard input, one per line, plays them and prints the processor time they took.
// `compare-checkouts.ts` starts it once for each of the two checkouts.
import { createInterface } from 'node:readline'
import { createBot } from '@spellwright/bots'
import { BUILT_IN_DECKS, CardDefinitions, parseDeckList } from '@spellwright/cards'
import { createGame, type DeckEntry, playGameSync } from '@spellwright/engine'

const decks = BUILT_IN_DECKS.map(({ text }) => parseDeckList(text).main)

function deckAt(index: number): readonly DeckEntry[] {
  const deck = decks[index % decks.length]
  if (!deck) throw new Error('There are no built-in decks.')
  return deck
}

function play(index: number): void {
  const one = deckAt(index)
  const two = deckAt(index + 1 + Math.floor(index / decks.length))
  const game = createGame({ decks: [one, two], seed: `turns ${index}`, cards: CardDefinitions, snapshots: 'never' })
  playGameSync(game, [createBot('heuristic', { seed: `${index} a` }), createBot('heuristic', { seed: `${index} b` })])
}

for await (const line of createInterface({ input: process.stdin })) {
  const [from = 0, to = 0] = line.split(' ').map(Number)
  const before = process.cpuUsage()
  for (let index = from; index < to; index++) play(index)
  const { user, system } = process.cpuUsage(before)
  console.log(user + system)
}
