import { sortShort } from '../state/lists.ts'
import { activationsOf, searchActivations } from './payment-activations.ts'
import { leastMana, mostMana } from './payment-bounds.ts'
import {
  type Board,
  boardOf,
  hasCost,
  isPainless,
  lifeItems,
  MOST_STATES,
  poolItems,
  sourceItems,
} from './payment-items.ts'
import { missingSymbols, planOf } from './payment-plan.ts'
import { type SearchResult, search } from './payment-search.ts'
import { addSlots, FINAL_STAGE, type Slot } from './payment-slots.ts'
import type { PaymentRequest, PaymentResult, PhyrexianPolicy } from './payment-types.ts'

export type * from './payment-types.ts'

/** Bounds on the search over sources that cost mana, in moves tried: if nothing else can pay, and if it only avoids pain. */
const SEARCH_BUDGET = 100_000
const PAINLESS_BUDGET = 10_000

/** The automatic payment: the least valuable sources that can pay. It always finds one if no source has to cost mana (S6.5). */
export function findPayment(request: PaymentRequest): PaymentResult {
  return solve(request, 'cheapest')
}

/** Whether some payment exists. False if the search gave up. */
export function canPay(request: PaymentRequest): boolean {
  return mostMana(request) >= leastMana(request) && solve(request, 'any').ok
}

function solve(request: PaymentRequest, goal: Board['goal']): PaymentResult {
  if (2 * announcedLife(request.phyrexian) > request.life) return { ok: false, reason: 'short', missing: [] }
  const lack = leastMana(request) - mostMana(request)
  if (lack > MOST_STATES) return { ok: false, reason: 'short', missing: [{ kind: 'generic', amount: lack }] }
  const board = boardOf(request, slotsOf(request), goal)
  if (board.space.size > MOST_STATES) {
    return {
      ok: false,
      reason: lack > 0 ? 'short' : 'gaveUp',
      missing: lack > 0 ? [{ kind: 'generic', amount: lack }] : [],
    }
  }
  const direct = searchDirect(board)
  const paid = direct.state === 0
  if (paid && (goal === 'any' || isPainless(direct.cost))) return success(board, direct)
  if (lack <= 0 && request.sources.some((source) => source.options.some(hasCost))) {
    const activations = activationsOf(board)
    const found = searchActivations(board, activations, direct.cost, { left: paid ? PAINLESS_BUDGET : SEARCH_BUDGET })
    if (typeof found !== 'string') return success(found.board, found.result)
    if (!paid) return { ok: false, reason: found, missing: missingSymbols(board, direct.state) }
  }
  if (paid) return success(board, direct)
  return { ok: false, reason: 'short', missing: missingSymbols(board, direct.state) }
}

const NO_PLAN = { uses: [], spend: [], lifePaid: 0, leftover: 0 }

const success = (board: Board, result: SearchResult): PaymentResult => ({
  ok: true,
  plan: board.goal === 'any' ? NO_PLAN : planOf(board, result),
})

/** Without sources that cost mana. */
function searchDirect(board: Board): SearchResult {
  const items = [...poolItems(board), ...lifeItems(board), ...sourceItems(board)]
  if (board.goal === 'cheapest') sortShort(items, (a, b) => a.weight - b.weight)
  return search(board.space, items, Number.POSITIVE_INFINITY, board.goal, { left: Number.POSITIVE_INFINITY })
}

function slotsOf({ symbols, phyrexian }: PaymentRequest): readonly Slot[] {
  const slots: Slot[] = []
  addSlots(slots, symbols, FINAL_STAGE, (nth) => phyrexianPart(phyrexian, nth))
  return slots
}

function phyrexianPart(policy: PhyrexianPolicy, nth: number): 'mana' | 'either' | 'none' {
  if (policy === 'manaOnly') return 'mana'
  if (typeof policy === 'string') return 'either'
  return policy[nth] === 'life' ? 'none' : 'mana'
}

const announcedLife = (policy: PhyrexianPolicy): number =>
  typeof policy === 'string' ? 0 : policy.filter((way) => way === 'life').length
