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
  | { kind: 'anyOneColor'; amount: Quantity; colors?: readonly Color[] }
  /** `amount` mana in any combination of colors. */
  | { kind: 'anyCombination'; amount: Quantity; colors: readonly Color[] }
  | { kind: 'chosenColor'; chosen: string; amount: Quantity }

/** "Spend this mana only to …" (CR 106.6). */
export type ManaRider =
  | { kind: 'onlyCast'; spell: Filter }
  | { kind: 'onlyActivate'; object: Filter }
  | { kind: 'onlyCastOrActivate'; spell: Filter; object: Filter }
  /** "This mana can't be spent to cast …": on anything else it may be. */
  | { kind: 'notCast'; spell: Filter }
