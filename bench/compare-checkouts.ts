// `npm run bench:against -- ../other-checkout` plays the same heuristic games in both checkouts, in alternating rounds, and
// compares processor times. The machine may be busy, so only the ratio counts, taken from rounds that ran back to back.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const other = process.argv[2]
if (other === undefined) throw new Error('Name the folder of the checkout to compare with.')
const rounds = Number(process.argv[3] ?? 30)
const GAMES_PER_ROUND = 36
const WARM_UP_ROUNDS = 12

interface BenchProcess {
  readonly process: ChildProcessWithoutNullStreams
  readonly lines: AsyncIterator<string>
}

function start(folder: string): BenchProcess {
  const script = resolve(folder, 'bench/compare-player.ts')
  if (!existsSync(script)) copyFileSync('bench/compare-player.ts', script)
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], { cwd: folder })
  child.stderr.pipe(process.stderr)
  return { process: child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

async function timeRound({ process: child, lines }: BenchProcess, round: number): Promise<number> {
  child.stdin.write(`${round * GAMES_PER_ROUND} ${(round + 1) * GAMES_PER_ROUND}\n`)
  const { value, done } = await lines.next()
  if (done) throw new Error('One of the two processes ended early.')
  return Number(value)
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const here = start('.')
const there = start(other)
const ratios: number[] = []
let sums = { here: 0, there: 0 }
for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
  const first = round % 2 === 0 ? here : there
  const second = first === here ? there : here
  const times = [await timeRound(first, round), await timeRound(second, round)]
  const [mine = 0, theirs = 0] = first === here ? times : times.toReversed()
  if (round < WARM_UP_ROUNDS) continue
  ratios.push(mine / theirs)
  sums = { here: sums.here + mine, there: sums.there + theirs }
}
here.process.stdin.end()
there.process.stdin.end()
const games = rounds * GAMES_PER_ROUND
const perSecond = (microseconds: number): string => ((games * 1e6) / microseconds).toFixed(0)
console.log(`${games} games: ${perSecond(sums.here)} a second of processor time here, ${perSecond(sums.there)} there.`)
console.log(
  `Time here / there: ${(sums.here / sums.there).toFixed(3)}; median of the rounds ${median(ratios).toFixed(3)}.`,
)
