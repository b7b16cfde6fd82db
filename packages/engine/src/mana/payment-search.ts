import type { Slot } from './payment-slots.ts'

/** A unit paying `steps` steps of slot `slot`; in states it is a subtraction of `delta`. */
export interface Move {
  readonly slot: number
  readonly steps: number
  readonly stride: number
  readonly radix: number
  readonly delta: number
}

/** One way to use an item. Units nobody wants are left out. */
export interface Candidate {
  readonly option: number
  readonly weight: number
  /** For each unit the moves it has; equal units share the array and stand together. */
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

// Scratch memory, written before it is read in every search: nothing is carried from one call to the next.
let costs = new Float64Array(256)
let spare = new Float64Array(256)
let back = new Int32Array(4096)

function reserve(size: number, layers: number): void {
  if (costs.length < size) {
    costs = new Float64Array(size * 2)
    spare = new Float64Array(size * 2)
  }
  if (back.length < size * layers) back = new Int32Array(size * layers * 2)
}

export interface SearchResult {
  readonly cost: number
  readonly assignments: readonly Assignment[]
  /** The state of the best attempt: 0 when it pays. */
  readonly state: number
}

/**
 * The cheapest choice of items that pays every slot, below `limit`. Dynamic programming over (items so far, steps
 * unpaid): complete, since a state keeps all that matters of the past, and polynomial in the number of items.
 * `items`: mandatory ones first, then by weight.
 */
export function search(
  space: StateSpace,
  items: readonly Item[],
  limit: number,
  goal: 'cheapest' | 'any',
  budget: Budget,
): SearchResult {
  const { size } = space
  reserve(size, items.length)
  costs.fill(Number.POSITIVE_INFINITY, 0, size)
  costs[size - 1] = 0
  let layers = 0
  for (const item of items) {
    const best = Math.min(costs[0]!, limit)
    if (!item.mandatory && (item.weight >= best || (goal === 'any' && best < limit))) break
    back.fill(-1, layers * size, (layers + 1) * size)
    pushItem(item, layers * size, size, limit, budget)
    layers++
    if (budget.left < 0) break
  }
  const state = bestState(space)
  return { cost: costs[0]!, assignments: goal === 'any' ? [] : trace(items, layers, size, state), state }
}

function pushItem(item: Item, layer: number, size: number, limit: number, budget: Budget): void {
  const from = costs
  let to = costs
  if (item.mandatory) {
    to = spare
    to.fill(Number.POSITIVE_INFINITY, 0, size)
  }
  // Ascending: a push only lowers the state, so in place every state is read before it is written.
  for (let state = 0; state < size; state++) {
    const cost = from[state]!
    if (cost === Number.POSITIVE_INFINITY) continue
    for (let c = 0; c < item.candidates.length; c++) {
      const candidate = item.candidates[c]!
      const total = cost + candidate.weight
      if (total >= to[0]! || total >= limit) continue
      const only = candidate.units.length === 1 ? candidate.units[0]! : null
      if (only === null || item.mandatory) {
        pushUnits(candidate, 0, 0, state, total, to, layer, c * size + state, budget)
        continue
      }
      for (const move of only) {
        budget.left--
        if (((state / move.stride) | 0) % move.radix < move.steps) continue
        const next = state - move.delta
        if (total < to[next]!) {
          to[next] = total
          back[layer + next] = c * size + state
        }
      }
    }
  }
  if (item.mandatory) {
    spare = from
    costs = to
  }
}

/** All ways to place the units from `at` on; a unit is wasted only where it has no place. */
function pushUnits(
  candidate: Candidate,
  at: number,
  start: number,
  state: number,
  total: number,
  to: Float64Array,
  layer: number,
  origin: number,
  budget: Budget,
): void {
  budget.left--
  const moves = candidate.units[at]
  if (moves === undefined) {
    if (total < to[state]!) {
      to[state] = total
      back[layer + state] = origin
    }
    return
  }
  const same = candidate.units[at + 1] === moves
  let placed = false
  for (let m = start; m < moves.length; m++) {
    const move = moves[m]!
    if (((state / move.stride) | 0) % move.radix < move.steps) continue
    placed = true
    pushUnits(candidate, at + 1, same ? m : 0, state - move.delta, total, to, layer, origin, budget)
  }
  if (!placed) pushUnits(candidate, at + 1, same ? start : 0, state, total, to, layer, origin, budget)
}

/** 0 when paid, else the reachable state with the fewest steps unpaid. */
function bestState(space: StateSpace): number {
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

function trace(items: readonly Item[], layers: number, size: number, end: number): Assignment[] {
  const assignments: Assignment[] = []
  let state = end
  for (let layer = layers - 1; layer >= 0; layer--) {
    const origin = back[layer * size + state]!
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

/** Finds again how the units took `state` to `end`: the same walk as `pushUnits`. */
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
