/**
 * How card data points at things.
 *
 * A resolving spell or ability has a *frame*: its source, its controller, X, and bound names. Targets, objects found or
 * moved by an earlier step (`as`), costs paid (`as`) and the roles of a trigger event are all bound names, so one
 * mechanism says "that creature", "the exiled card", "the sacrificed creature".
 */

/** A bound name: a target, something an earlier step bound, or a cost. */
export interface The {
  the: string
}

/** Objects remembered by this object's linked abilities (CR 607): "exiled with this", "the imprinted card". */
export interface Linked {
  linked: string
}

/**
 * - `self`: the object this ability is on (also after it moved, where the rules keep track of it).
 * - `affected`: inside a continuous effect, the object being affected.
 * - `attachedTo`: what the source is attached to (enchanted creature, equipped creature, fortified land).
 * - `eventObject`, `eventSource`: roles of the trigger or replaced event (see `EventPattern`).
 * - `paired`: the creature the source is paired with (CR 702.95).
 */
export type ObjectRef = 'self' | 'affected' | 'attachedTo' | 'eventObject' | 'eventSource' | 'paired' | The | Linked

/**
 * - `you`: the controller of the ability's source (of the spell or ability on the stack).
 * - `opponent`: in a filter, any opponent of `you`; as an actor, each opponent.
 * - `eventPlayer`: the player role of the trigger or replaced event.
 * - `monarch`: whoever is the monarch (CR 725), perhaps nobody.
 */
export type PlayerRef =
  | 'you'
  | 'opponent'
  | 'eachPlayer'
  | 'activePlayer'
  | 'nonactivePlayer'
  | 'defendingPlayer'
  | 'eventPlayer'
  | 'affectedPlayer'
  | 'monarch'
  | The
  | { controllerOf: ObjectRef }
  | { ownerOf: ObjectRef }

/** Every object that fits, when the step happens. */
export interface All {
  all: Filter
}

/** What an effect acts on: one reference, several, or every object that fits. */
export type Selector = ObjectRef | All | readonly ObjectRef[]

/** Objects, players, or (with `objects`) both at once: recipients of damage. */
export type Recipient = Selector | { players: PlayerRef; objects?: Selector }

import type { Filter } from './filter.ts'
