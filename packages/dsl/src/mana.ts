import type { Effect } from './effect.ts'
import type { Filter } from './filter.ts'
import type { Quantity } from './quantity.ts'
import type { Color } from './vocabulary.ts'

/** What an "add mana" effect adds (CR 106). */
export type ManaProduction =
  /** Exactly these symbols: `{R}`, `{C}{C}`; times `times`. */
  | { kind: 'fixed'; mana: string; times?: Quantity }
  /** One of several: `{R} or {G}`. */
  | { kind: 'choice'; options: readonly string[] }
  /** `amount` mana of any one color. */
  /** `among`: of a color among the objects that fit. */
  | { kind: 'anyOneColor'; amount: Quantity; colors?: readonly Color[]; among?: Filter }
  /** `amount` mana in any combination of colors. */
  | { kind: 'anyCombination'; amount: Quantity; colors: readonly Color[] }
  /** `or`: or these symbols instead. */
  | { kind: 'chosenColor'; chosen: string; amount: Quantity; or?: string }
  /** One mana of a type, or of a color, that objects that fit could produce (CR 106.7). */
  | { kind: 'couldProduce'; of: Filter; what: 'type' | 'color' }
  /** One mana of any type that the permanent produced which was tapped for mana: of a triggered mana ability (CR 605.1b). */
  | { kind: 'produced' }

/** "Spend this mana only to …" (CR 106.6). Its filters are those of the object that made the mana. */
export type ManaRider =
  /** `spent`: what happens to the spell it is spent on, the `eventObject`. */
  | { kind: 'onlyCast'; spell: Filter; spent?: readonly Effect[] }
  | { kind: 'onlyActivate'; object: Filter }
  | { kind: 'onlyCastOrActivate'; spell: Filter; object: Filter }
  /** "This mana can't be spent to cast …": on anything else it may be. */
  | { kind: 'notCast'; spell: Filter }
  /** "If that mana is spent on a creature spell, …": it may be spent on anything. */
  | { kind: 'ifSpentOn'; spell: Filter; spent: readonly Effect[] }
