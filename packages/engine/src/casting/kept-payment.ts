import type { Game } from '../game/game.ts'
import type { PaymentRequest, PaymentResult } from '../mana/payment.ts'
import { areSameSymbols, isPlainSymbol, type ManaSymbol } from '../mana/symbol.ts'
import { Kept } from '../state/kept.ts'
import type { ManaSources } from './mana-sources.ts'
import type { Helpers } from './pay-helpers.ts'

/** What is to be paid, with what. */
export interface Prepared {
  readonly request: PaymentRequest
  readonly mana: ManaSources
  readonly helpers: Helpers
}

/** The payment that was found for a legality check: whoever pays right afterwards need not search again. */
interface Found {
  readonly mana: ManaSources
  readonly symbols: readonly ManaSymbol[]
  readonly result: PaymentResult
}
const lastFound = new Kept<Found | null>(() => null)

/** Only what depends on nothing but the sources: no mana in the pool, no helpers, no symbol with a choice. */
export const isKeepable = ({ request, helpers }: Prepared): boolean =>
  request.pool.length === 0 && helpers.size === 0 && request.symbols.every(isPlainSymbol)

export function keptFor(game: Game, prepared: Prepared): PaymentResult | null {
  const found = lastFound.of(game)
  if (found?.mana !== prepared.mana || !isKeepable(prepared)) return null
  return areSameSymbols(found.symbols, prepared.request.symbols) ? found.result : null
}

export const keep = (game: Game, { mana, request }: Prepared, result: PaymentResult): void =>
  lastFound.set(game, { mana, symbols: request.symbols, result })
