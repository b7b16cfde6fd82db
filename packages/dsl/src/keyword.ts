import type { Cost } from './cost.ts'
import type { Filter, PlayerFilter } from './filter.ts'
import type { Modification } from './modification.ts'
import type { Quantity } from './quantity.ts'
import type { SimpleKeyword } from './vocabulary.ts'

/** What protection is from (CR 702.16). */
export type ProtectionQuality =
  /** `of`: only from spells with that quality, not from permanents or their abilities. */
  /** `keeps`: attached permanents that it does not remove: the source of the effect, or those that fit (CR 702.16n, p). */
  | { filter: Filter; of?: 'spells'; label?: string; keeps?: 'self' | Filter }
  | { everything: 'everything' }
  | { player: 'opponent' | { chosen: string } }

/** CR 702.174d–j: the gifts that can be promised. */
export const GIFTS = ['card', 'Food', 'Treasure', 'tapped Fish', 'Octopus', 'extra turn'] as const
/** One of `GIFTS`. */
export type GiftKind = (typeof GIFTS)[number]

/** CR 702.139: what a starting deck must be for a card to be its companion. */
export type CompanionCondition =
  /** "Each [cards] in your starting deck [are]": has that, or is that. */
  | { each: Filter; are: Filter }
  /** "Your starting deck contains only [cards]"; `lands`: "and land cards". */
  | { only: Filter; lands?: 'lands' }
  /** "Each [cards] in your starting deck has a different name" or "shares a card type". */
  | { each: Filter; compared: 'differentName' | 'sharedCardType' }
  /** "At least twenty cards more than the minimum deck size". */
  | { moreThanMinimum: number }
  /** "No card has more than one of the same mana symbol in its mana cost". */
  | { symbols: 'different' }

