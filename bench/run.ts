// `npm run bench` runs every bench/*.bench.ts; `npm run bench -- fork` those whose name contains "fork".
// A bench file exports `bench`, a tinybench Bench with its tasks added; it is run and printed here.
import { readdirSync } from 'node:fs'
import { Bench } from 'tinybench'

const filters = process.argv.slice(2)
const files = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))

for (const file of files) {
  const { bench } = (await import(`./${file}`)) as { readonly bench?: unknown }
  if (!(bench instanceof Bench)) throw new Error(`bench/${file} does not export a tinybench Bench named bench`)
  await bench.run()
  console.log(`\n${file}`)
  console.table(bench.table())
}
if (files.length === 0) console.log('no benches found')
