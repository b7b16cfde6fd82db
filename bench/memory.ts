// Prints the heap size after each tenth of many games in one process; it must not grow with their number.
import { createBot } from '@spellwright/bots'
import { CardDefinitions, parseDeckList, tryGetBuiltInDeck } from '@spellwright/cards'
import { createGame, type DeckEntry, playGameSync } from '@spellwright/engine'

const collect = globalThis.gc
if (!collect) throw new Error('Start this with `npm run bench:memory`: it needs --expose-gc.')

const games = Number(process.argv[2] ?? 10_000)
if (!Number.isInteger(games) || games < 1) throw new Error(`"${process.argv[2]}" is not a number of games.`)
const step = Math.max(1, Math.floor(games / 10))
const [goblins, enchantress] = [builtInDeck('goblins'), builtInDeck('enchantress')]

function builtInDeck(id: string): readonly DeckEntry[] {
  const deck = tryGetBuiltInDeck(id)
  if (!deck) throw new Error(`There is no built-in deck "${id}".`)
  return parseDeckList(deck.text).main
}

function heapMiB(): number {
  collect?.()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

const start = performance.now()
const heaps: number[] = []
for (let index = 1; index <= games; index++) {
  const decks = index % 2 === 0 ? ([goblins, enchantress] as const) : ([enchantress, goblins] as const)
  const game = createGame({ decks, seed: `memory ${index}`, cards: CardDefinitions, snapshots: 'never' })
  playGameSync(game, [createBot('heuristic', { seed: 'a' }), createBot('heuristic', { seed: 'b' })])
  if (index % step !== 0) continue
  const heap = heapMiB()
  heaps.push(heap)
  const perSecond = index / ((performance.now() - start) / 1000)
  console.log(`${String(index).padStart(6)} games  ${heap.toFixed(1)} MiB  ${perSecond.toFixed(0)} games per second`)
}
const [first = 0] = heaps
console.log(`From the first tenth to the last: ${((heaps.at(-1) ?? 0) - first).toFixed(1)} MiB more.`)
