import { itemAt } from '../state/lists.ts'
import { type BlockModel, type Blocks, blockersPerAttacker, countObeyed } from './block-model.ts'
import { type Arc, FLOW_SINK, FLOW_SOURCE, heaviestFlow } from './heaviest-flow.ts'

/** A branch of the search: what was decided about attackers with a minimum number of blockers, and about blockers. */
interface Branch {
  readonly attackers: ReadonlyMap<number, 'blocked' | 'unblocked'>
  readonly blockers: ReadonlyMap<number, 'blocks' | 'stays'>
  /** No declaration in this branch obeys more requirements. */
  readonly bound: number
}

/**
 * Steps of work, about half a second; after that the best declaration found so far is used. Only dozens of creatures with
 * menace that all must be blocked take that long.
 */
const MOST_WORK = 20_000_000

/**
 * A legal declaration that obeys as many requirements as possible (CR 509.1c), with no more blocks than that needs.
 *
 * Without restrictions on whole declarations this is a maximum-weight flow from blockers to attackers. If a solution breaks
 * such a restriction (menace, "can't block alone"), the search branches on it; the flow of a branch is an upper bound.
 */
export function mostObedientBlocks(model: BlockModel): Blocks {
  if (model.most !== undefined && model.most < model.blockers.length) return fewBlocks(model, model.most)
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

/** The same where only a few creatures can block at all: each of them, and each of their attackers, is tried. */
function fewBlocks(model: BlockModel, limit: number): Blocks {
  let best: Blocks = model.blockers.map(() => [])
  if (model.requirements.length === 0) return best
  const isLegal = (blocks: Blocks): boolean => {
    const counts = blockersPerAttacker(model, blocks)
    const alone = blocks.filter((blocked) => blocked.length > 0).length === 1
    return (
      model.attackers.every(
        ({ fewest, most }, at) => counts[at] === 0 || (counts[at]! >= fewest && counts[at]! <= most),
      ) && !(alone && blocks.some((blocked, at) => blocked.length > 0 && itemAt(model.blockers, at).notAlone))
    )
  }
  const extend = (blocks: Blocks, from: number, left: number): void => {
    if (countObeyed(model, blocks) > countObeyed(model, best) && isLegal(blocks)) best = blocks
    if (left === 0) return
    for (let blocker = from; blocker < model.blockers.length; blocker++)
      for (const attacker of itemAt(model.blockers, blocker).attackers)
        extend(blocks.with(blocker, [attacker]), blocker + 1, left - 1)
  }
  extend(best, 0, limit)
  return best
}

/** The most obedient declaration of a branch, in which undecided attackers may have too few blockers. Null if the branch is impossible. */
function relaxed(model: BlockModel, branch: Branch, arcs: readonly Arc[]): { blocks: Blocks; bound: number } | null {
  const units = heaviestFlow(arcs)
  const blocks: number[][] = model.blockers.map(() => [])
  const firstAttacker = 2 + model.blockers.length
  let weight = 0
  arcs.forEach(({ from, to, weight: each }, index) => {
    weight += itemAt(units, index) * each
    if (itemAt(units, index) > 0 && from !== FLOW_SOURCE && to !== FLOW_SINK)
      itemAt(blocks, from - 2).push(to - firstAttacker)
  })
  const demands = demandsOf(model, branch)
  // Demands outweigh everything else, so they are met if possible.
  if (weight < demands * demandWeight(model)) return null
  return { blocks, bound: Math.floor((weight - demands * demandWeight(model)) / scaleOf(model)) }
}

/** The weight of a requirement, which can be divided evenly among the minimum number of blockers of any attacker. */
const scaleOf = (model: BlockModel): number =>
  model.attackers.reduce((scale, { fewest }) => (scale % fewest === 0 ? scale : scale * fewest), 1)

const demandWeight = (model: BlockModel): number => (model.requirements.length + 1) * scaleOf(model)

/** How many blocks the branch demands. */
function demandsOf(model: BlockModel, branch: Branch): number {
  let demands = 0
  for (const [attacker, decided] of branch.attackers)
    if (decided === 'blocked') demands += itemAt(model.attackers, attacker).fewest
  for (const decided of branch.blockers.values()) if (decided === 'blocks') demands++
  return demands
}

/** Requirements are weights; the demands of the branch outweigh them all. */
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
    // If more creatures must block it than may, none can.
    if (most < fewest) return
    const required = branch.attackers.get(attacker) === 'blocked' ? demand : 0
    const wanted = model.requirements.filter((r) => r.kind === 'isBlocked' && r.attacker === attacker).length
    // It takes the minimum number of blockers together to block it, so each has a part of the weight.
    add(firstAttacker + attacker, FLOW_SINK, fewest, required + (wanted * scale) / fewest)
    add(firstAttacker + attacker, FLOW_SINK, Math.min(model.blockers.length, most - fewest), 0)
  })
  return arcs
}

/**
 * How many requirements the blocker obeys by blocking at all, and by blocking each attacker. A creature that can block
 * several attackers obeys "blocks one of these" only once, so only the first of these has the weight.
 */
function weightsOf(model: BlockModel, blocker: number): { any: number; each: Map<number, number> } {
  const { attackers, limit } = itemAt(model.blockers, blocker)
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

/** Branches that together contain every legal declaration of this one. Null if its solution is legal. */
function branchesOn(model: BlockModel, branch: Branch, blocks: Blocks): Branch[] | null {
  const counts = blockersPerAttacker(model, blocks)
  const few = model.attackers.findIndex(
    ({ fewest }, attacker) => itemAt(counts, attacker) > 0 && itemAt(counts, attacker) < fewest,
  )
  if (few >= 0)
    return (['blocked', 'unblocked'] as const).map((decided) => ({
      ...branch,
      attackers: new Map(branch.attackers).set(few, decided),
    }))
  const blocking = blocks.flatMap((attackers, blocker) => (attackers.length > 0 ? [blocker] : []))
  const [only] = blocking
  if (blocking.length !== 1 || only === undefined || !itemAt(model.blockers, only).notAlone) return null
  const company = model.blockers.flatMap((_, blocker) =>
    blocker !== only && !branch.blockers.has(blocker) ? [blocker] : [],
  )
  const decide = (blocker: number, decided: 'blocks' | 'stays'): Branch => ({
    ...branch,
    blockers: new Map(branch.blockers).set(blocker, decided),
  })
  return [...company.map((blocker) => decide(blocker, 'blocks')), decide(only, 'stays')]
}
