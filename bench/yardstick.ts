import { Bench } from 'tinybench'

interface Thing {
  readonly id: number
  readonly name: string
  readonly tapped: boolean
}

/** Work of the kind a rules engine does: small objects copied, kept in maps, filtered and sorted. */
function work(): number {
  const things = new Map<number, Thing>()
  for (let id = 0; id < 500; id++) things.set(id, { id, name: `thing ${(id * 7919) % 500}`, tapped: id % 3 === 0 })
  for (const [id, thing] of things) if (thing.tapped) things.set(id, { ...thing, tapped: false })
  const names = [...things.values()].filter(({ id }) => id % 2 === 0).map(({ name }) => name)
  return names.sort().length
}

/** The median time of that work here and now, in microseconds. */
export async function measureYardstick(): Promise<number> {
  const bench = new Bench({ time: 500 }).add('yardstick', () => {
    work()
  })
  await bench.run()
  return medianOf(bench.tasks[0]!)
}

/** The median time of a task that has run, in microseconds. */
export function medianOf({ name, result }: Bench['tasks'][number]): number {
  if (!('latency' in result)) throw new Error(`${name} did not complete`, { cause: result })
  return result.latency.p50 * 1000
}
