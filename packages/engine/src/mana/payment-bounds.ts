import type { PaymentOption, PaymentRequest } from './payment-types.ts'
import type { ManaSymbol } from './symbol.ts'

/** Counts that exclude most impossible payments without a search. */

/** The fewest units that could pay the cost. */
export function leastMana(request: PaymentRequest): number {
  const { symbols, phyrexian } = request
  const phyrexians = symbols.reduce((count, symbol) => count + (symbol.kind === 'phyrexian' ? 1 : 0), 0)
  return leastManaFor(symbols) - Math.min(phyrexians, mostByLife(request, phyrexian))
}

function mostByLife(request: PaymentRequest, phyrexian: PaymentRequest['phyrexian']): number {
  if (phyrexian === 'manaOnly') return 0
  if (typeof phyrexian !== 'string') return phyrexian.filter((way) => way === 'life').length
  return Math.floor(request.life / 2)
}

function leastManaFor(symbols: readonly ManaSymbol[]): number {
  let least = 0
  for (const symbol of symbols) {
    if (symbol.kind === 'generic') least += symbol.amount
    else if (symbol.kind !== 'variable') least++
  }
  return least
}

/** The most units that pool and sources could give, minus what the sources cost themselves. */
export function mostMana(request: PaymentRequest): number {
  let most = 0
  for (const unit of request.pool) if (unit.usable || unit.rider === null) most++
  for (const source of request.sources) {
    let best = 0
    for (const option of source.options) best = Math.max(best, netMana(option))
    most += best
  }
  return most
}

const netMana = (option: PaymentOption): number =>
  option.mana.length - (option.cost === undefined ? 0 : leastManaFor(option.cost))
