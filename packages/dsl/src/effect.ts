import type { Ability, Modes } from './ability.ts'
import type { TokenDefinition } from './card.ts'
import type { Condition } from './condition.ts'
import type { Cost } from './cost.ts'
import type { EventPattern } from './event.ts'
import type { Comparison, Filter, PlayerFilter } from './filter.ts'
import type { KeywordAction } from './keyword-action.ts'
import type { ManaProduction, ManaRider } from './mana.ts'
import type { Duration, Modification } from './modification.ts'
import type { Quantity } from './quantity.ts'
import type { ObjectRef, PlayerRef, Recipient, Selector } from './reference.ts'
import type { ChoiceKind, Replacement } from './replacement.ts'
import type { Affects, RuleEffect } from './rule.ts'
import type { Targets } from './target.ts'
import type { CounterKind, Step, Zone } from './vocabulary.ts'

/** How many a player chooses. */
export interface ChooseCount {
  min: Quantity
  max: Quantity | 'any'
}

/** Where in a library; `order`: of several cards, as their owner chooses or at random; `depth`: 3 is "third from the top". */
export type LibraryPlace = { position: 'top' | 'bottom'; order?: 'chosen' | 'random'; depth?: number }

/**
 * One step of what a spell or ability does on resolution (CR 608.2c). Steps run in order; `as` binds what a step acted on
 * (found, moved, created, discarded…) for later steps.
 */
