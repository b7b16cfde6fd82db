// `npm run bench` runs every bench/*.bench.ts; `npm run bench -- fork` runs those whose name contains "fork".
// `npm run bench -- --record` writes the results to bench/baseline.json.
// A bench file exports `bench`, a tinybench Bench with its tasks added.
import { readdirSync } from 'node:fs'
import { Bench } from 'tinybench'
import { ratio, readBaseline, writeBaseline } from './baseline.ts'
import { measureYardstick, medianOf } from './yardstick.ts'

const isRecording = process.argv.includes('--record')
const filters = process.argv.slice(2).filter((argument) => argument !== '--record')
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))

const readable = (microseconds: number): string =>
  microseconds < 1000 ? `${microseconds.toFixed(1)} µs` : `${(microseconds / 1000).toFixed(1)} ms`

const baseline = readBaseline()
const measured: Record<string, number> = { ...(filters.length > 0 ? baseline?.tasks : {}) }
const yardstick = await measureYardstick()

for (const file of files) {
  const { bench } = (await import(`./${file}`)) as { readonly bench?: unknown }
  if (!(bench instanceof Bench)) throw new Error(`bench/${file} does not export a tinybench Bench named bench`)
  await bench.run()
  const rows = bench.tasks.map((task) => {
    const time = medianOf(task)
    const compared = ratio(baseline, yardstick, task.name, time)
    measured[task.name] = Number(time.toFixed(2))
    return {
      task: task.name,
      median: readable(time),
      'per second': Math.round(1e6 / time),
      'times the baseline': compared === null ? 'new' : compared.toFixed(2),
    }
  })
  console.log(`\n${file}`)
  console.table(rows)
}
if (files.length === 0) console.log('No bench file has such a name.')
if (isRecording)
  writeBaseline({ node: process.versions.node, yardstick: Number(yardstick.toFixed(2)), tasks: measured })
