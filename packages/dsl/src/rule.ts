import type { Cost } from './cost.ts'
import type { Filter } from './filter.ts'
import type { Keyword } from './keyword.ts'
import type { Quantity } from './quantity.ts'
import type { Linked, PlayerRef, The } from './reference.ts'
import type { Zone } from './vocabulary.ts'

/** The objects a static ability or a rule speaks about; those of an event only in a rule that a triggered ability makes. */
export type Affects = 'self' | 'attachedTo' | 'paired' | 'eventObject' | 'eventSource' | Filter | The | Linked

/** Effects that change the rules of the game rather than characteristics (CR 604, 613.11): restrictions, requirements, permissions, costs. */
export type RuleEffect =
  // combat (CR 508, 509)
  | { kind: 'cantAttack'; what: Affects; defender?: PlayerRef }
  | { kind: 'cantAttackAlone'; what: Affects }
  | { kind: 'cantBlock'; what: Affects; attackers?: Filter }
  | { kind: 'cantBlockAlone'; what: Affects }
  | {
      kind: 'cantBeBlocked'
      what: Affects
      by?: Filter
      exceptBy?: Filter
      exceptByCount?: number
      byMoreThan?: number
    }
  | { kind: 'canBlockOnly'; what: Affects; attackers: Filter }
  | { kind: 'canBlockAdditional'; what: Affects; count: number | 'any' }
  | { kind: 'mustAttack'; what: Affects; defender?: PlayerRef }
  /** CR 701.15b. */
  | { kind: 'goaded'; what: Affects }
  | { kind: 'mustBlock'; what: Affects; attackers?: Affects }
  /** `byAll`: all creatures able to block it do so (Lure). */
  | { kind: 'mustBeBlocked'; what: Affects; by: 'atLeastOne' | 'byAll' }
  | { kind: 'attackAsThoughNotDefender'; what: Affects }
  | { kind: 'attackCost'; what: Affects; defender: PlayerRef; cost: Cost }
  | { kind: 'attackAsThoughHaste'; what: Affects }
  /** CR 701.43d: an optional cost to attack. */
  | { kind: 'mayExert'; what: Affects }
  // untapping
  /** `during`: only in that player's untap steps. */
  | { kind: 'doesntUntap'; what: Affects; during?: PlayerRef }
  | { kind: 'cantPhaseOut'; what: Affects }
  // casting, playing, activating
  /** `self`: the card itself, wherever it would be cast from ("cast this spell only …"). */
  | { kind: 'cantCast'; player: PlayerRef; spell: 'self' | Filter; perTurn?: number }
  | { kind: 'cantPlayLands'; player: PlayerRef }
  | { kind: 'cantActivate'; object: Affects; ability: 'any' | 'nonmana' }
  | { kind: 'additionalLands'; player: PlayerRef; count: Quantity }
  /** `using`: only by that keyword of the card; `verb`: "cast" does not let lands be played, "play" does both. */
  | {
      kind: 'mayPlayFrom'
      player: PlayerRef
      zone: Zone
      what: 'self' | Filter
      top?: 'top'
      using?: 'mutate'
      verb?: 'play' | 'cast'
    }
  | { kind: 'castAsThoughFlash'; player: PlayerRef; spell: 'self' | Filter }
  | { kind: 'costChange'; player: PlayerRef; spell: 'self' | Filter; change: CostChange }
  | { kind: 'abilityCostChange'; object: Affects; ability: 'any' | 'nonmana' | 'equip' | 'cycling'; change: CostChange }
  /** CR 609.4b. */
  | { kind: 'spendAsAnyColor'; player: PlayerRef }
  | { kind: 'spendOnlyOnX'; colors: readonly string[] }
  // protection of spells and objects
  | { kind: 'cantBeCountered'; what: Affects }
  | { kind: 'cantBeRegenerated'; what: Affects }
  | { kind: 'damageCantBePrevented'; source?: Affects }
  | { kind: 'noLegendRule'; what: Affects }
  // players
  | { kind: 'playerHas'; player: PlayerRef; keyword: Keyword }
  | { kind: 'cantGainLife'; player: PlayerRef }
  | { kind: 'cantLoseGame'; player: PlayerRef }
  | { kind: 'maximumHandSize'; player: PlayerRef; size: number | 'none' }
  /** `to: 'owner'`: only that player may look at it, any time. */
  | { kind: 'topCardRevealed'; player: PlayerRef; to?: 'owner' }

/** CR 601.2f, in the order of that rule: increases, reductions, setting the total. */
export type CostChange =
  | { kind: 'increase'; mana?: string; cost?: Cost; times?: Quantity }
  | { kind: 'reduce'; mana: string; times?: Quantity }
  | { kind: 'set'; mana: string }
