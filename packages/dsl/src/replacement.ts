import type { Ability } from './ability.ts'
import type { Cost } from './cost.ts'
import type { Effect } from './effect.ts'
import type { Who } from './event.ts'
import type { Filter, PlayerFilter } from './filter.ts'
import type { Keyword } from './keyword.ts'
import type { Modification } from './modification.ts'
import type { Quantity } from './quantity.ts'
import type { PlayerRef } from './reference.ts'
import type { CardType, Color, CounterKind, Step, Supertype, Zone } from './vocabulary.ts'

/** How a number in an event is changed. */
export type AmountChange = { plus: Quantity } | { minus: Quantity } | { times: number } | { set: Quantity }

/** "As … enters", "enters with", "enters tapped", "enter as a copy" (CR 614.1c–d). */
export type EntersModification =
  | { kind: 'tapped' }
  /** Whatever else says that it enters tapped. */
  | { kind: 'untapped' }
  /** CR 722.3a. */
  | { kind: 'prepared' }
  | { kind: 'lookAtHand'; player: PlayerRef }
  | { kind: 'counters'; counter: CounterKind; count: Quantity }
  | { kind: 'choose'; choose: ChoiceKind; as: string }
  /** `tapped`: where it enters as a copy, it enters tapped. `then`: when it does, the copied card is exiled (CR 603.12). */
  | {
      kind: 'asCopy'
      of: Filter
      optional: 'may' | 'must'
      except?: readonly Modification[]
      counters?: readonly CopyCounter[]
      tapped?: 'tapped'
      then?: 'exileIt'
    }
  /** Any amount of life, paid as it enters. */
  | { kind: 'payLife'; as: string }
  /** `must`: it is paid if it can be. */
  | { kind: 'payOr'; cost: Cost; else: readonly EntersModification[]; must?: 'must' }
  /** It has that keyword from then on (CR 702.136a). */
  | { kind: 'gains'; keyword: Keyword }
  /** One of these, of its controller's choice. */
  | { kind: 'either'; options: readonly { label: string; with: readonly EntersModification[] }[] }
  /** It does not enter: it is put into that zone instead (Mox Diamond). */
  | { kind: 'instead'; to: 'graveyard' }
  /** Its controller chooses one object that fits, which its linked abilities remember (CR 607). */
  | { kind: 'chooseObject'; from: Filter; linked: string }
  /** CR 701.12h: its controller may exchange its text box and that of one object that fits. */
  | { kind: 'exchangeText'; with: Filter }
  /** Its controller gets an emblem with these abilities (CR 114), whose links are those of the permanent (CR 607). */
  | { kind: 'emblem'; abilities: readonly Ability[] }
  /** CR 731: it becomes day as it enters. */
  | { kind: 'daytime'; daytime: 'day' | 'night' }
  /** Its controller exiles that many that fit, which its linked abilities remember (CR 607). */
  | { kind: 'exileAs'; what: Filter; count: { min: number; max: number | 'any' }; linked: string }
  | { kind: 'sacrificeAs'; what: Filter; count: { min: number; max: number | 'any' }; as: string }

/** CR 707.9f: an additional counter of that kind, if what enters as a copy has that type. */
export interface CopyCounter {
  counter: CounterKind
  type: CardType
}

/** What a card must be for its name to be chosen (CR 201.4a): "a nonland card name". */
export interface CardNameFilter {
  type?: CardType | readonly CardType[]
  supertype?: Supertype
  not?: CardNameFilter
}

/** What is chosen as something enters the battlefield. */
export type ChoiceKind =
  /** `not`: "a color other than green". */
  | { kind: 'color'; not?: Color }
  | { kind: 'creatureType' }
  | { kind: 'landType' }
  | { kind: 'basicLandType' }
  /** `not`: "a card type other than creature". */
  | { kind: 'cardType'; not?: CardType }
  | { kind: 'cardName'; filter?: CardNameFilter }
  | { kind: 'player'; player: PlayerFilter }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'word'; options: readonly string[] }

