/** An arc of a flow network; each unit that takes it counts `weight`. */
export interface Arc {
  readonly from: number
  readonly to: number
  readonly capacity: number
  readonly weight: number
}

export const FLOW_SOURCE = 0
export const FLOW_SINK = 1

/** Arc `i` is at `2 i`, its reverse at `2 i + 1`. */
interface Residual {
  readonly to: number[]
  readonly left: number[]
  readonly weight: number[]
  readonly out: number[][]
}

function residualOf(nodes: number, arcs: readonly Arc[]): Residual {
  const residual: Residual = { to: [], left: [], weight: [], out: Array.from({ length: nodes }, () => []) }
  for (const { from, to, capacity, weight } of arcs) {
    residual.out[from]!.push(residual.to.length)
    residual.to.push(to)
    residual.left.push(capacity)
    residual.weight.push(weight)
    residual.out[to]!.push(residual.to.length)
    residual.to.push(from)
    residual.left.push(0)
    residual.weight.push(-weight)
  }
  return residual
}

/** The arcs of the heaviest path with capacity left (Bellman–Ford with a queue), or null if no path has positive weight. */
function heaviestPath({ to, left, weight, out }: Residual): number[] | null {
  const best = new Array<number>(out.length).fill(Number.NEGATIVE_INFINITY)
  const came = new Array<number>(out.length).fill(-1)
  const queued = new Array<boolean>(out.length).fill(false)
  best[FLOW_SOURCE] = 0
  const queue = [FLOW_SOURCE]
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head]!
    queued[node] = false
    for (const arc of out[node]!) {
      const next = to[arc]!
      const sum = best[node]! + weight[arc]!
      if (left[arc] === 0 || sum <= best[next]!) continue
      best[next] = sum
      came[next] = arc
      if (!queued[next]) queue.push(next)
      queued[next] = true
    }
  }
  if (best[FLOW_SINK]! <= 0) return null
  const path: number[] = []
  for (let node = FLOW_SINK; node !== FLOW_SOURCE; node = to[came[node]! ^ 1]!) path.push(came[node]!)
  return path
}

/** How many units take each arc in the heaviest flow from source to sink; units that add no weight do not flow. */
export function heaviestFlow(nodes: number, arcs: readonly Arc[]): number[] {
  const residual = residualOf(nodes, arcs)
  for (let path = heaviestPath(residual); path !== null; path = heaviestPath(residual))
    for (const arc of path) {
      residual.left[arc]!--
      residual.left[arc ^ 1]!++
    }
  return arcs.map((_, index) => residual.left[2 * index + 1]!)
}
