/** An arc of a flow network; each unit that takes it counts `weight`. */
export interface Arc {
  readonly from: number
  readonly to: number
  readonly capacity: number
  readonly weight: number
}

export const FLOW_SOURCE = 0
export const FLOW_SINK = 1

interface Node {
  readonly out: Edge[]
  best: number
  /** The edge by which it was reached. */
  via: Edge | null
  queued: boolean
}

/** An arc with the capacity it has left, or the reverse of one with the units that may flow back. */
interface Edge {
  readonly from: Node
  readonly to: Node
  readonly weight: number
  left: number
  reverse: Edge | null
}

function connect(from: Node, to: Node, weight: number, capacity: number): Edge {
  const edge: Edge = { from, to, weight, left: capacity, reverse: null }
  const reverse: Edge = { from: to, to: from, weight: -weight, left: 0, reverse: edge }
  edge.reverse = reverse
  from.out.push(edge)
  to.out.push(reverse)
  return edge
}

/** The edges of the heaviest path with capacity left (Bellman–Ford with a queue), or null if no path has positive weight. */
function heaviestPath(nodes: Iterable<Node>, source: Node, sink: Node): Edge[] | null {
  for (const node of nodes) Object.assign(node, { best: Number.NEGATIVE_INFINITY, via: null, queued: false })
  source.best = 0
  const queue = [source]
  for (const node of queue) {
    node.queued = false
    for (const edge of node.out) {
      const next = edge.to
      const sum = node.best + edge.weight
      if (edge.left === 0 || sum <= next.best) continue
      next.best = sum
      next.via = edge
      if (!next.queued) queue.push(next)
      next.queued = true
    }
  }
  if (sink.best <= 0) return null
  const path: Edge[] = []
  for (let edge = sink.via; edge !== null; edge = edge.from === source ? null : edge.from.via) path.push(edge)
  return path
}

/** How many units take each arc in the heaviest flow from source to sink; units that add no weight do not flow. */
export function heaviestFlow(arcs: readonly Arc[]): number[] {
  const nodes = new Map<number, Node>()
  const nodeAt = (id: number): Node => {
    const node = nodes.get(id) ?? { out: [], best: 0, via: null, queued: false }
    nodes.set(id, node)
    return node
  }
  const edges = arcs.map(({ from, to, weight, capacity }) => connect(nodeAt(from), nodeAt(to), weight, capacity))
  const [source, sink] = [nodeAt(FLOW_SOURCE), nodeAt(FLOW_SINK)]
  const path = (): Edge[] | null => heaviestPath(nodes.values(), source, sink)
  for (let edgesOfPath = path(); edgesOfPath !== null; edgesOfPath = path())
    for (const edge of edgesOfPath) {
      edge.left--
      if (edge.reverse) edge.reverse.left++
    }
  return edges.map(({ reverse }) => reverse?.left ?? 0)
}
