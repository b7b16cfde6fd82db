import type { Slot } from './payment-slots.ts'

/** A unit paying `steps` steps of slot `slot`; in states it is a subtraction of `delta`. */
export interface Move {
  readonly slot: number
  readonly steps: number
  readonly stride: number
  readonly radix: number
  readonly delta: number
}

/** One way to use an item. Units that cannot be spent are left out. */
export interface Candidate {
  readonly option: number
  readonly weight: number
  /** The possible moves of each unit; equal units share the array and are adjacent. */
  readonly units: readonly (readonly Move[])[]
  /** For each of `units` its index in the option's mana. */
  readonly unitIndices: readonly number[]
}

/** Something to pay with, used at most once, or exactly once when `mandatory`. */
export interface Item {
  /** -1: from the pool, -2: life; else the index of the source. */
  readonly source: number
  /** Index in the pool. */
  readonly poolIndex: number
  readonly candidates: readonly Candidate[]
  readonly mandatory: boolean
  /** The least weight among the candidates. */
  readonly weight: number
}

export interface Assignment {
  readonly item: Item
  readonly candidate: Candidate
  /** For each unit the move it makes, null when it is wasted. */
  readonly moves: readonly (Move | null)[]
}

/** Mixed-radix numbering of "how many steps of each slot are unpaid"; 0 is paid. */
export interface StateSpace {
  readonly size: number
  readonly strides: readonly number[]
  readonly radices: readonly number[]
}

export function stateSpaceOf(slots: readonly Slot[]): StateSpace {
  const strides: number[] = []
  const radices: number[] = []
  let size = 1
  for (const slot of slots) {
    const radix = slot.symbols.length * slot.step + 1
    strides.push(size)
    radices.push(radix)
    size *= radix
  }
  return { size, strides, radices }
}

/** Work done, shared by the searches of one request. */
export interface Budget {
  left: number
}

export interface SearchResult {
  readonly cost: number
  readonly assignments: readonly Assignment[]
  /** The state of the best attempt: 0 when it pays. */
  readonly state: number
}

/**
 * The cheapest choice of items that pays every slot, below `limit`. Dynamic programming over (items so far, steps
 * unpaid), which is complete and polynomial in the number of items.
 * `items`: mandatory ones first, then by weight.
 */
export function search(
  space: StateSpace,
  items: readonly Item[],
  limit: number,
  goal: 'cheapest' | 'any',
  budget: Budget,
): SearchResult {
  const table = new Table(space.size, items.length, limit, budget)
  let layers = 0
  for (const item of items) {
    const best = Math.min(table.costs[0]!, limit)
    if (!item.mandatory && (item.weight >= best || (goal === 'any' && best < limit))) break
    table.push(item, layers)
    layers++
    if (budget.left < 0) break
  }
  const state = bestState(space, table.costs)
  const assignments = goal === 'any' ? [] : trace(items, layers, table, state)
  return { cost: table.costs[0]!, assignments, state }
}

/** The least cost of reaching each state with the items so far, and by which choice it was reached. */
class Table {
  costs: Float64Array
  readonly size: number
  /** For each item and state: the candidate that led there times `size`, plus the state it came from; -1 for none. */
  readonly origins: Int32Array
  private readonly limit: number
  private readonly budget: Budget

  constructor(size: number, items: number, limit: number, budget: Budget) {
    this.size = size
    this.limit = limit
    this.budget = budget
    this.costs = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.costs[size - 1] = 0
    this.origins = new Int32Array(size * items).fill(-1)
  }

