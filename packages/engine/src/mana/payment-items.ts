import { type Candidate, type Item, type Move, type StateSpace, stateSpaceOf } from './payment-search.ts'
import { bitsOfMade, bitsOfUnit, FINAL_STAGE, LIFE_BITS, type Slot, typeIndex } from './payment-slots.ts'
import type { PaymentOption, PaymentRequest, PaymentSource, PoolUnit } from './payment-types.ts'

/** Preferences as one number, more important ones in higher bits (every sum is exact in a double). */
const FLEXIBILITY = 2 ** 13
const MANA_GIVEN_UP = 2 ** 21
const CLASSES = [0, 2 ** 27, 2 ** 32, 2 ** 42, 2 ** 47, 2 ** 49]
/** 2 life for a Phyrexian symbol: preferred to a sacrifice, but not to anything that only taps. */
const LIFE = 2 ** 37
/** The last 2 life. */
const LAST_LIFE = 2 ** 50
const RIDERLESS = 2 ** 9
const PERSISTENT = 2 ** 14
const MOST_PLENTIFUL = 31

/** A cost with more states is refused. */
export const MOST_STATES = 1 << 16

export const isPainless = (cost: number): boolean => cost < CLASSES[1]!

/** Where a unit can be spent, as one number: its bits, then these flags, then the stage that made it. */
const USABLE = 1 << 21
const USABLE_FOR_SOURCES = 1 << 22
const STAGE = 1 << 23
/** Available from the start. Mana made by the n-th source that costs mana has stage n and pays only for later ones. */
const FROM_START = -1

const useOf = (bits: number, usable: boolean, usableForSources: boolean, stage: number): number =>
  bits | (usable ? USABLE : 0) | (usableForSources ? USABLE_FOR_SOURCES : 0) | ((stage + 1) * STAGE)

export interface Board {
  readonly request: PaymentRequest
  readonly slots: readonly Slot[]
  readonly space: StateSpace
  readonly goal: 'cheapest' | 'any'
  /** Whether sources that cost mana are used in the order of their stages, or each may pay for every other. */
  readonly order: 'chosen' | 'any'
  /** Uses seen so far, and their moves; equal units share one array. */
  readonly uses: number[]
  readonly moves: (readonly Move[])[]
}

export const boardOf = (
  request: PaymentRequest,
  slots: readonly Slot[],
  goal: Board['goal'],
  order: Board['order'] = 'chosen',
): Board => ({ request, slots, space: stateSpaceOf(slots), goal, order, uses: [], moves: [] })

function movesOf(board: Board, use: number): readonly Move[] {
  const { uses } = board
  for (let at = 0; at < uses.length; at++) if (uses[at] === use) return board.moves[at]!
  const moves = newMoves(board, use)
  uses.push(use)
  board.moves.push(moves)
  return moves
}

function newMoves(board: Board, use: number): readonly Move[] {
  const moves: Move[] = []
  for (let at = 0; at < board.slots.length; at++) {
    const slot = board.slots[at]!
    if (!maySpend(board, use, slot)) continue
    const stride = board.space.strides[at]!
    const radix = board.space.radices[at]!
    if ((use & slot.accepts) !== 0) {
      moves.push({ slot: at, steps: slot.step, stride, radix, delta: slot.step * stride })
    }
    if ((use & slot.acceptsPart) !== 0) moves.push({ slot: at, steps: 1, stride, radix, delta: stride })
  }
  return moves
}

function maySpend(board: Board, use: number, slot: Slot): boolean {
  if (slot.stage === FINAL_STAGE) return (use & USABLE) !== 0
  if ((use & USABLE_FOR_SOURCES) === 0) return false
  const stage = Math.floor(use / STAGE) - 1
  return board.order === 'chosen' ? stage < slot.stage : stage !== slot.stage
}

/** Mana in the pool is preferred to any source. */
export function poolItems(board: Board): Item[] {
  const { pool } = board.request
  const items: Item[] = []
  const seen: { unit: PoolUnit; count: number }[] = []
  for (const [index, unit] of pool.entries()) {
    const moves = movesOf(board, useOf(bitsOfUnit(unit), unit.usable, unit.rider === null, FROM_START))
    if (moves.length === 0) continue
    const weight = board.goal === 'any' ? 0 : poolWeight(pool, unit, seen)
    const candidate: Candidate = { option: 0, weight, units: [moves], unitIndices: [0] }
    items.push({ source: -1, poolIndex: index, candidates: [candidate], mandatory: false, weight })
  }
  return items
}

/** Mana with a rider first, persistent mana last, otherwise the most plentiful type, counted down as it is spent. */
function poolWeight(pool: readonly PoolUnit[], unit: PoolUnit, seen: { unit: PoolUnit; count: number }[]): number {
  let kind = seen.find(({ unit: other }) => other.type === unit.type)
  if (kind === undefined) {
    kind = { unit, count: pool.reduce((count, other) => count + (other.usable && other.type === unit.type ? 1 : 0), 0) }
    seen.push(kind)
  }
  const plain = plenty(kind.count--) + typeIndex(unit.type) + 1
  return plain + (unit.rider === null ? RIDERLESS : 0) + (unit.persists ? PERSISTENT : 0) + (unit.snow ? 1 / 2 : 0)
}

const plenty = (count: number): number => 8 * (MOST_PLENTIFUL - Math.min(MOST_PLENTIFUL, count))

