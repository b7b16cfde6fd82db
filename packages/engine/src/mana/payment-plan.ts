import { itemAt, itemsAt, sortShort } from '../state/lists.ts'
import type { Board } from './payment-items.ts'
import type { Assignment, SearchResult } from './payment-search.ts'
import { FINAL_STAGE, type Slot } from './payment-slots.ts'
import type { ManaOrigin, ManaSpend, PaymentPlan, SourceUse } from './payment-types.ts'
import type { ManaSymbol } from './symbol.ts'

/** The plan for the caller from the result of a search. */
export function planOf(board: Board, result: SearchResult): PaymentPlan {
  const ordered = usesInOrder(result.assignments)
  const payments = paymentsByStage(board, result.assignments, ordered)
  const spend = payments.get(FINAL_STAGE) ?? []
  addAnnouncedLife(board, spend)
  sortShort(spend, (a, b) => a.symbol - b.symbol)
  const firstCostly = ordered.findIndex(({ item }) => item.mandatory)
  const uses: SourceUse[] = []
  let leftover = 0
  for (const { item, candidate, moves } of ordered) {
    const source = itemAt(board.request.sources, item.source)
    const payment = item.mandatory ? payments.get(uses.length - firstCostly) : undefined
    uses.push({ key: source.key, option: candidate.option, payment: payment ?? [] })
    leftover += itemAt(source.options, candidate.option).mana.length
    for (const move of moves) if (move !== null) leftover--
  }
  let lifePaid = 0
  for (const { from } of spend) if (from.kind === 'life') lifePaid += 2
  return { uses, spend, lifePaid, leftover }
}

/** Sources that cost mana come last, in the order they were chosen; the others in the caller's order. */
function usesInOrder(assignments: readonly Assignment[]): readonly Assignment[] {
  const used = assignments.filter(({ item }) => item.source >= 0)
  return sortShort(used, (a, b) => {
    if (a.item.mandatory || b.item.mandatory) return Number(a.item.mandatory) - Number(b.item.mandatory)
    return a.item.source - b.item.source
  })
}

function paymentsByStage(
  board: Board,
  assignments: readonly Assignment[],
  ordered: readonly Assignment[],
): Map<number, ManaSpend[]> {
  const whole: ManaOrigin[][] = board.slots.map(() => [])
  const parts: ManaOrigin[][] = board.slots.map(() => [])
  for (const assignment of assignments) {
    const use = assignment.item.source < 0 ? -1 : ordered.indexOf(assignment)
    for (let unit = 0; unit < assignment.moves.length; unit++) {
      const move = assignment.moves[unit]
      if (move === null || move === undefined) continue
      const into = move.steps === itemAt(board.slots, move.slot).step ? whole : parts
      itemAt(into, move.slot).push(originOf(assignment, use, unit))
    }
  }
  const payments = new Map<number, ManaSpend[]>()
  for (let at = 0; at < board.slots.length; at++) {
    const { stage } = itemAt(board.slots, at)
    if (!payments.has(stage)) payments.set(stage, [])
    spendOnSlot(itemAt(board.slots, at), itemAt(whole, at), itemAt(parts, at), payments.get(stage)!)
  }
  return payments
}

function originOf({ item, candidate }: Assignment, use: number, unit: number): ManaOrigin {
  if (use >= 0) return { kind: 'use', use, unit: itemAt(candidate.unitIndices, unit) }
  return item.poolIndex >= 0 ? { kind: 'pool', index: item.poolIndex } : { kind: 'life' }
}

/** `parts` pay the {2/W} symbols that no white mana paid, `step` of them each. */
function spendOnSlot(slot: Slot, whole: readonly ManaOrigin[], parts: readonly ManaOrigin[], spend: ManaSpend[]): void {
  for (let at = 0; at < whole.length; at++) spend.push({ symbol: itemAt(slot.symbols, at), from: itemAt(whole, at) })
  for (let at = 0; at < parts.length; at++) {
    spend.push({ symbol: slot.symbols[whole.length + Math.floor(at / slot.step)]!, from: itemAt(parts, at) })
  }
}

/** Phyrexian symbols announced to be paid with life have no slots; they are paid here. */
function addAnnouncedLife(board: Board, spend: ManaSpend[]): void {
  const { phyrexian, symbols } = board.request
  if (typeof phyrexian === 'string') return
  let nth = 0
  for (const [symbol, { kind }] of symbols.entries()) {
    if (kind === 'phyrexian' && phyrexian[nth++] === 'life') spend.push({ symbol, from: { kind: 'life' } })
  }
}

/** What a failed search left unpaid. */
export function missingSymbols(board: Board, state: number): readonly ManaSymbol[] {
  const missing: ManaSymbol[] = []
  for (const [at, slot] of board.slots.entries()) {
    const unpaid = Math.floor(state / itemAt(board.space.strides, at)) % itemAt(board.space.radices, at)
    if (unpaid === 0 || slot.stage !== FINAL_STAGE) continue
    const symbols = itemsAt(board.request.symbols, slot.symbols.slice(-Math.ceil(unpaid / slot.step)))
    if (symbols[0]?.kind === 'generic') missing.push({ kind: 'generic', amount: unpaid })
    else missing.push(...symbols)
  }
  return missing
}
