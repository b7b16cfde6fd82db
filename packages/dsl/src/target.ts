import type { Condition } from './condition.ts'
import type { Comparison, Filter, PlayerFilter } from './filter.ts'
import type { Quantity } from './quantity.ts'
import type { PlayerRef, The } from './reference.ts'

/** What may be chosen as a target (CR 115): objects, players, or either. */
export interface TargetSpec {
  objects?: Filter
  players?: PlayerFilter
  /** Who chooses, where it is not the controller of the spell or ability: "that player chooses target …". */
  chooser?: PlayerRef
  /** "any target": creature, player, planeswalker or battle (CR 115.4). */
  anyTarget?: 'any target' | 'any other target'
  /** How many; default exactly one. `max: 'any'` is "any number of". */
  count?: { min: Quantity; max: Quantity | 'any' }
  /** The amount is divided among these targets on announcement, at least one each (CR 601.2d). */
  divide?: Quantity
  /** "another target": none of those chosen for these names (CR 601.2c). */
  differentFrom?: readonly The[]
  /** Chosen only if this is so as the spell is announced: "if this spell was kicked, … target …" (CR 601.2c, 702.33e). */
  onlyIf?: Condition
  /** "This ability still resolves if its target becomes illegal." */
  ifIllegal?: 'stillResolves'
  /** What these targets have together: "with total mana value 6 or less". */
  total?: { value: 'power' | 'manaValue'; is: Comparison }
  /** All of these targets must be controlled by / owned by the same player, or differ in … */
  together?: 'sameController' | 'sameOwner' | 'differentControllers' | 'differentManaValues'
}

/** Names in order of announcement; later specs may refer to earlier names. */
export type Targets = Readonly<Record<string, TargetSpec>>
