// `npm run soak` plays for an hour (`npm run soak -- 5` for five minutes): random games of all cards with their invariants
// checked, series in worker threads, and bots that misbehave. It ends with exit code 1 if anything breaks, and prints the
// memory after each round, which must not grow.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDeckList } from 'spellwright'
import { BUILT_IN_DECKS } from 'spellwright/decks'
import { fuzz, openWorkers, runSeries, type SeriesPlan, type SimDeck } from 'spellwright/sim'

const minutes = Number(process.argv[2] ?? 60)
if (!(minutes > 0)) throw new Error(`"${process.argv[2]}" is not a number of minutes.`)

const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const SHAPES = 'act objects options number name order arrange piles divide pay attack block sideboard'
const rude = join(folder, 'rude.mjs')
writeFileSync(
  rude,
  `let asked = 0
const rude = () => { if (++asked % 50 === 0) process.exit(0); if (asked % 7 === 0) throw null; return { kind: '__proto__' } }
export const createBot = () => Object.fromEntries('${SHAPES}'.split(' ').map((shape) => [shape, rude]))`,
)

const decks: readonly SimDeck[] = BUILT_IN_DECKS.map(({ id, text }) => ({ ...parseDeckList(text), name: id }))
const planOf = (round: number, bots: SeriesPlan['bots']): SeriesPlan => ({
  compare: 'bots',
  decks,
  bots,
  seed: `soak ${round}`,
  match: 'bo1',
  kitchenTable: false,
  maxTurns: 200,
  replays: null,
})

const problems: string[] = []
const memory: number[] = []
const pool = openWorkers(2)
const until = performance.now() + minutes * 60_000

async function playSeries(round: number): Promise<number> {
  const { tally, isComplete, cutShort } = await runSeries(planOf(round, ['heuristic', 'random']), { games: 400, pool })
  if (!isComplete) problems.push(`round ${round}: the series was cut short: ${cutShort}`)
  problems.push(...tally.errors.map(({ seed, message }) => `round ${round}, seed ${seed}: ${message}`))
  const rudeness = await runSeries(planOf(round, [rude, 'heuristic']), { games: 6, workers: 1 })
  if (!rudeness.isComplete) problems.push(`round ${round}: the rude bot stopped the run`)
  return tally.games + rudeness.tally.games
}

for (let round = 1; performance.now() < until; round++) {
  const random = fuzz({ games: 20, seed: `soak ${round}` })
  problems.push(...random.violations.map(({ seed, problem }) => `round ${round}, seed ${seed}: ${problem}`))
  const games = await playSeries(round)
  globalThis.gc?.()
  memory.push(process.memoryUsage().rss / 1024 / 1024)
  console.log(
    `round ${round}: ${random.games} random games with ${random.decisions} decisions, ${games} games in threads, ${memory.at(-1)?.toFixed(0)} MiB, ${problems.length} problems`,
  )
}
await pool.close()
for (const problem of problems) console.log(problem)
// The first rounds load every card.
const [early = 0] = memory.slice(2)
console.log(`Memory from the third round to the last: ${early.toFixed(0)} to ${(memory.at(-1) ?? 0).toFixed(0)} MiB.`)
process.exitCode = problems.length > 0 ? 1 : 0
