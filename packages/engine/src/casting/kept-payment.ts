import type { PaymentRequest, PaymentResult } from '../mana/payment.ts'
import { areSameSymbols, isPlainSymbol, type ManaSymbol } from '../mana/symbol.ts'
import type { ManaSources } from './mana-sources.ts'
import type { Helpers } from './pay-helpers.ts'

/** What is to be paid, with what. */
export interface Prepared {
  readonly request: PaymentRequest
  readonly mana: ManaSources
  readonly helpers: Helpers
}

/** The payment found last: it is asked for at once, or not at all. */
interface Found {
  readonly mana: ManaSources
  readonly symbols: readonly ManaSymbol[]
  readonly result: PaymentResult
}
let found: Found | null = null

/** Only what depends on nothing but the sources: no mana in the pool, no helpers, no symbol with a choice. */
export const isKeepable = ({ request, helpers }: Prepared): boolean =>
  request.pool.length === 0 && helpers.size === 0 && request.symbols.every(isPlainSymbol)

export function keptFor(prepared: Prepared): PaymentResult | null {
  if (found?.mana !== prepared.mana || !isKeepable(prepared)) return null
  return areSameSymbols(found.symbols, prepared.request.symbols) ? found.result : null
}

export const keep = ({ mana, request }: Prepared, result: PaymentResult): void => {
  found = { mana, symbols: request.symbols, result }
}
