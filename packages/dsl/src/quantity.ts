import type { Condition } from './condition.ts'
import type { EventPattern } from './event.ts'
import type { Filter } from './filter.ts'
import type { ObjectRef, PlayerRef } from './reference.ts'
import type { Color, CounterKind, ManaType } from './vocabulary.ts'

/** Every number in card data. */
export type Quantity =
  | number
  | { kind: 'x' }
  /** The number of objects that fit. */
  | { kind: 'count'; of: Filter }
  /** The size of what a name is bound to, or the number bound to it. */
  | { kind: 'bound'; name: string }
  /** The amount role of the trigger or replaced event: damage dealt, life gained, cards drawn, counters put. */
  | { kind: 'eventAmount' }
  | { kind: 'manaValueOf'; object: ObjectRef }
  /** `signed`: to double a power (CR 701.10c), a negative one is not taken for 0. */
  | { kind: 'powerOf'; object: ObjectRef; signed?: 'signed' }
  | { kind: 'toughnessOf'; object: ObjectRef }
  /** Its power before what changes it without setting it (CR 208.4b). */
  | { kind: 'basePowerOf'; object: ObjectRef }
  | { kind: 'loyaltyOf'; object: ObjectRef }
  /** The number of supertypes, card types and subtypes it has. */
  | { kind: 'typesOf'; object: ObjectRef }
  | { kind: 'countersOn'; object: ObjectRef; counter: CounterKind }
  | { kind: 'playerCounters'; player: PlayerRef; counter: CounterKind }
  | { kind: 'lifeOf'; player: PlayerRef }
  /** CR 103.4: the life total with which each player began. */
  | { kind: 'startingLife' }
  /** How many opponents you have. */
  | { kind: 'opponents' }
  | { kind: 'cardsIn'; zone: 'hand' | 'graveyard' | 'library'; player: PlayerRef }
  /** The number of card types among the objects that fit (Tarmogoyf). */
  | { kind: 'cardTypesAmong'; of: Filter }
  /** The number of colors of, basic land types among … the objects that fit. */
  | { kind: 'colorsAmong'; of: Filter }
  | { kind: 'basicLandTypesAmong'; of: Filter }
  /** The greatest power, toughness or mana value among the objects that fit. */
  | { kind: 'greatest'; value: 'power' | 'toughness' | 'manaValue'; of: Filter }
  | { kind: 'lowest'; value: 'power' | 'toughness' | 'manaValue'; of: Filter }
  /** Their power, toughness or mana value together. */
  | { kind: 'total'; value: 'power' | 'toughness' | 'manaValue'; of: Filter }
  /** How many different powers, toughnesses, mana values or names there are among them. */
  | { kind: 'different'; value: 'power' | 'toughness' | 'manaValue' | 'name'; of: Filter }
  /** CR 700.5: your devotion to those colors. */
  /** `thatColor`: the one of the mana that is added. */
  | { kind: 'devotion'; colors: readonly Color[] | 'thatColor' }
  /** CR 700.8: the number of creatures in your party. */
  | { kind: 'party' }
  /** The amounts of such events together (life gained, damage dealt). */
  | { kind: 'eventTotal'; event: EventPattern; when: HistorySpan }
  /** How often something happened (storm count, spells cast this turn, cards drawn). */
  /** `distinct`: how many different objects it happened to. */
  | { kind: 'events'; event: EventPattern; when: HistorySpan; distinct?: 'objects' }
  /** Mana of that color spent on this spell's X (Soul Burn) or on the whole cost. */
  /** `of`: on another spell than the source. */
  | { kind: 'manaSpent'; color: ManaType | 'any' | 'colored'; on: 'x' | 'cost'; of?: ObjectRef }
  /** The number of colors of mana spent to cast the source (sunburst, converge). */
  | { kind: 'colorsSpent' }
  /** CR 702.179: your speed. */
  | { kind: 'speed' }
  /** The number of turns that player has begun in this game, the current one included. */
  | { kind: 'turnsTaken'; player: PlayerRef }
  /** How often this ability has resolved this turn, this time included. */
  | { kind: 'timesResolved' }
  | { kind: 'timesKicked' }
  | { kind: 'timesMutated'; object: ObjectRef }
  /** The permanents the source devoured as it entered (CR 702.82b). */
  | { kind: 'devoured' }
  /** How often that optional cost of the source was paid (squad). */
  | { kind: 'timesPaid'; cost: string }
  | { kind: 'plus'; terms: readonly Quantity[] }
  | { kind: 'minus'; left: Quantity; right: Quantity }
  | { kind: 'times'; factor: number; quantity: Quantity }
  | { kind: 'product'; factors: readonly Quantity[] }
  /** 2 raised to that power. */
  | { kind: 'twoToThe'; exponent: Quantity }
  | { kind: 'half'; quantity: Quantity; round: 'up' | 'down' }
  | { kind: 'third'; quantity: Quantity; round: 'up' | 'down' }
  | { kind: 'least'; of: readonly Quantity[] }
  | { kind: 'most'; of: readonly Quantity[] }
  | { kind: 'if'; condition: Condition; then: Quantity; else: Quantity }

/** Rules history covers this turn and the last; `before`: this turn, before the current object was cast. */
export type HistorySpan = 'thisTurn' | 'lastTurn' | 'thisTurnBefore' | 'thisStep'