/** 2 life each, for the Phyrexian symbols that may be paid with life. */
export function lifeItems(board: Board): Item[] {
  const { life, phyrexian } = board.request
  const moves = movesOf(board, useOf(LIFE_BITS, true, false, FROM_START))
  if (moves.length === 0) return []
  const symbols = moves.reduce((count, move) => count + move.radix - 1, 0)
  const items: Item[] = []
  for (let n = 1; n <= symbols && 2 * n <= life; n++) {
    const weight = board.goal === 'any' ? 0 : 2 * n === life ? LAST_LIFE : phyrexian === 'preferLife' ? 0 : LIFE
    const candidate: Candidate = { option: 0, weight, units: [moves], unitIndices: [0] }
    items.push({ source: -2, poolIndex: -1, candidates: [candidate], mandatory: false, weight })
  }
  return items
}

/** The sources that cost no mana, or all of them as if they cost none, except those in `without`. */
export function sourceItems(board: Board, without: readonly number[] = [], costs: 'free' | 'ignored' = 'free'): Item[] {
  const { sources } = board.request
  const common = board.goal === 'any' ? null : commonness(sources)
  const items: Item[] = []
  for (let index = 0; index < sources.length; index++) {
    const source = sources[index]!
    if (without.includes(index)) continue
    const candidates: Candidate[] = []
    for (let option = 0; option < source.options.length; option++) {
      const details = source.options[option]!
      if (costs === 'free' && hasCost(details)) continue
      const candidate = candidateOf(board, details, option, FROM_START, common === null ? 0 : common[index]!)
      if (candidate.units.length > 0) addCandidate(candidates, candidate)
    }
    if (candidates.length === 0) continue
    let weight = candidates[0]!.weight
    for (const candidate of candidates) weight = Math.min(weight, candidate.weight)
    items.push({ source: index, poolIndex: -1, candidates, mandatory: false, weight })
  }
  return items
}

/** A source that costs mana, chosen as number `stage` of those. */
export function activationItem(board: Board, source: number, option: number, stage: number): Item {
  const details = board.request.sources[source]!.options[option]!
  const candidate = candidateOf(board, details, option, stage, 0)
  return { source, poolIndex: -1, candidates: [candidate], mandatory: true, weight: candidate.weight }
}

function candidateOf(board: Board, details: PaymentOption, option: number, stage: number, common: number): Candidate {
  const units: (readonly Move[])[] = []
  const unitIndices: number[] = []
  for (let index = 0; index < details.mana.length; index++) {
    const unit = details.mana[index]!
    const forSources = details.paysOnly === undefined && (unit.usableForSources ?? unit.usable)
    const moves = movesOf(board, useOf(bitsOfMade(details, unit), unit.usable, forSources, stage))
    if (moves.length === 0) continue
    // Equal units next to each other, so that the search does not try their permutations.
    const twin = units.length === 0 ? -1 : units.lastIndexOf(moves)
    if (twin < 0 || twin === units.length - 1) {
      units.push(moves)
      unitIndices.push(index)
    } else {
      units.splice(twin, 0, moves)
      unitIndices.splice(twin, 0, index)
    }
  }
  return { option, weight: board.goal === 'any' ? 0 : optionWeight(details) + common, units, unitIndices }
}

export const hasCost = (option: PaymentOption): boolean => option.cost !== undefined && option.cost.length > 0

export function optionWeight(option: PaymentOption): number {
  const first = option.mana[0]
  const flexibility = Math.min(7, Math.max(0, option.flexibility - 1))
  const pain = CLASSES[Math.min(CLASSES.length - 1, Math.max(0, option.costClass))]!
  const order = first === undefined || option.paysOnly !== undefined ? 0 : typeIndex(first.type)
  return pain + MANA_GIVEN_UP * Math.max(1, option.mana.length) + FLEXIBILITY * flexibility + order + 1
}

/** Leaves out an option that another option of the source can always replace at no more cost. */
function addCandidate(candidates: Candidate[], candidate: Candidate): void {
  for (let at = 0; at < candidates.length; at++) {
    const other = candidates[at]!
    if (replaces(other, candidate)) return
    if (replaces(candidate, other)) {
      candidates.splice(at, 1)
      at--
    }
  }
  candidates.push(candidate)
}

function replaces(candidate: Candidate, other: Candidate): boolean {
  if (candidate.weight - other.weight >= 8 || candidate.units.length !== other.units.length) return false
  for (let at = 0; at < other.units.length; at++) {
    if (!covers(candidate.units[at]!, other.units[at]!)) return false
  }
  return true
}

function covers(moves: readonly Move[], others: readonly Move[]): boolean {
  if (moves === others) return true
  if (moves.length < others.length) return false
  return others.every((other) => moves.some((move) => move.slot === other.slot && move.steps === other.steps))
}

/** For each source how many sources of the same types are left; the more there are, the rather one is used. */
function commonness(sources: readonly PaymentSource[]): readonly number[] {
  const kinds = sources.map(kindOf)
  for (const kind of kinds) counts[kind]!++
  return kinds.map((kind) => plenty(counts[kind]!--))
}

/** All zero between calls. */
const counts = new Int32Array(64)

function kindOf({ options }: PaymentSource): number {
  let kind = 0
  for (let at = 0; at < options.length; at++) {
    const { mana } = options[at]!
    for (let unit = 0; unit < mana.length; unit++) kind |= 1 << typeIndex(mana[unit]!.type)
  }
  return kind
}
