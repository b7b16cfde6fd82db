// `npm run bench:memory-workers` prints the memory of a process with two worker threads after each tenth of many games
// (20,000 unless given); it must not grow with their number.
import { parseDeckList } from 'spellwright'
import { tryGetBuiltInDeck } from 'spellwright/decks'
import { openWorkers, runSeries, type SeriesPlan, type SimDeck } from 'spellwright/sim'

const games = Number(process.argv[2] ?? 20_000)
if (!Number.isInteger(games) || games < 10) throw new Error(`"${process.argv[2]}" is not a number of games.`)

const deck = (id: string): SimDeck => ({ ...parseDeckList(tryGetBuiltInDeck(id)?.text ?? ''), name: id })
const planOf = (part: number): SeriesPlan => ({
  compare: 'decks',
  decks: [deck('goblins'), deck('enchantress')],
  bots: ['heuristic', 'heuristic'],
  seed: `memory ${part}`,
  match: 'bo1',
  kitchenTable: false,
  maxTurns: 200,
  replays: null,
})

const pool = openWorkers(2)
const sizes: number[] = []
for (let part = 1; part <= 10; part++) {
  const { tally, seconds } = await runSeries(planOf(part), { games: Math.floor(games / 10), pool })
  const size = process.memoryUsage().rss / 1024 / 1024
  sizes.push(size)
  console.log(
    `${part * tally.games} games  ${size.toFixed(0)} MiB  ${(tally.games / seconds).toFixed(0)} games per second`,
  )
}
await pool.close()
console.log(`From the second tenth to the last: ${((sizes.at(-1) ?? 0) - (sizes[1] ?? 0)).toFixed(0)} MiB more.`)