/** What a replacement or prevention effect does to damage. */
export type DamageChange =
  | { kind: 'prevent'; amount: 'all' | Quantity }
  | { kind: 'amount'; change: AmountChange }
  /** `amount`: only so much of it; a shield is used up by that. */
  | { kind: 'redirect'; to: { players: PlayerRef } | { object: Who }; amount?: Quantity }
  /** Something else happens; `eventObject` is what would be dealt damage, `eventAmount` how much. */
  | { kind: 'instead'; effects: readonly Effect[] }

/** Replacement and prevention effects (CR 614, 615). Roles are those of the event replaced. */
export type Replacement =
  | { kind: 'enters'; object: Who; with: readonly EntersModification[] }
  /** A zone change goes elsewhere instead. `object` filters the object as it is before the move. */
  | {
      kind: 'zoneChange'
      object: Who
      from?: Zone | readonly Zone[]
      to: Zone | readonly Zone[]
      cause?: 'discard' | 'resolution' | 'any'
      /** A spell or ability this player controls does it. */
      causedBy?: PlayerRef
      /** Its controller or owner may let it go where it would go. */
      optional?: 'may'
      instead:
        | {
            to: Zone
            position?: 'top' | 'bottom'
            shuffle?: 'shuffle'
            counters?: { counter: CounterKind; count: number }
            /** Remembered with the linked abilities of the source (CR 607). */
            linked?: string
          }
        | { effects: readonly Effect[] }
    }
  | {
      kind: 'draw'
      player: PlayerRef
      which?: 'any' | 'exceptFirstInDrawStep'
      optional?: 'may'
      instead: readonly Effect[]
    }
  /** "If you would draw one or more cards": how many are drawn together; `instead`: what happens if it would be so many. */
  | { kind: 'drawCards'; player: PlayerRef; change: AmountChange; instead?: never }
  | { kind: 'drawCards'; player: PlayerRef; atLeast: number; instead: readonly Effect[]; change?: never }
  | {
      kind: 'damage'
      source?: Who
      /** `side`: that player, or a permanent that player controls, perhaps only such a one. */
      to?: { object: Who } | PlayerFilter | { side: PlayerRef; permanents?: Filter } | 'any'
      combat?: 'combat' | 'noncombat'
      change: DamageChange
      /** Done right after, with `eventAmount` the damage prevented or changed. */
      then?: readonly Effect[]
    }
  /** Damage that would reduce a life total below `floor` reduces it to `floor` instead (Worship). */
  | { kind: 'lifeLossFromDamage'; player: PlayerRef; floor: number }
  | { kind: 'gainLife'; player: PlayerRef; change: AmountChange }
  | { kind: 'loseLife'; player: PlayerRef; change: AmountChange }
  /** `by`: only those that this player would put; `players`: also on players, or on you alone. */
  | {
      kind: 'putCounters'
      object: Who
      counter: CounterKind | 'any'
      by?: PlayerRef
      players?: 'too' | 'you'
      change: AmountChange
    }
  | { kind: 'createTokens'; player: PlayerRef; token?: Filter; change: AmountChange }
  /** `cause`: only where an effect destroys it, not the rules. */
  | { kind: 'destroy'; object: Who; cause?: 'effect'; instead: 'regenerate' | { effects: readonly Effect[] } }
  /** CR 106.12b: it is tapped for mana, and produces something else; `atLeast`: only if it would be so much mana. */
  | { kind: 'addMana'; object: Who; instead: string; atLeast?: number }
  /** CR 614.1: done as the source transforms into what is called so. */
  | { kind: 'transforms'; into: string; effects: readonly Effect[] }
  /** `then`: what is done where it is skipped. */
  | { kind: 'skip'; player: PlayerRef; what: Step | 'combat' | 'turn'; optional?: 'may'; then?: readonly Effect[] }
