import { itemAt, sortShort } from '../state/lists.ts'
import { leastMana } from './payment-bounds.ts'
import {
  activationItem,
  type Board,
  boardOf,
  hasCost,
  lifeItems,
  MOST_STATES,
  optionWeight,
  poolItems,
  sourceItems,
} from './payment-items.ts'
import { type Budget, type Item, type SearchResult, search } from './payment-search.ts'
import { addSlots, bitsOfUnit, type Slot } from './payment-slots.ts'
import type { ManaUnitLike, PaymentOption, PaymentRequest } from './payment-types.ts'

/** How many sources that cost mana themselves (filter lands, Signets, Chromatic Sphere) one payment may use. */
const MOST_ACTIVATIONS = 6
/** How much of the budget setting up a search costs. */
const SETUP_WORK = 60

interface Activation {
  readonly source: number
  readonly option: number
  readonly details: PaymentOption
  /** Index of the same option of the previous source that is equal to this one, -1 for none. */
  readonly twin: number
}

export function activationsOf(board: Board): readonly Activation[] {
  const { sources } = board.request
  const activations: Activation[] = []
  const last = new Map<string, number>()
  const slots = everySlot(board)
  for (const [source, { options }] of sources.entries()) {
    if (!options.some(hasCost)) continue
    const kind = JSON.stringify(options)
    for (const option of withoutReplaceable(slots, options)) {
      const key = `${option} ${kind}`
      activations.push({ source, option, details: itemAt(options, option), twin: last.get(key) ?? -1 })
      last.set(key, activations.length - 1)
    }
  }
  return activations
}

/** Everything mana may be spent on: the cost, and the costs of the sources. */
function everySlot(board: Board): readonly Slot[] {
  const slots = [...board.slots]
  for (const { options } of board.request.sources) {
    for (const { cost } of options) addSlots(slots, cost ?? [], 0, () => 'mana')
  }
  return slots
}

/** Indices of the options with a cost, without those whose mana another option's mana can always replace. */
function withoutReplaceable(slots: readonly Slot[], options: readonly PaymentOption[]): readonly number[] {
  const kept: number[] = []
  for (const [index, option] of options.entries()) {
    if (!hasCost(option) || kept.some((other) => replaces(slots, itemAt(options, other), option))) continue
    const worthKeeping = kept.filter((other) => !replaces(slots, option, itemAt(options, other)))
    kept.splice(0, kept.length, ...worthKeeping, index)
  }
  return kept
}

function replaces(slots: readonly Slot[], option: PaymentOption, other: PaymentOption): boolean {
  if (option.costClass > other.costClass || option.mana.length !== other.mana.length) return false
  if (option.paysOnly !== undefined || other.paysOnly !== undefined) return false
  if (JSON.stringify(option.cost) !== JSON.stringify(other.cost)) return false
  return option.mana.every((unit, at) => isAsGood(slots, unit, itemAt(other.mana, at)))
}

function isAsGood(slots: readonly Slot[], unit: ManaUnitLike, other: ManaUnitLike): boolean {
  if (unit.usable !== other.usable || unit.usableForSources !== other.usableForSources) return false
  const bits = bitsOfUnit(unit)
  const others = bitsOfUnit(other)
  return slots.every((slot) => (slot.accepts & others) === 0 || (slot.accepts & bits) !== 0)
}

export interface ActivationSearch {
  readonly board: Board
  readonly result: SearchResult
}

interface Progress {
  /** The payment without such sources. */
  readonly board: Board
  readonly activations: readonly Activation[]
  readonly budget: Budget
  readonly chosen: Activation[]
  limit: number
  best: ActivationSearch | null
  gaveUp: boolean
}

/** Tries each such source, then every two, and so on, until some of them pay for less than `limit`. */
export function searchActivations(
  board: Board,
  activations: readonly Activation[],
  limit: number,
  budget: Budget,
): ActivationSearch | 'short' | 'gaveUp' {
  if (!couldPayIfFree(board)) return 'short'
  const progress: Progress = { board, activations, budget, chosen: [], limit, best: null, gaveUp: false }
  const sources = new Set(activations.map(({ source }) => source)).size
  for (let depth = 1; depth <= sources; depth++) {
    if (depth > MOST_ACTIVATIONS) progress.gaveUp = true
    else choose(progress, 0, depth)
    if (progress.best !== null) return progress.best
    if (progress.gaveUp) return 'gaveUp'
  }
  return 'short'
}

