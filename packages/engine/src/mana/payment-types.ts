import type { ManaType } from '@spellwright/dsl'
import type { ManaUnit } from './pool.ts'
import type { ManaSymbol } from './symbol.ts'

/** A unit that a source would make. */
export interface ManaUnitLike {
  readonly type: ManaType
  readonly snow: boolean
  /** False: its rider forbids spending it on this cost (CR 106.6). */
  readonly usable: boolean
  /** Whether it may pay for another source's `cost`; by default the same as `usable`. */
  readonly usableForSources?: boolean
}

export interface PaymentOption {
  /** What one use makes, all at once. */
  readonly mana: readonly ManaUnitLike[]
  /** 0 painless, 1 painful, 2 a creature, 3 a sacrifice: a higher class is used only if no lower one can pay. */
  readonly costClass: number
  /** Mana this use costs itself (a Signet's {1}); found by bounded search. */
  readonly cost?: readonly ManaSymbol[]
  /** How many colours its source could make; least flexible first. */
  readonly flexibility: number
  /**
   * Convoke, delve and improvise pay for symbols without making mana: `generic` only for generic mana, `waterbend` only
   * for that of a waterbend cost, types only for other symbols that mana of such a type could pay. Then only the length
   * of `mana` matters.
   */
  readonly paysOnly?: 'generic' | 'waterbend' | readonly ManaType[]
}

/** One thing that can be used once (usually a permanent that taps). */
export interface PaymentSource {
  /** The caller's id. */
  readonly key: number
  /** At most one is used. */
  readonly options: readonly PaymentOption[]
}

export interface PoolUnit extends ManaUnit {
  /** False: its rider forbids spending it on this cost. */
  readonly usable: boolean
}

/** How {W/P} is paid: by preference, or as announced for each such symbol in order (CR 601.2b). */
export type PhyrexianPolicy = 'preferMana' | 'preferLife' | 'manaOnly' | readonly ('mana' | 'life')[]

export interface PaymentRequest {
  /** With {X} replaced by generic (or `restricted`) symbols; one left over counts as 0. */
  readonly symbols: readonly ManaSymbol[]
  readonly pool: readonly PoolUnit[]
  readonly sources: readonly PaymentSource[]
  /** Life the player has; 2 pay for a Phyrexian symbol. */
  readonly life: number
  readonly phyrexian: PhyrexianPolicy
}

export type ManaOrigin =
  | { readonly kind: 'pool'; readonly index: number }
  /** Unit `unit` of `uses[use]`. */
  | { readonly kind: 'use'; readonly use: number; readonly unit: number }
  /** 2 life. */
  | { readonly kind: 'life' }

/** One mana (or 2 life) spent on one symbol; a symbol of several mana ({3}, {2/W} by two) has several of these. */
export interface ManaSpend {
  /** Index of the symbol in the cost. */
  readonly symbol: number
  readonly from: ManaOrigin
}

export interface SourceUse {
  readonly key: number
  /** Index of the option of that source. */
  readonly option: number
  /** How the option's own `cost` is paid, from the pool and earlier uses; empty when it has none. */
  readonly payment: readonly ManaSpend[]
}

export interface PaymentPlan {
  /** In an order that works. */
  readonly uses: readonly SourceUse[]
  readonly spend: readonly ManaSpend[]
  readonly lifePaid: number
  /** Mana made by the uses and not spent. */
  readonly leftover: number
}

export type PaymentResult =
  | { readonly ok: true; readonly plan: PaymentPlan }
  | {
      readonly ok: false
      /** `gaveUp`: the bounded search over sources that cost mana ended without an answer. */
      readonly reason: 'short' | 'gaveUp'
      /** What the best attempt left unpaid. */
      readonly missing: readonly ManaSymbol[]
    }
