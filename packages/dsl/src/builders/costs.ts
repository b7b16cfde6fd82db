/** The parts of a cost. Each builder returns plain data. */
import type { CostPart } from '../cost.ts'
import type { Filter } from '../filter.ts'
import type { Quantity } from '../quantity.ts'
import type { CounterKind } from '../vocabulary.ts'

/** A payment of mana, such as `{1}{R}`. */
export const mana = (symbols: string): CostPart => ({ kind: 'mana', mana: symbols })
/** The tap symbol `{T}` in a cost. */
export const tap: CostPart = { kind: 'tap' }
/** The untap symbol `{Q}` in a cost. */
export const untapCost: CostPart = { kind: 'untap' }
/** "Pay N life". */
export const payLife = (amount: Quantity): CostPart => ({ kind: 'payLife', amount })
/** "Sacrifice this". */
export const sacrificeSelf: CostPart = { kind: 'sacrifice', what: 'self' }
/** "Sacrifice a …", bound to a name if given. */
export const sacrifice = (what: Filter, as?: string): CostPart =>
  as === undefined ? { kind: 'sacrifice', what } : { kind: 'sacrifice', what, as }
/** "Discard this card". */
export const discardSelf: CostPart = { kind: 'discard', what: 'self' }
/** "Discard a card", of a kind if said. */
export const discardCost = (what: Filter = {}, count: Quantity = 1): CostPart => ({ kind: 'discard', what, count })
/** "Exile a card", of a kind and from the zone the filter says. */
export const exileCost = (what: Filter, count: Quantity = 1): CostPart => ({ kind: 'exile', what, count })
/** "Return a permanent to its owner's hand". */
export const returnCost = (what: Filter, count: Quantity = 1): CostPart => ({ kind: 'returnToHand', what, count })
/** "Remove a counter from this". */
export const removeCounter = (counter: CounterKind, count: Quantity = 1): CostPart => ({
  kind: 'removeCounters',
  counter,
  count,
})
/** "Collect evidence N" (CR 701.59). */
export const collectEvidence = (amount: Quantity): CostPart => ({ kind: 'collectEvidence', amount })
/** "Exert this" (CR 701.43). */
/** CR 701.61: the card that is cast is on the stack as its costs are paid. */
export const forage: CostPart = {
  kind: 'choice',
  options: [[exileCost({ zone: 'graveyard', other: true }, 3)], [sacrifice({ subtype: 'Food' })]],
}

/** "Exert it" as a cost (CR 701.43). */
export const exertCost: CostPart = { kind: 'exert' }
/** "Pay N energy counters" (CR 107.14). */
export const payEnergy = (amount: Quantity): CostPart => ({ kind: 'payEnergy', amount })
/** The loyalty cost of a planeswalker's ability (CR 606.4). */
export const loyalty = (change: number | '-X'): CostPart => ({ kind: 'loyalty', change })
