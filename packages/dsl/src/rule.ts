import type { Cost } from './cost.ts'
import type { EventPattern } from './event.ts'
import type { Filter } from './filter.ts'
import type { Keyword } from './keyword.ts'
import type { Quantity } from './quantity.ts'
import type { Linked, PlayerRef, The } from './reference.ts'
import type { CounterKind, ManaType, Zone } from './vocabulary.ts'

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
  /** `planeswalkers`: also to attack planeswalkers that player controls. */
  | { kind: 'attackCost'; what: Affects; defender: PlayerRef; planeswalkers?: 'too'; cost: Cost }
  | { kind: 'attackAsThoughHaste'; what: Affects }
  /** Its abilities can be activated as though it had haste (CR 302.6). */
  | { kind: 'activateAsThoughHaste'; what: Affects }
  /** CR 701.43d: an optional cost to attack. */
  | { kind: 'mayExert'; what: Affects }
  /** It taps for costs of such permanents as though its power were greater (crew, saddle). */
  | { kind: 'crewsWithMorePower'; what: Affects; for: Filter; more: number }
  | { kind: 'cantBeAttacked'; what: Affects }
  /** It assigns combat damage equal to its toughness rather than its power. */
  | { kind: 'assignsDamageByToughness'; what: Affects }
  | { kind: 'assignsNoCombatDamage'; what: Affects }
  /** Blocked, it may assign its combat damage as though it weren't. */
  | { kind: 'mayAssignAsUnblocked'; what: Affects }
  /** No more creatures than that can attack, or block, each combat. */
  | { kind: 'attackersAtMost'; count: number }
  | { kind: 'blockersAtMost'; count: number }
  // untapping
  /** `during`: only in that player's untap steps. */
  | { kind: 'doesntUntap'; what: Affects; during?: PlayerRef }
  /** In their untap steps players untap at most that many of these. */
  | { kind: 'untapsAtMost'; what: Filter; count: number }
  /** Its controller may choose not to untap it in their untap step. */
  | { kind: 'mayStayTapped'; what: Affects }
  /** It untaps in the untap step of each other player, too. */
  | { kind: 'untapsInOthersUntapSteps'; what: Affects }
  /** In its controller's untap step it is returned to its owner's hand as permanents untap. */
  | { kind: 'returnsAsItUntaps'; what: Affects }
  | { kind: 'cantTurnFaceUp'; what: Affects }
  | { kind: 'cantPhaseOut'; what: Affects }
  // casting, playing, activating
  /** `self`: the card itself, wherever it would be cast from ("cast this spell only …"). */
  /** `from`: only from these zones. */
  /** `more`: only so many more this turn. */
  | {
      kind: 'cantCast'
      player: PlayerRef
      spell: 'self' | Filter
      perTurn?: number
      more?: number
      from?: readonly Zone[]
    }
  /** Cards in these zones stay there where they would be put onto the battlefield. */
  | { kind: 'cantEnter'; cards: Filter; from: readonly Zone[] }
  /** Only any time that player could cast a sorcery. */
  | { kind: 'castOnlyAsSorcery'; player: PlayerRef; spell: Filter }
  /** `from`: only from these zones. */
  | { kind: 'cantPlayLands'; player: PlayerRef; from?: readonly Zone[] }
  /** `by`: only that player cannot. */
  | { kind: 'cantActivate'; object: Affects; ability: 'any' | 'nonmana'; by?: PlayerRef }
  /** CR 606.3: its loyalty abilities, any time an instant could be cast. */
  | { kind: 'activateLoyaltyAsInstant'; what: Affects }
  | { kind: 'additionalLands'; player: PlayerRef; count: Quantity | 'any' }
  /**
   * `using`: only by that keyword of the card, or as an Adventure; `verb`: "cast" does not let lands be played, "play" does both; `free`:
   * only without paying the mana cost.
   */
  | {
      kind: 'mayPlayFrom'
      player: PlayerRef
      zone: Zone
      what: 'self' | Filter
      top?: 'top'
      using?: 'mutate' | 'bestow' | 'adventure' | 'blitz'
      verb?: 'play' | 'cast'
      /** Spells are cast without paying their mana costs. */
      free?: 'free'
      /** Only so many cards each turn. */
      perTurn?: number
      /** Only one of them: then the permission is used up. */
      once?: 'once'
      /** Paid in addition to the other costs of a spell cast that way. */
      additional?: Cost
      /** A spell cast that way is exiled where it would be put into a graveyard. */
      graveyard?: 'exile'
      /** A permanent cast that way enters with such a counter on it. */
      counter?: CounterKind
    }
  /**
   * CR 118.9: such spells may be cast for that cost rather than their mana costs; an empty one is free. `from`: from these
   * zones; without it from where the player may cast them anyway.
   * `perTurn`: so often each turn; `flash`: as though they had flash.
   */
  | {
      kind: 'mayCastFor'
      player: PlayerRef
      spell: Filter
      from?: readonly Zone[]
      cost: Cost
      perTurn?: number
      flash?: 'flash'
    }
  | { kind: 'castAsThoughFlash'; player: PlayerRef; spell: 'self' | Filter }
  /** `from`: only for spells cast from these zones. */
  | { kind: 'costChange'; player: PlayerRef; spell: 'self' | Filter; from?: readonly Zone[]; change: CostChange }
  /** Abilities of `object`, or of anything; `by`: that this player activates; `targets`: that target it. */
  | {
      kind: 'abilityCostChange'
      object?: Affects
      by?: PlayerRef
      targets?: Affects
      ability: 'any' | 'nonmana' | 'mana' | 'equip' | 'cycling'
      change: CostChange
    }
  /** CR 702.170: what plotting a card from that player's hand costs. */
  | { kind: 'plotCostChange'; player: PlayerRef; change: CostChange }
  /** CR 609.4b. */
  /** `spell`: only to cast such a spell; `abilitiesOf`: only to activate abilities of these; `type`: also colorless mana costs can be paid with any mana. */
  | { kind: 'spendAsAnyColor'; player: PlayerRef; spell?: Filter; abilitiesOf?: Filter; type?: 'anyType' }
  /** No mana can be spent to cast the spell itself. */
  | { kind: 'cantSpendMana'; spell: 'self' }
  /** Life can't be paid to cast spells, or to activate abilities that aren't mana abilities; `mana`: nor to activate those. */
  | { kind: 'cantPayLife'; player: PlayerRef; mana?: 'too' }
  /** These can't be sacrificed to cast spells or activate abilities. */
  | { kind: 'cantSacrificeToPay'; player: PlayerRef; what: Filter }
  /** Only mana that such permanents have made can be spent to cast the spell itself. */
  | { kind: 'spendOnlyManaFrom'; spell: 'self'; sources: Filter }
  /** CR 702.119: such spells of that player have emerge, for their mana costs. */
  | { kind: 'spellsHaveEmerge'; player: PlayerRef; spell: Filter }
  | { kind: 'spendOnlyOnX'; colors: readonly string[] }
  // triggered abilities (CR 603.2)
  /** Abilities don't trigger: of these objects, with that keyword, because of such permanents entering or dying. */
  | { kind: 'doesntTrigger'; abilitiesOf?: Affects; keyword?: string; entering?: Filter; dying?: Filter }
  /** Abilities of these objects trigger an additional time; `entering`: only because of such permanents entering; `because`: only because of such an event. */
  | { kind: 'triggersAgain'; abilitiesOf: Affects; entering?: Filter; because?: EventPattern }
  // protection of spells and objects
  /** It can't be the target of spells or abilities; `by`: only of such spells and of abilities from such sources. */
  /** `controlledBy`: only of what that player controls. */
  | { kind: 'cantBeTargeted'; what: Affects; by?: Filter; controlledBy?: PlayerRef }
  /** While that player chooses targets for a spell or activated ability, at least one of them must be one of these if able. */
  | { kind: 'mustTarget'; player: PlayerRef; what: Filter }
  /** It can be a target as though it didn't have hexproof. */
  | { kind: 'ignoresHexproof'; what: Affects }
  | { kind: 'cantBeCountered'; what: Affects }
  | { kind: 'cantBeRegenerated'; what: Affects }
  | { kind: 'damageCantBePrevented'; source?: Affects; combat?: 'combat' | 'noncombat' }
  | { kind: 'noLegendRule'; what: Affects }
  /** CR 614.17: counters can't be put on it; that player can't get counters. */
  | { kind: 'cantHaveCounters'; what: Affects }
  | { kind: 'cantGetCounters'; player: PlayerRef }
  // players
  /** That player doesn't lose unspent mana, perhaps only of that type, as steps and phases end; `becomes`: instead of being lost it changes. */
  | { kind: 'keepsMana'; player: PlayerRef; type?: ManaType; becomes?: 'colorless' }
  | { kind: 'playerHas'; player: PlayerRef; keyword: Keyword }
  | { kind: 'cantGainLife'; player: PlayerRef }
  | { kind: 'cantDrawMoreThan'; player: PlayerRef; perTurn: number }
  /** Spells and abilities that player controls cannot make them search their own library. */
  | { kind: 'cantSearchOwnLibrary'; player: PlayerRef }
  /** `opponents`: and that player's opponents can't win it. */
  | { kind: 'cantLoseGame'; player: PlayerRef; opponents?: 'cantWin' }
  /** CR 402.2. `by` instead: that many more or, below zero, fewer cards. */
  | { kind: 'maximumHandSize'; player: PlayerRef; size: number | 'none'; by?: never }
  | { kind: 'maximumHandSize'; player: PlayerRef; by: number; size?: never }
  /** CR 100.2a: a deck can have any number of cards of that name, or up to so many. */
  | { kind: 'anyNumberInDeck'; upTo?: number }
  /** CR 701.23e: that player searches only so many cards from the top of a library. */
  | { kind: 'searchesTop'; player: PlayerRef; count: number }
  /** You control that player while they search their library; what they find is exiled, and you may play it. */
  | { kind: 'controlsSearches'; player: PlayerRef }
  | { kind: 'foundIsExiled'; player: PlayerRef }
  /** That player's life total can't change (CR 119.7–8). */
  | { kind: 'lifeCantChange'; player: PlayerRef }
  /** `to: 'owner'`: only that player may look at it, any time. */
  | { kind: 'topCardRevealed'; player: PlayerRef; to?: 'owner' }

/** CR 601.2f, in the order of that rule: increases, reductions, setting the total. */
export type CostChange =
  | { kind: 'increase'; mana?: string; cost?: Cost; times?: Quantity }
  /** `least`: it can't reduce the mana in the cost to less than that. */
  | { kind: 'reduce'; mana: string; times?: Quantity; least?: number }
  | { kind: 'set'; mana: string }
  /** After everything else: it costs at least that much mana (Trinisphere). */
  | { kind: 'atLeast'; amount: number }
