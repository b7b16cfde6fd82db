import type { Quantity } from './quantity.ts'
import type { ObjectRef, PlayerRef } from './reference.ts'
import type { CardType, Color, CounterKind, ManaType, Supertype, Zone } from './vocabulary.ts'

/** A number compared with a quantity: `{ atMost: 3 }`. In a filter, `affected` is the object that is compared. */
export type Comparison =
  | { atMost: Quantity }
  | { atLeast: Quantity }
  | { exactly: Quantity }
  | { moreThan: Quantity }
  | { lessThan: Quantity }

/** What a filter may ask of an object besides its characteristics. */
export const STATUSES = [
  'token',
  'nontoken',
  'tapped',
  'untapped',
  'attacking',
  'blocking',
  'blocked',
  'unblocked',
  'faceDown',
  'faceUp',
  'renowned',
  'monstrous',
  'suspected',
  'saddled',
  'solved',
  'harnessed',
  'putFromBattlefieldThisTurn',
  'prepared',
  'ringBearer',
  'paired',
  'enchanted',
  'equipped',
  'kicked',
  'modified',
  'historic',
  'permanentCard',
  'enteredThisTurn',
  'attackedThisTurn',
  'didNotAttackThisTurn',
  'dealtDamageThisTurn',
  'discardedThisTurn',
  'castFromHand',
  'wasCast',
  'wasNotCast',
  'noManaSpent',
  'warped',
  'topOfLibrary',
  'multicolored',
  'monocolored',
  'exactlyTwoColors',
  'oddCounters',
  'colorless',
  'copy',
  'targetsOnlyOne',
  'bottomOfGraveyard',
  'hasAdventure',
  'hasXInCost',
  'commander',
] as const
/** Something an object may be: one of `STATUSES`. */
export type Status = (typeof STATUSES)[number]

/** A predicate over an object's abilities (Muraganda Petroglyphs, Tsabo's Web). */
export type AbilityPredicate = 'none' | 'activated' | 'activatedNonmana' | 'mana'

/**
 * A record whose fields are ANDed; a list inside a field is OR, but for `is`, where every status must hold. Without `zone` it means permanents on the battlefield;
 * `zone: 'stack'` means spells unless `stackKind` says otherwise; any other zone means cards there.
 */
export interface Filter {
  type?: CardType | readonly CardType[]
  /** Every one of these types: "artifact creature". */
  allTypes?: readonly CardType[]
  supertype?: Supertype | readonly Supertype[]
  /** Of the card type that was chosen. */
  cardType?: { chosen: string }
  subtype?: string | readonly string[] | { chosen: string }
  /** Every one of these subtypes: "Spider Hero card". */
  allSubtypes?: readonly string[]
  color?: Color | readonly Color[] | { chosen: string }
  /** Full name, or the same name as another object, or the chosen name. */
  name?: string | { sameAs: ObjectRef } | { chosen: string }
  /** Exactly this mana cost, or one of these: "with mana cost {0} or {1}". */
  manaCost?: string | readonly string[]
  manaValue?: Comparison
  power?: Comparison
  toughness?: Comparison
  /** Its power before what changes it without setting it (CR 208.4b). */
  basePower?: Comparison
  /** Power and toughness added together. */
  powerPlusToughness?: Comparison
  controller?: PlayerRef
  owner?: PlayerRef
  zone?: Zone | readonly Zone[]
  stackKind?: 'spell' | 'ability' | 'activatedAbility' | 'triggeredAbility' | 'loyaltyAbility' | 'any'
  /** Not the source itself. */
  other?: true
  is?: Status | readonly Status[]
  keyword?: string
  counters?: { counter: CounterKind | 'any'; count: Comparison }
  abilities?: AbilityPredicate
  /** Attached to that object. */
  attachedTo?: ObjectRef
  /** Something that fits is attached to it. */
  hasAttached?: Filter
  /** One of these very objects, or what it became when it last moved. A count of them without `zone` finds them wherever they went. */
  among?: ObjectRef
  /** On the stack: has that object (or player) as a target. */
  targets?: ObjectRef | { player: PlayerRef }
  /** Is a target of that spell or ability. */
  targetedBy?: ObjectRef
  /** The mana value is odd or even, perhaps as was chosen. */
  parity?: 'odd' | 'even' | { chosen: string }
  /** On the stack: has an object that fits as a target. */
  targetsSome?: Filter
  /** CR 106.7: a permanent that could produce that type of mana. */
  couldProduce?: ManaType
  /** It entered the battlefield from that zone, or you cast it from there. */
  cameFrom?: Zone
  /** In a graveyard: the card directly above it fits; no card above it fits. */
  directlyBelow?: Filter
  nothingAbove?: Filter
  /** Attacking that player, and not a planeswalker or battle. */
  attackingPlayer?: PlayerRef
  /** Blocking or blocked by that object. */
  blocking?: ObjectRef
  blockedBy?: ObjectRef
  /** Was dealt damage this turn by that object. */
  dealtDamageThisTurnBy?: ObjectRef
  /** Was dealt damage this turn by a source that player controlled. */
  damagedThisTurnBy?: PlayerRef
  /** Drawn this turn by its owner (Sylvan Library). */
  drawnThisTurn?: true
  /** Has at least one of these in common with that object. */
  shares?: { what: 'color' | 'creatureType'; with: ObjectRef }
  not?: Filter
  any?: readonly Filter[]
}

/** Which players fit: any of the fields, ANDed. */
export interface PlayerFilter {
  player: 'any' | PlayerRef
  opponentOf?: PlayerRef
  /** Has the most life, or is tied for it. */
  mostLife?: 'mostLife'
  /** Controls more objects that fit than that player does. */
  controlsMore?: { of: Filter; than: PlayerRef }
  /** Was dealt damage this turn, perhaps by that object. */
  dealtDamageThisTurn?: { by?: ObjectRef; combat?: 'combat' }
  /** Has at least so many fewer cards that fit in their graveyard than that player has in theirs. */
  fewerInGraveyard?: { of: Filter; than: PlayerRef; by: number }
}
