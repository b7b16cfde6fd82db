import type { Filter } from './filter.ts'
import type { Quantity } from './quantity.ts'
import type { ObjectRef, PlayerRef } from './reference.ts'
import type { CounterKind } from './vocabulary.ts'

/** One part of a cost; a cost is a list of parts paid together (CR 118, 601.2h). `as` binds what paid it. */
export type CostPart =
  | { kind: 'mana'; mana: string }
  /** A mana cost equal to a card's own mana cost (Snapcaster Mage's flashback), or to that of another, reduced by `less`. */
  | { kind: 'ownManaCost'; of?: ObjectRef; less?: string }
  /** Generic mana equal to a quantity ("pays {X}, where X is …"). */
  | { kind: 'generic'; amount: Quantity }
  | { kind: 'tap' }
  | { kind: 'untap' }
  | { kind: 'payLife'; amount: Quantity }
  /** `totalPower`: instead of a count, any number of them with at least that much power together. */
  | { kind: 'sacrifice'; what: 'self' | Filter; count?: Quantity; totalPower?: number; as?: string }
  | { kind: 'discard'; what: 'self' | 'hand' | Filter; count?: Quantity; random?: 'random'; as?: string }
  /** From your own hand, graveyard or battlefield, or several of these, or from the top of your library; `top`: those that fit and lie topmost there, without a choice. */
  /** `cardTypes`: instead of a count, any number of them with at least so many card types among them. */
  | { kind: 'exile'; what: 'self' | Filter; count?: Quantity; top?: 'top'; cardTypes?: number; as?: string }
  | { kind: 'returnToHand'; what: 'self' | Filter; count?: Quantity; as?: string }
  /** Cards of your own from where the filter says, put on the bottom of your library in an order you choose. */
  | { kind: 'putOnBottom'; what: Filter; count?: Quantity; as?: string }
  /** `totalPower`: instead of a count, any number of them with at least that much power together (crew). */
  | { kind: 'tapOther'; what: Filter; count?: Quantity; totalPower?: number; as?: string }
  | { kind: 'reveal'; what: 'self' | 'hand' | Filter; count?: Quantity; as?: string }
  /** `any`: counters of any kinds. `spread`: from among all of them, as many from each as the player likes; otherwise from one. */
  | { kind: 'removeCounters'; counter: CounterKind | 'any'; count: Quantity; from?: 'self' | Filter; spread?: 'spread' }
  /** On the source, or on one permanent you control that fits. */
  | { kind: 'putCounters'; counter: CounterKind; count: Quantity; on?: Filter }
  /** CR 701.4: choose a permanent you control that fits, or reveal such a card from your hand. */
  /** `exile`: and exile it, remembered under this key with the linked abilities of the source (CR 607). */
  | { kind: 'behold'; what: Filter; exile?: string; as?: string }
  | { kind: 'mill'; count: Quantity }
  /** CR 107.14: that many energy counters of yours. */
  | { kind: 'payEnergy'; amount: Quantity }
  /** CR 701.59: exile cards with that total mana value from your graveyard. */
  | { kind: 'collectEvidence'; amount: Quantity }
  /** CR 701.43. */
  | { kind: 'exert' }
  /** Somebody else gains that much life: "you may have an opponent gain 3 life". */
  | { kind: 'gainLife'; player: PlayerRef; amount: Quantity }
  /** CR 701.67: mana, for whose generic part artifacts and creatures you control may be tapped. */
  | { kind: 'waterbend'; mana: string }
  /** Loyalty cost of a planeswalker's ability: +1, 0, −2, or −X (CR 606). */
  | { kind: 'loyalty'; change: number | '-X' }
  | { kind: 'choice'; options: readonly Cost[] }
  /** A cost paid that many times over (cumulative upkeep). */
  | { kind: 'repeated'; cost: Cost; times: Quantity }

/** A cost: everything in the list is paid (CR 118). */
export type Cost = readonly CostPart[]
