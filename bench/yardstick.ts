import { Bench } from 'tinybench'

interface Item {
  readonly id: number
  readonly name: string
  readonly tapped: boolean
}

/** Work like that of a rules engine: small objects are copied, stored in maps, filtered and sorted. */
function work(): number {
  const items = new Map<number, Item>()
  for (let id = 0; id < 500; id++) items.set(id, { id, name: `thing ${(id * 7919) % 500}`, tapped: id % 3 === 0 })
  for (const [id, item] of items) if (item.tapped) items.set(id, { ...item, tapped: false })
  const names = [...items.values()].filter(({ id }) => id % 2 === 0).map(({ name }) => name)
  return names.sort().length
}

/** The median time of this work on this machine, in microseconds. */
export async function measureYardstick(): Promise<number> {
  const bench = new Bench({ time: 500 }).add('yardstick', () => {
    work()
  })
  await bench.run()
  const [task] = bench.tasks
  if (!task) throw new Error('The yardstick has no task.')
  return medianOf(task)
}

/** The median time of a task that has run, in microseconds. */
export function medianOf({ name, result }: Bench['tasks'][number]): number {
  if (!('latency' in result)) throw new Error(`${name} did not complete`, { cause: result })
  return result.latency.p50 * 1000
}
