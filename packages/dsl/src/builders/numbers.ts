/** Quantities and conditions. Each builder returns plain data. */
import type { Condition } from '../condition.ts'
import type { Filter } from '../filter.ts'
import type { Quantity } from '../quantity.ts'
import type { ObjectRef } from '../reference.ts'
import type { CounterKind } from '../vocabulary.ts'

/** The X of the spell or ability. */
export const X: Quantity = { kind: 'x' }
/** The number of objects that fit. */
export const count = (of: Filter): Quantity => ({ kind: 'count', of })
/** A number that an earlier step has bound to that name. */
export const bound = (name: string): Quantity => ({ kind: 'bound', name })
/** The amount of the event: "that much damage". */
export const eventAmount: Quantity = { kind: 'eventAmount' }
/** The mana value of an object. */
export const manaValueOf = (object: ObjectRef): Quantity => ({ kind: 'manaValueOf', object })
/** The power of an object. */
export const powerOf = (object: ObjectRef): Quantity => ({ kind: 'powerOf', object })
/** What doubling its power adds to it (CR 701.10b–c). */
export const powerToDouble = (object: ObjectRef): Quantity => ({ kind: 'powerOf', object, signed: 'signed' })
/** The toughness of an object. */
export const toughnessOf = (object: ObjectRef): Quantity => ({ kind: 'toughnessOf', object })
/** The number of counters of a kind on an object. */
export const countersOn = (object: ObjectRef, counter: CounterKind): Quantity => ({
  kind: 'countersOn',
  object,
  counter,
})
/** A sum. */
export const plus = (...terms: Quantity[]): Quantity => ({ kind: 'plus', terms })
/** A multiple. */
export const times = (factor: number, quantity: Quantity): Quantity => ({ kind: 'times', factor, quantity })

/** "You control a …". */
export const youControl = (filter: Filter): Condition => ({ kind: 'exists', of: { ...filter, controller: 'you' } })
/** An object fits the filter. */
export const matches = (object: ObjectRef, filter: Filter): Condition => ({ kind: 'matches', object, filter })
/** The optional step bound to that name was done: "if you do". */
export const did = (name: string): Condition => ({ kind: 'did', name })
/** The spell was kicked (CR 702.33d). */
export const kicked: Condition = { kind: 'kicked' }
/** Seven or more cards are in your graveyard. */
export const threshold: Condition = {
  kind: 'compare',
  quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' },
  is: { atLeast: 7 },
}
/** Four or more card types are among the cards in your graveyard. */
export const delirium: Condition = {
  kind: 'compare',
  quantity: { kind: 'cardTypesAmong', of: { zone: 'graveyard', owner: 'you' } },
  is: { atLeast: 4 },
}
/** The condition does not hold. */
export const not = (condition: Condition): Condition => ({ kind: 'not', condition })