/** Keyword abilities (CR 702). A bare word for those without parameter. */
export type Keyword =
  | SimpleKeyword
  | { kind: 'protection'; from: readonly ProtectionQuality[] }
  | { kind: 'landwalk'; land: Filter }
  | { kind: 'hexproofFrom'; from: Filter }
  | { kind: 'ward'; cost: Cost }
  | { kind: 'cycling'; cost: Cost; search?: Filter; label?: string }
  | { kind: 'flashback'; cost: Cost }
  /** `x`: its X can't be 0. */
  | { kind: 'kicker'; cost: Cost; times?: 'multi'; x?: 'notZero' }
  | { kind: 'buyback'; cost: Cost }
  | { kind: 'echo'; cost: Cost }
  | { kind: 'fading'; count: number }
  | { kind: 'vanishing'; count: number }
  | { kind: 'cumulativeUpkeep'; cost: Cost }
  | { kind: 'madness'; cost: Cost }
  | { kind: 'morph'; cost: Cost; mega?: 'mega' }
  /** `commander`: also from the command zone (CR 702.49d). */
  | { kind: 'ninjutsu'; cost: Cost; commander?: 'commander' }
  | { kind: 'annihilator'; count: Quantity }
  | { kind: 'bushido'; count: number }
  | { kind: 'renown'; count: number }
  | { kind: 'equip'; cost: Cost; to?: Filter }
  | { kind: 'enchant'; what: Filter | PlayerFilter }
  | { kind: 'affinity'; for: Filter }
  | { kind: 'toxic'; count: number }
  /** CR 702.70 */
  | { kind: 'poisonous'; count: number }
  | { kind: 'unearth'; cost: Cost }
  /** CR 702.119: `from`: what is sacrificed, where it is not a creature. */
  | { kind: 'emerge'; cost: Cost; from?: Filter }
  | { kind: 'evoke'; cost: Cost }
  | { kind: 'exalted' }
  | { kind: 'modular'; count: number }
  | { kind: 'mutate'; cost: Cost }
  /** CR 718: another mana cost, power and toughness to cast it with. */
  | { kind: 'prototype'; mana: string; power: number; toughness: number }
  | { kind: 'bestow'; cost: Cost }
  | { kind: 'squad'; cost: Cost }
  | { kind: 'afflict'; count: number }
  | { kind: 'afterlife'; count: number }
  | { kind: 'bloodthirst'; count: number }
  | { kind: 'crew'; count: number }
  | { kind: 'dredge'; count: number }
  | { kind: 'fabricate'; count: number }
  | { kind: 'graft'; count: number }
  | { kind: 'hideaway'; count: number }
  | { kind: 'rampage'; count: number }
  | { kind: 'soulshift'; count: number }
  | { kind: 'blitz'; cost: Cost }
  /** `except`: what the copy does not copy of the spell. A count that is X is announced as the spell is cast. */
  | { kind: 'casualty'; count: Quantity; except?: readonly Modification[] }
  /** CR 702.148: what the spell does then is said with the condition `paid`. */
  | { kind: 'cleave'; cost: Cost }
  | { kind: 'encore'; cost: Cost }
  | { kind: 'escape'; cost: Cost }
  | { kind: 'mobilize'; count: number }
  | { kind: 'offspring'; cost: Cost }
  | { kind: 'partnerWith'; name: string }
  | { kind: 'replicate'; cost: Cost }
  | { kind: 'spectacle'; cost: Cost }
  | { kind: 'surge'; cost: Cost }
  | { kind: 'warp'; cost: Cost }
  | { kind: 'disguise'; cost: Cost }
  | { kind: 'foretell'; cost: Cost }
  /** CR 702.176 */
  | { kind: 'impending'; count: number; cost: Cost }
  | { kind: 'plot'; cost: Cost }
  | { kind: 'suspend'; count: number; cost: Cost }
  /** CR 702.167 */
  | { kind: 'craft'; with: Filter; count: number; cost: Cost }
  | { kind: 'dash'; cost: Cost }
  | { kind: 'disturb'; cost: Cost }
  | { kind: 'embalm'; cost: Cost }
  | { kind: 'entwine'; cost: Cost }
  | { kind: 'eternalize'; cost: Cost }
  /** CR 702.87 */
  | { kind: 'level up'; cost: Cost }
  | { kind: 'outlast'; cost: Cost }
  | { kind: 'overload'; cost: Cost }
  | { kind: 'reinforce'; count: number; cost: Cost }
  | { kind: 'scavenge'; cost: Cost }
  | { kind: 'transmute'; cost: Cost }
  | { kind: 'awaken'; count: number; cost: Cost }
  | { kind: 'backup'; count: number }
  | { kind: 'champion'; what: Filter }
  | { kind: 'firebending'; count: Quantity }
  | { kind: 'freerunning'; cost: Cost }
  /** CR 702.180 */
  | { kind: 'harmonize'; cost: Cost }
  /** CR 702.187c: without a cost the card is played as usual, even a land. */
  | { kind: 'mayhem'; cost?: Cost }
  | { kind: 'miracle'; cost: Cost }
  | { kind: 'sneak'; cost: Cost }
  /** CR 702.120: for each mode beyond the first. */
  | { kind: 'escalate'; cost: Cost }
  /** CR 207.2c: for each target beyond the first. */
  | { kind: 'strive'; cost: Cost }
  | { kind: 'saddle'; count: number }
  | { kind: 'reconfigure'; cost: Cost }
  /** CR 702.174: what the opponent gets if it was promised. */
  | { kind: 'gift'; gift: GiftKind }
  /** CR 702.188: for that cost, if you also return a tapped creature you control to its owner's hand. */
  | { kind: 'webSlinging'; cost: Cost }
  /** CR 702.47 */
  | { kind: 'splice'; onto: Filter; cost: Cost }
  | { kind: 'companion'; condition: CompanionCondition }
  /** CR 702.82: `devoured`: as many counters for each as there are sacrificed; `what` where it is not creatures. */
  | { kind: 'devour'; count: number | 'devoured'; what?: Filter }

/** The name of a keyword, with or without a parameter. */
export type KeywordKind = Extract<Keyword, { kind: string }>['kind'] | SimpleKeyword

/** The name of a keyword, without its parameters. */
export function keywordName(keyword: Keyword): KeywordKind {
  return typeof keyword === 'string' ? keyword : keyword.kind
}