export type Effect =
  // damage and life
  | {
      kind: 'dealDamage'
      amount: Quantity
      to: Recipient
      /** What deals it; default the source of the ability. */
      source?: ObjectRef
      /** Each of these deals it, all at the same time; `affected` is the one that deals it. */
      each?: Filter
      /** Each target gets the share announced for it (CR 601.2d). */
      divided?: 'divided'
      unpreventable?: Condition
      /** Excess damage is dealt to the controller of the creature instead, perhaps only if that is so. */
      excess?: { if?: Condition }
      as?: string
    }
  | { kind: 'gainLife'; player: PlayerRef; amount: Quantity }
  | { kind: 'loseLife'; player: PlayerRef; amount: Quantity; as?: string }
  | { kind: 'setLife'; player: PlayerRef; amount: Quantity }
  /** CR 701.12c: `as` binds how much life `a` lost. */
  | { kind: 'exchangeLife'; a: PlayerRef; b: PlayerRef; as?: string }
  /** `excessAs` binds how much excess damage `b` was dealt (CR 120.10). */
  | { kind: 'fight'; a: ObjectRef; b: ObjectRef; excessAs?: string }
  // cards
  | { kind: 'draw'; player: PlayerRef; count: Quantity; as?: string }
  | {
      kind: 'discard'
      player: PlayerRef
      /** `any`: as many as the player likes. */
      count: Quantity | 'hand' | 'any'
      how: 'choice' | 'random'
      filter?: Filter
      as?: string
    }
  /** Discard these very cards (chosen by someone else: Duress). */
  | { kind: 'discardCards'; what: Selector; as?: string }
  | { kind: 'mill'; player: PlayerRef; count: Quantity; as?: string }
  /** Exile cards from the top of the library until they have that total mana value. */
  | { kind: 'exileUntilTotal'; player: PlayerRef; total: number; as?: string }
  /** One card at a time, until so many cards have been put into the graveyard, or one that fits, which is bound. */
  | { kind: 'millUntil'; player: PlayerRef; filter: Filter; most: Quantity; as: string }
  | { kind: 'scry'; player: PlayerRef; count: Quantity }
  | { kind: 'surveil'; player: PlayerRef; count: Quantity }
  /**
   * Look at (only you see them) or reveal (everybody sees them) that player's top cards; binds them without moving them.
   * `unseen`: nobody looks at them.
   */
  | { kind: 'lookAtTop'; player: PlayerRef; count: Quantity; as: string; reveal?: 'reveal'; unseen?: 'unseen' }
  | { kind: 'reveal'; what: Selector; as?: string }
  /** Cards from the top of the library until one fits: that one (or none) is bound to `as`, the others to `others`. */
  | { kind: 'revealUntil'; player: PlayerRef; filter: Filter; as: string; others: string }
  /** The whole hand, or that many cards of it at random. */
  | { kind: 'revealHand'; player: PlayerRef; random?: Quantity; as?: string }
  /** Only you see it. */
  | { kind: 'lookAtHand'; player: PlayerRef; random?: Quantity }
  | {
      kind: 'search'
      /** Who searches. */
      player: PlayerRef
      /** Whose zones. */
      whose: PlayerRef
      zones: readonly Zone[]
      filter: Filter
      count: ChooseCount
      /** No two of them have the same name. */
      different?: 'name'
      /** What those found may have together: "with total mana value 6 or less". */
      total?: { value: 'power' | 'manaValue'; is: Comparison }
      /** `chosen`: one or more of the zones; `searchedLibrary` is then what happened if the library is among them. */
      which?: 'chosen'
      reveal?: 'reveal'
      as: string
    }
  | { kind: 'shuffle'; player: PlayerRef }
  /** CR 400.11b: a card you own from outside the game; `exile`: or face up in exile. Without `to` into your hand. */
  | {
      kind: 'fromOutside'
      what: Filter
      optional: 'may' | 'must'
      reveal?: 'reveal'
      exile?: 'exile'
      to?: 'hand' | 'library'
      as?: string
    }
  /** CR 701.48. */
  | { kind: 'learn' }
  /** `by` separates into two piles, `chooser` picks one: binds `chosen` and `other`. */
  | { kind: 'piles'; what: Selector; by: PlayerRef; chooser: PlayerRef; chosen: string; other: string }
  // zones
  | {
      kind: 'move'
      /** The printed verb. */
      verb: 'put' | 'return' | 'exile'
      what: Selector
      to: Zone
      library?: LibraryPlace
      /** Under whose control it enters the battlefield; default its owner's for `return`, yours for `put`. */
      under?: PlayerRef
      enters?: readonly ('tapped' | 'attacking' | 'transformed' | 'faceDown')[]
      counters?: { counter: CounterKind; count: Quantity }
      /** Attach it to this as it enters. */
      attachTo?: ObjectRef
      /** Remember the moved cards with this object's linked abilities (CR 607). */
      linked?: string
      as?: string
      faceDown?: 'faceDown'
      /** What it is from the moment it enters the battlefield, for as long as it stays there: "It's an enchantment." */
      becomes?: readonly Modification[]
    }
  /** CR 610.3: exile until the source leaves the battlefield, or until something else happens. */
  | { kind: 'exileUntilSourceLeaves'; what: Selector; until?: EventPattern; linked?: string; as?: string }
  | { kind: 'destroy'; what: Selector; regeneration?: 'cant'; as?: string }
  /** You sacrifice what you control of it (CR 701.21a), or the controller of each does. */
  | { kind: 'sacrifice'; what: Selector; by?: 'controller'; as?: string }
  /** A player sacrifices permanents of their choice; `allBut`: chooses one to keep for each filter, and sacrifices the rest. */
  | {
      kind: 'sacrificeChoice'
      player: PlayerRef
      filter: Filter
      count: Quantity | { allBut: readonly Filter[] }
      as?: string
    }
  /** `permanentAs` binds the permanent whose ability was countered. */
  | { kind: 'counterSpell'; what: ObjectRef; to?: Zone; as?: string; permanentAs?: string }
  // permanents
  | { kind: 'tap'; what: Selector; as?: string }
  | { kind: 'untap'; what: Selector; as?: string }
  /** `divided`: each target gets the share announced for it (CR 601.2d). */
  | {
      kind: 'putCounters'
      what: Selector
      counter: CounterKind
      count: Quantity
      divided?: 'divided'
      as?: string
    }
  /** `upTo`: or fewer. Of counters of any kinds the player chooses which. */
  | {
      kind: 'removeCounters'
      what: Selector
      counter: CounterKind | 'any'
      count: Quantity | 'all'
      upTo?: 'upTo'
      as?: string
    }
  /** CR 122.5: any number of them, shared among the objects as the player chooses. */
  | { kind: 'moveCounters'; from: ObjectRef; to: Selector; counter: CounterKind }
  /** The player chooses a counter on that permanent or player and gives it another of that kind. */
  | { kind: 'anotherCounter'; to: ObjectRef }
  /** All counters that player has. */
  | { kind: 'loseCounters'; player: PlayerRef }
  /** All counters of every kind; those of what has left are put as they were on it. */
  | { kind: 'moveAllCounters'; from: ObjectRef; to: ObjectRef }
  | { kind: 'playerCounters'; player: PlayerRef; counter: CounterKind; count: Quantity }
  | { kind: 'attach'; what: ObjectRef; to: ObjectRef }
  /** CR 303.4: of what enchants a player: to another opponent of yours, chosen at random. */
  | { kind: 'attachToOtherOpponent'; what: ObjectRef }
  | { kind: 'unattach'; what: ObjectRef }
  | { kind: 'transform'; what: ObjectRef }
  /** CR 710: a flip card shows its other half from then on. */
  | { kind: 'flip'; what: ObjectRef }
  /** CR 731: it becomes day, or night. */
  | { kind: 'becomeDaytime'; daytime: 'day' | 'night' }
  | { kind: 'turnFaceUp'; what: ObjectRef }
  | { kind: 'turnFaceDown'; what: ObjectRef }
  | { kind: 'regenerate'; what: Selector }
  | { kind: 'exchangeControl'; a: ObjectRef; b: ObjectRef; until: Duration; as?: string }
  | { kind: 'removeFromCombat'; what: Selector }
  /** CR 509.1h: attacking creatures become blocked. */
  | { kind: 'becomeBlocked'; what: Selector }
  /** All damage marked on them. */
  | { kind: 'removeDamage'; what: Selector }
  /** CR 702.26. */
  | { kind: 'phaseOut'; what: Selector }
  /** CR 716.2a: of the source. */
  | { kind: 'becomeLevel'; level: number }
  /** CR 709.5f: that half of the source. */
  | { kind: 'unlock'; door: 0 | 1 }
  | { kind: 'becomeRenowned'; what: ObjectRef }
  | { kind: 'becomeSaddled'; what: ObjectRef }
  /** CR 719.3b: of the source. */
  | { kind: 'becomeSolved' }
  /** The source becomes harnessed: its ∞ ability is active from then on. */
  | { kind: 'harness' }
  /** CR 701.42: if you both own and control the source and its partner, exile them, then meld them. */
  | { kind: 'meld'; partner: Filter & { name: string }; into: TokenDefinition }
  /** CR 722.3a. */
  | { kind: 'becomePrepared'; what: ObjectRef }
  | { kind: 'pair'; a: ObjectRef; b: ObjectRef }
  | KeywordAction
  | { kind: 'becomeCopy'; what: ObjectRef; of: ObjectRef; until: Duration; except?: readonly Modification[] }
  // tokens, emblems, copies
  | {
      kind: 'createToken'
      player: PlayerRef
      count: Quantity
      token: TokenDefinition
      /** "an X/X token": its power and toughness, known as it is created. */
      size?: Quantity
      /** "an X/1 token": its power alone, known as it is created. */
      power?: Quantity
      /** CR 303.4i: it is created attached to this, or not at all. */
      attachTo?: ObjectRef
      /** CR 509.4: it enters blocking that creature. */
      blocking?: ObjectRef
      enters?: readonly ('tapped' | 'attacking')[]
      as?: string
    }
  | {
      kind: 'createTokenCopy'
      player: PlayerRef
      count: Quantity
      of: ObjectRef
      except?: readonly Modification[]
      enters?: readonly ('tapped' | 'attacking')[]
      as?: string
    }
  | { kind: 'getEmblem'; player: PlayerRef; abilities: readonly Ability[] }
  /** Copies of a spell or ability on the stack (CR 707.10). */
  | {
      kind: 'copySpell'
      what: ObjectRef
      count: Quantity
      newTargets: 'may' | 'keep'
      except?: readonly Modification[]
      /** Who copies it, where that is not you. */
      player?: PlayerRef
      as?: string
    }
  /** CR 115.7: `must`: the target is changed where there is another legal one; `may`: you may choose new targets. */
  /** `to`: its single target is changed to that object, if it can be (CR 115.7c). */
  | { kind: 'changeTargets'; what: ObjectRef; how: 'must' | 'may'; to?: ObjectRef }
  /** Of a spell on the stack. */
  | { kind: 'gainControlOfSpell'; what: ObjectRef; player: PlayerRef }
  /** A copy of a card, in the zone it is in, to be cast (CR 707.12). */
  /** `evenGone`: as it last was, where it is not there any more (CR 608.2h). */
  | { kind: 'copyCard'; what: ObjectRef; evenGone?: 'evenGone'; as: string }
  /** Cast that card now, during resolution. */
  | {
      kind: 'castCard'
      what: ObjectRef
      player: PlayerRef
      cost: 'normal' | 'free' | Cost
      optional: 'may' | 'must'
      /** CR 712.11a: with its back face up. */
      transformed?: 'transformed'
      /** "Play that card": a land card is played. */
      play?: 'play'
      as?: string
    }
  | { kind: 'playLandCard'; what: ObjectRef; player: PlayerRef }
  // mana
  | {
      kind: 'addMana'
      player: PlayerRef
      mana: ManaProduction
      rider?: ManaRider
      persists?: 'endOfTurn' | 'endOfCombat'
    }
  // continuous effects, rules, shields, delayed triggers
  | { kind: 'apply'; what: Selector; apply: readonly Modification[]; until: Duration }
  /** `armedBy`: it concerns only the object of the next such event, bound to `armed` ("the next spell you cast"). */
  /** `while`: only while that is so ("during any turn you attacked with a Rogue"). */
  | { kind: 'rule'; rule: RuleEffect; until: Duration; armedBy?: EventPattern; while?: Condition }
  /**
   * A replacement or prevention effect for a time. `once`: the next time; prevention of a number is used up by itself.
   * `armedBy`: it concerns only the object of the next such event ("the next time you cast …").
   */
  | { kind: 'shield'; replacement: Replacement; until: Duration; uses: 'once' | 'unlimited'; armedBy?: EventPattern }
  | {
      kind: 'delayedTrigger'
      on: EventPattern
      condition?: Condition
      /** Default: once; `endOfTurn`: every time this turn. */
      lasts: 'once' | 'onceThisTurn' | 'everyTimeThisTurn' | 'everyTimeUntilYourNextTurn' | 'everyTimeThisGame'
      targets?: Targets
      effects: readonly Effect[]
    }
  /** CR 603.12: "when you do, …". */
  | { kind: 'reflexiveTrigger'; condition?: Condition; targets?: Targets; modes?: Modes; effects: readonly Effect[] }
  // choices and structure
  | {
      kind: 'choose'
      player: PlayerRef
      from: Filter
      whose?: PlayerRef
      count: ChooseCount
      /** What those chosen may have together: "with total mana value 4 or less". */
      total?: { value: 'power' | 'manaValue'; is: Comparison }
      as: string
      hidden?: 'hidden'
      /** Not the player but chance chooses. */
      random?: 'random'
    }
  | { kind: 'chooseAmong'; player: PlayerRef; among: ObjectRef; filter?: Filter; count: ChooseCount; as: string }
  /**
   * One of these cards for each card type, or for each pair of colors a card that is exactly those; `may`: or none.
   * One of these lands for each basic land type, perhaps the same for several.
   */
  | {
      kind: 'chooseForEach'
      player: PlayerRef
      each: 'cardType' | 'colorPair' | 'basicLandType'
      among: ObjectRef
      optional: 'may' | 'must'
      as: string
    }
  | { kind: 'choosePlayer'; player: PlayerRef; from: PlayerFilter; as: string }
  /** `keep`: the source remembers it for its linked abilities (CR 607). */
  | { kind: 'chooseWord'; player: PlayerRef; choose: ChoiceKind; as: string; keep?: 'keep' }
  /** CR 609.7: a source of damage. */
  | { kind: 'chooseSource'; filter?: Filter; as: string }
  | { kind: 'let'; as: string; quantity: Quantity }
  /** Everything that fits, bound without choosing. */
  | { kind: 'bind'; as: string; what: Recipient }
  | { kind: 'may'; player: PlayerRef; effects: readonly Effect[]; then?: readonly Effect[]; else?: readonly Effect[] }
  /** "You may pay {2}. If you do, …". `x: 'chosen'`: X is chosen as it is paid (CR 107.3f), and is that X afterwards. */
  | {
      kind: 'mayPay'
      player: PlayerRef
      cost: Cost
      x?: 'chosen'
      /** "Up to three times": how often it was paid is bound. */
      upTo?: { times: number; as: string }
      then: readonly Effect[]
      else?: readonly Effect[]
    }
  /** "… unless its controller pays {1}". */
  | { kind: 'unless'; player: PlayerRef; cost: Cost; effects: readonly Effect[] }
  | { kind: 'if'; condition: Condition; then: readonly Effect[]; else?: readonly Effect[]; abilityWord?: string }
  | { kind: 'forEach'; what: Selector; as: string; effects: readonly Effect[] }
  /** `opponentsOf`: each of that player's opponents. */
  | {
      kind: 'forEachPlayer'
      players: PlayerRef | { opponentsOf: PlayerRef }
      as: string
      effects: readonly Effect[]
    }
  | { kind: 'repeat'; times: Quantity; effects: readonly Effect[] }
  /** Done once, and again as often as the condition holds afterwards and the player, if one is named, wants to. */
  | { kind: 'repeatProcess'; effects: readonly Effect[]; while?: Condition; may?: PlayerRef }
  | { kind: 'chooseOne'; player: PlayerRef; options: readonly { label: string; effects: readonly Effect[] }[] }
  /** Remember for this turn that this ability did it (Carpet of Flowers); read by `did` with the same name. */
  | { kind: 'mark'; name: string }
  // turns and results
  /** CR 724. */
  | { kind: 'endTurn' }
  /** All mana in that player's pool. */
  | { kind: 'loseUnspentMana'; player: PlayerRef }
  | { kind: 'extraTurn'; player: PlayerRef }
  /** CR 723: you control that player during their next turn; `extraTurn`: after it they take an extra turn. */
  | { kind: 'controlNextTurn'; player: PlayerRef; extraTurn?: 'extraTurn' }
  | { kind: 'extraCombat'; after: 'thisPhase'; mainPhaseAfter?: 'mainPhaseAfter' }
  | { kind: 'skipNext'; player: PlayerRef; what: Step | 'combat' | 'turn' }
  | { kind: 'winGame'; player: PlayerRef }
  | { kind: 'loseGame'; player: PlayerRef }
  | { kind: 'drawGame' }

/** The kind of an effect, such as `dealDamage`. */
export type EffectKind = Effect['kind']
/** The effect of one kind: `EffectOf<'move'>`. */
export type EffectOf<K extends EffectKind> = Extract<Effect, { kind: K }>
export type { Affects }