/** Whether the cost could be paid if such sources cost nothing, which excludes most impossible cases immediately. */
function couldPayIfFree(board: Board): boolean {
  const free = boardOf(board.request, board.slots, 'any')
  const items = [...poolItems(free), ...lifeItems(free), ...sourceItems(free, [], 'ignored')]
  const result = search(free.space, items, Number.POSITIVE_INFINITY, 'any', { left: Number.POSITIVE_INFINITY })
  return result.state === 0
}

function choose(progress: Progress, from: number, depth: number): void {
  const { activations, chosen } = progress
  if (chosen.length === depth) {
    attempt(progress)
    return
  }
  for (let at = from; at < activations.length; at++) {
    if (progress.gaveUp || (progress.best !== null && progress.board.goal === 'any')) return
    const activation = itemAt(activations, at)
    const twin = activations[activation.twin]
    // Of equal sources the first is used first.
    if (twin !== undefined && !chosen.some(({ source }) => source === twin.source)) continue
    if (chosen.some(({ source }) => source === activation.source)) continue
    chosen.push(activation)
    choose(progress, at + 1, depth)
    chosen.pop()
  }
}

/** Tries exactly the chosen sources: first as if each could pay for every other, and if that works in every order. */
function attempt(progress: Progress): void {
  const { board, chosen } = progress
  const weight = board.goal === 'any' ? 0 : chosen.reduce((sum, { details }) => sum + optionWeight(details), 0)
  progress.budget.left -= 1
  if (weight >= progress.limit || !hasEnough(board.request, chosen)) return
  const relaxed = run(progress, chosen, chosen.length === 1 ? 'chosen' : 'any')
  if (relaxed === null) return
  if (chosen.length === 1) accept(progress, relaxed)
  else attemptOrders(progress, [], [...chosen], relaxed.result.cost)
}

/** `bound`: no order can be cheaper, so the search stops at one that reaches it. */
function attemptOrders(
  progress: Progress,
  order: readonly Activation[],
  rest: readonly Activation[],
  bound: number,
): void {
  if (progress.gaveUp || progress.limit <= bound) return
  if (rest.length === 0) {
    const found = run(progress, order, 'chosen')
    if (found !== null) accept(progress, found)
    return
  }
  for (const next of rest) {
    const others = rest.filter((other) => other !== next)
    attemptOrders(progress, [...order, next], others, bound)
  }
}

function accept(progress: Progress, found: ActivationSearch): void {
  progress.limit = found.result.cost
  progress.best = found
}

function run(progress: Progress, chosen: readonly Activation[], order: Board['order']): ActivationSearch | null {
  const { request, goal } = progress.board
  progress.budget.left -= SETUP_WORK
  const slots = [...progress.board.slots]
  for (const [stage, { details }] of chosen.entries()) addSlots(slots, details.cost ?? [], stage, () => 'mana')
  const board = boardOf(request, slots, goal, order)
  const taken = chosen.map(({ source }) => source)
  const items: Item[] = [...poolItems(board), ...lifeItems(board), ...sourceItems(board, taken)]
  sortShort(items, (a, b) => a.weight - b.weight)
  const mandatory = chosen.map(({ source, option }, stage) => activationItem(board, source, option, stage))
  const tooLarge = board.space.size > MOST_STATES
  if (tooLarge || progress.budget.left < 0) {
    progress.gaveUp = true
    return null
  }
  const result = search(board.space, [...mandatory, ...items], progress.limit, goal, progress.budget)
  if (progress.budget.left < 0) progress.gaveUp = true
  return result.state === 0 ? { board, result } : null
}

/** Whether there is enough mana in total for the cost and the costs of the chosen sources. */
function hasEnough(request: PaymentRequest, chosen: readonly Activation[]): boolean {
  let balance = request.pool.length - leastMana(request)
  for (const { details } of chosen) {
    balance += details.mana.length - leastMana({ ...request, symbols: details.cost ?? [], phyrexian: 'manaOnly' })
  }
  for (const [index, source] of request.sources.entries()) {
    if (chosen.some((activation) => activation.source === index)) continue
    balance += source.options.reduce((most, o) => (hasCost(o) ? most : Math.max(most, o.mana.length)), 0)
  }
  return balance >= 0
}
