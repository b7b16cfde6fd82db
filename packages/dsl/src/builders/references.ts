/** What card data points at: bound names, sets of objects, targets. Each builder returns plain data. */
import type { Filter } from '../filter.ts'
import type { Quantity } from '../quantity.ts'
import type { All, Linked, ObjectRef, PlayerRef, The } from '../reference.ts'
import type { TargetSpec } from '../target.ts'

/** What an earlier step, a target or a cost has bound to that name. */
export const the = (name: string): The => ({ the: name })
/** What the linked abilities of this object have remembered under that key (CR 607). */
export const linked = (key: string): Linked => ({ linked: key })
/** Every object that fits. */
export const all = (filter: Filter): All => ({ all: filter })
/** The controller of an object. */
export const controllerOf = (object: ObjectRef): PlayerRef => ({ controllerOf: object })
/** The owner of an object. */
export const ownerOf = (object: ObjectRef): PlayerRef => ({ ownerOf: object })
/** Players where objects could stand too, as in damage to each player. */
export const players = (who: PlayerRef): { players: PlayerRef } => ({ players: who })

/** A target among the objects that fit. */
export const target = (objects: Filter, extras: Omit<TargetSpec, 'objects'> = {}): TargetSpec => ({
  objects,
  ...extras,
})
/** "Target player". */
export const targetPlayer: TargetSpec = { players: { player: 'any' } }
/** "Target opponent". */
export const targetOpponent: TargetSpec = { players: { player: 'opponent' } }
/** "Target spell", of a kind if said. */
export const targetSpell = (filter: Filter = {}): TargetSpec => ({ objects: { zone: 'stack', ...filter } })
/** "Any target" (CR 115.4). */
export const anyTarget: TargetSpec = { anyTarget: 'any target' }
/** "Up to N": none is enough. */
export const upTo = (max: Quantity): { min: Quantity; max: Quantity } => ({ min: 0, max })
/** No more and no fewer than N. */
export const exactly = (count: Quantity): { min: Quantity; max: Quantity } => ({ min: count, max: count })
/** "Any number of". */
export const anyNumber: { min: Quantity; max: 'any' } = { min: 0, max: 'any' }