  push(item: Item, at: number): void {
    const { size, limit, budget, origins } = this
    const layer = at * size
    const from = this.costs
    // A mandatory item is always used, so states reached without it are discarded.
    const to = item.mandatory ? new Float64Array(size).fill(Number.POSITIVE_INFINITY) : from
    // A push only lowers the state, so in ascending order every state is read before it is written.
    for (let state = 0; state < size; state++) {
      const cost = from[state]!
      if (cost === Number.POSITIVE_INFINITY) continue
      for (let c = 0; c < item.candidates.length; c++) {
        const candidate = item.candidates[c]!
        const total = cost + candidate.weight
        if (total >= to[0]! || total >= limit) continue
        const origin = c * size + state
        const only = candidate.units.length === 1 ? candidate.units[0]! : null
        if (only === null || item.mandatory) {
          this.pushUnits(candidate, 0, 0, state, total, to, layer, origin)
          continue
        }
        for (const move of only) {
          budget.left--
          if (((state / move.stride) | 0) % move.radix < move.steps) continue
          const next = state - move.delta
          if (total < to[next]!) {
            to[next] = total
            origins[layer + next] = origin
          }
        }
      }
    }
    this.costs = to
  }

  /** Tries all ways to spend the units from `at` on; a unit is wasted only if it cannot be spent. */
  private pushUnits(
    candidate: Candidate,
    at: number,
    start: number,
    state: number,
    total: number,
    to: Float64Array,
    layer: number,
    origin: number,
  ): void {
    this.budget.left--
    const moves = candidate.units[at]
    if (moves === undefined) {
      if (total < to[state]!) {
        to[state] = total
        this.origins[layer + state] = origin
      }
      return
    }
    const same = candidate.units[at + 1] === moves
    let placed = false
    for (let m = start; m < moves.length; m++) {
      const move = moves[m]!
      if (((state / move.stride) | 0) % move.radix < move.steps) continue
      placed = true
      this.pushUnits(candidate, at + 1, same ? m : 0, state - move.delta, total, to, layer, origin)
    }
    if (!placed) this.pushUnits(candidate, at + 1, same ? start : 0, state, total, to, layer, origin)
  }
}

/** 0 when paid, else the reachable state with the fewest steps unpaid. */
function bestState(space: StateSpace, costs: Float64Array): number {
  if (costs[0] !== Number.POSITIVE_INFINITY) return 0
  let best = space.size - 1
  let fewest = Number.POSITIVE_INFINITY
  for (let state = 1; state < space.size; state++) {
    if (costs[state] === Number.POSITIVE_INFINITY) continue
    let unpaid = 0
    for (const [slot, stride] of space.strides.entries()) unpaid += ((state / stride) | 0) % space.radices[slot]!
    if (unpaid >= fewest) continue
    fewest = unpaid
    best = state
  }
  return best
}

function trace(items: readonly Item[], layers: number, { size, origins }: Table, end: number): Assignment[] {
  const assignments: Assignment[] = []
  let state = end
  for (let layer = layers - 1; layer >= 0; layer--) {
    const origin = origins[layer * size + state]!
    if (origin < 0) continue
    const item = items[layer]!
    const candidate = item.candidates[(origin / size) | 0]!
    const before = origin % size
    const moves: (Move | null)[] = []
    placeUnits(candidate, 0, 0, before, state, moves)
    assignments.push({ item, candidate, moves })
    state = before
  }
  return assignments.reverse()
}

/** Reconstructs how the units led from `state` to `end`, in the same way as `pushUnits`. */
function placeUnits(
  candidate: Candidate,
  at: number,
  start: number,
  state: number,
  end: number,
  placed: (Move | null)[],
): boolean {
  const moves = candidate.units[at]
  if (moves === undefined) return state === end
  const same = candidate.units[at + 1] === moves
  let hasPlace = false
  for (let m = start; m < moves.length; m++) {
    const move = moves[m]!
    if (((state / move.stride) | 0) % move.radix < move.steps) continue
    hasPlace = true
    placed[at] = move
    if (placeUnits(candidate, at + 1, same ? m : 0, state - move.delta, end, placed)) return true
  }
  if (hasPlace) return false
  placed[at] = null
  return placeUnits(candidate, at + 1, same ? start : 0, state, end, placed)
}
