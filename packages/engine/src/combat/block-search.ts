import { type BlockModel, type Blocks, blockersPerAttacker, countObeyed } from './block-model.ts'
import { type Arc, FLOW_SINK, FLOW_SOURCE, heaviestFlow } from './heaviest-flow.ts'

/** A part of the search: what was decided about attackers with a fewest number of blockers, and about blockers. */
interface Branch {
  readonly attackers: ReadonlyMap<number, 'blocked' | 'unblocked'>
  readonly blockers: ReadonlyMap<number, 'blocks' | 'stays'>
  /** No declaration in it obeys more. */
  readonly bound: number
}

/** Steps of work, about half a second; beyond it the best declaration found counts. Only dozens of creatures with menace that all must be blocked get there. */
const MOST_WORK = 20_000_000

/**
 * A legal declaration that obeys as many requirements as possible (CR 509.1c), and blocks no more than it needs for that.
 *
 * Without restrictions on the whole this is a heaviest flow from blockers to attackers. Where its solution breaks one
 * (menace, blocking alone) the search branches on exactly that: the flow of a branch bounds all that can come of it.
 */
export function mostObedientBlocks(model: BlockModel): Blocks {
  let best: Blocks = model.blockers.map(() => [])
  let most = 0
  const open: Branch[] = [{ attackers: new Map(), blockers: new Map(), bound: model.requirements.length }]
  for (let work = 0; open.length > 0 && work < MOST_WORK; ) {
    const branch = open.pop()!
    if (branch.bound <= most) continue
    const arcs = arcsOf(model, branch)
    work += arcs.length * model.blockers.length
    const solved = relaxed(model, branch, arcs)
    if (solved === null || solved.bound <= most) continue
    const parts = branchesOn(model, { ...branch, bound: solved.bound }, solved.blocks)
    if (parts === null) {
      best = solved.blocks
      most = countObeyed(model, best)
    } else open.push(...parts.reverse())
  }
  return best
}

/** The most obedient declaration of a branch, where attackers still undecided may be blocked by too few; null if the branch is impossible. */
function relaxed(model: BlockModel, branch: Branch, arcs: readonly Arc[]): { blocks: Blocks; bound: number } | null {
  const units = heaviestFlow(2 + model.blockers.length + model.attackers.length, arcs)
  const blocks: number[][] = model.blockers.map(() => [])
  const firstAttacker = 2 + model.blockers.length
  let weight = 0
  arcs.forEach(({ from, to, weight: each }, index) => {
    weight += units[index]! * each
    if (units[index]! > 0 && from !== FLOW_SOURCE && to !== FLOW_SINK) blocks[from - 2]!.push(to - firstAttacker)
  })
  const demands = demandsOf(model, branch)
  // Demands outweigh everything else: one that could be met would have been.
  if (weight < demands * demandWeight(model)) return null
  return { blocks, bound: Math.floor((weight - demands * demandWeight(model)) / scaleOf(model)) }
}

/** Requirements weigh this much, so that it can be divided among the fewest blockers of any attacker. */
const scaleOf = (model: BlockModel): number =>
  model.attackers.reduce((scale, { fewest }) => (scale % fewest === 0 ? scale : scale * fewest), 1)

const demandWeight = (model: BlockModel): number => (model.requirements.length + 1) * scaleOf(model)

/** How many blocks the branch insists on. */
function demandsOf(model: BlockModel, branch: Branch): number {
  let demands = 0
  for (const [attacker, decided] of branch.attackers)
    if (decided === 'blocked') demands += model.attackers[attacker]!.fewest
  for (const decided of branch.blockers.values()) if (decided === 'blocks') demands++
  return demands
}

/** Requirements are weights; what the branch demands outweighs them all. */
function arcsOf(model: BlockModel, branch: Branch): Arc[] {
  const demand = demandWeight(model)
  const scale = scaleOf(model)
  const firstAttacker = 2 + model.blockers.length
  const arcs: Arc[] = []
  const add = (from: number, to: number, capacity: number, weight: number): void => {
    if (capacity > 0) arcs.push({ from, to, capacity, weight })
  }
  model.blockers.forEach(({ attackers, limit }, blocker) => {
    const decided = branch.blockers.get(blocker)
    if (decided === 'stays') return
    const weights = weightsOf(model, blocker)
    const node = 2 + blocker
    add(FLOW_SOURCE, node, 1, weights.any * scale + (decided === 'blocks' ? demand : 0))
    add(FLOW_SOURCE, node, Math.min(limit, attackers.length) - 1, 0)
    for (const attacker of attackers)
      if (branch.attackers.get(attacker) !== 'unblocked')
        add(node, firstAttacker + attacker, 1, (weights.each.get(attacker) ?? 0) * scale)
  })
  model.attackers.forEach(({ fewest, most }, attacker) => {
    // Where more must block it than may, nothing can.
    if (most < fewest) return
    const required = branch.attackers.get(attacker) === 'blocked' ? demand : 0
    const wanted = model.requirements.filter((r) => r.kind === 'isBlocked' && r.attacker === attacker).length
    // Being blocked takes its fewest blockers together: each of them brings its part.
    add(firstAttacker + attacker, FLOW_SINK, fewest, required + (wanted * scale) / fewest)
    add(firstAttacker + attacker, FLOW_SINK, Math.min(model.blockers.length, most - fewest), 0)
  })
  return arcs
}

/**
 * What the blocker obeys by blocking at all, and by blocking each attacker. A blocker of several attackers obeys "blocks
 * one of these" only once: where these are not all it can block, the first of them stands for the rest.
 */
function weightsOf(model: BlockModel, blocker: number): { any: number; each: Map<number, number> } {
  const { attackers, limit } = model.blockers[blocker]!
  const each = new Map<number, number>()
  let any = 0
  for (const requirement of model.requirements) {
    if (requirement.kind !== 'blocks' || requirement.blocker !== blocker) continue
    if (requirement.attackers.length === attackers.length) {
      any++
      continue
    }
    const credited = limit === 1 ? requirement.attackers : requirement.attackers.slice(0, 1)
    for (const attacker of credited) each.set(attacker, (each.get(attacker) ?? 0) + 1)
  }
  return { any, each }
}

/** The branches that between them hold every legal declaration of this one; null if its solution is legal as it is. */
function branchesOn(model: BlockModel, branch: Branch, blocks: Blocks): Branch[] | null {
  const counts = blockersPerAttacker(model, blocks)
  const few = model.attackers.findIndex(({ fewest }, attacker) => counts[attacker]! > 0 && counts[attacker]! < fewest)
  if (few >= 0)
    return (['blocked', 'unblocked'] as const).map((decided) => ({
      ...branch,
      attackers: new Map(branch.attackers).set(few, decided),
    }))
  const blocking = blocks.flatMap((attackers, blocker) => (attackers.length > 0 ? [blocker] : []))
  const [only] = blocking
  if (blocking.length !== 1 || only === undefined || !model.blockers[only]!.notAlone) return null
  const company = model.blockers.flatMap((_, blocker) =>
    blocker !== only && !branch.blockers.has(blocker) ? [blocker] : [],
  )
  const decide = (blocker: number, decided: 'blocks' | 'stays'): Branch => ({
    ...branch,
    blockers: new Map(branch.blockers).set(blocker, decided),
  })
  return [...company.map((blocker) => decide(blocker, 'blocks')), decide(only, 'stays')]
}
