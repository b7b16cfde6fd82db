import type { Ability, QuestionData } from '@spellwright/dsl'
import type { ManaSymbol } from '../mana/symbol.ts'
import type { Context } from '../query/context.ts'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import type { Action, AttackChoice, BlockChoice, PayAnswer } from './action.ts'

/** The closed list of shapes a decision can have. Handlers and clients are exhaustive over it. */
export const SHAPES = [
  'act',
  'objects',
  'options',
  'number',
  'name',
  'order',
  'arrange',
  'piles',
  'divide',
  'pay',
  'attack',
  'block',
  'sideboard',
] as const
/** The form of a decision and of its answer: one of `SHAPES`. */
export type Shape = (typeof SHAPES)[number]

/** What decisions are for. */
export const PURPOSES = [
  'priority',
  'mulligan',
  'bottom',
  'openingHand',
  'playOrDraw',
  'companion',
  'room',
  'vote',
  'target',
  'newTargets',
  'mode',
  'x',
  'number',
  'kicker',
  'additionalCost',
  'splice',
  'phyrexian',
  'yesNo',
  'choose',
  'chooseFound',
  'chooseColor',
  'chooseType',
  'chooseName',
  'choosePlayer',
  'chooseWord',
  'chooseSource',
  'manaColor',
  'genericPayment',
  'pay',
  'payOrNot',
  'costObjects',
  'discard',
  'discardToHandSize',
  'sacrifice',
  'orderTriggers',
  'orderCards',
  'orderTimestamps',
  'arrange',
  'piles',
  'choosePile',
  'divide',
  'damageAssignment',
  'attackers',
  'blockers',
  'defender',
  'replacement',
  'legendRule',
  'copy',
  'enterAttached',
  'costChoice',
  'loopChoice',
  'sideboard',
] as const
/** What a decision is for: one of `PURPOSES`. */
export type Purpose = (typeof PURPOSES)[number]

/** What a question is about, so that it can be asked in the words of the card. Never saved. */
export interface QuestionSubject {
  readonly data: QuestionData
  /** What the names in the data stand for now. */
  readonly context: Context
}

export interface DecisionBase {
  /** Who is asked. */
  readonly player: PlayerId
  /** The player whose decision it is, where another player controls them (CR 723.5). */
  readonly onBehalfOf?: PlayerId
  readonly purpose: Purpose
  /** The object the question comes from, or 0. */
  readonly source: ObjectId
  /** One sentence for a person. */
  readonly text: string
  /** Cards in hidden zones that the chooser may see for this decision. */
  readonly shows?: readonly ObjectId[]
  /** The card data behind the question, for its words; no part of the view. */
  readonly about?: QuestionSubject
}

export interface ActDecision extends DecisionBase {
  readonly shape: 'act'
}

export interface ObjectsDecision extends DecisionBase {
  readonly shape: 'objects'
  readonly candidates: readonly EntityId[]
  readonly min: number
  readonly max: number
  /** Why the choice as a whole is not legal, or null. Never saved. */
  readonly check?: (chosen: readonly EntityId[]) => string | null
}

export interface Option {
  readonly label: string
  readonly value: string | number
  /** The cards that the option stands for, where it is a pile. */
  readonly cards?: readonly ObjectId[]
}

export interface OptionsDecision extends DecisionBase {
  readonly shape: 'options'
  readonly options: readonly Option[]
  readonly min: number
  readonly max: number
  readonly repeat: boolean
}

export interface NumberDecision extends DecisionBase {
  readonly shape: 'number'
  readonly min: number
  readonly max: number
}

/** A card name; any name a card has. */
export interface NameDecision extends DecisionBase {
  readonly shape: 'name'
  readonly suggestions: readonly string[]
  readonly check: (name: string) => string | null
}

export interface OrderItem {
  readonly label: string
  readonly object: ObjectId
  /** The triggered ability, where those are ordered: one object may have several. */
  readonly ability?: Ability
}

export interface OrderDecision extends DecisionBase {
  readonly shape: 'order'
  readonly items: readonly OrderItem[]
}

export interface ArrangeDecision extends DecisionBase {
  readonly shape: 'arrange'
  readonly items: readonly ObjectId[]
  readonly places: readonly string[]
}

export interface PilesDecision extends DecisionBase {
  readonly shape: 'piles'
  readonly items: readonly ObjectId[]
}

export interface DivideDecision extends DecisionBase {
  readonly shape: 'divide'
  readonly total: number
  readonly among: readonly EntityId[]
  readonly minEach: number
  readonly check?: (shares: readonly number[]) => string | null
  /** A legal division, used as the default. */
  readonly suggestion: readonly number[]
}

/** A mana ability a player could activate while paying. */
export interface ManaChoice {
  readonly object: ObjectId
  readonly ability: string
  readonly label: string
}

/** How to pay a mana cost (CR 601.2g–h): automatically, from the pool, with one more mana ability, or not at all. */
export interface PayDecision extends DecisionBase {
  readonly shape: 'pay'
  readonly cost: readonly ManaSymbol[]
  readonly costText: string
  /** The automatic payment, shown beforehand: which sources it would use; `null` when there is none. */
  readonly plan: {
    readonly uses: readonly ManaChoice[]
    readonly lifePaid: number
    /** Sources that cost life or a permanent. */
    readonly painful: boolean
  } | null
  readonly abilities: readonly ManaChoice[]
  /** Ways to pay from the pool alone that leave different mana. */
  readonly poolChoices: readonly string[]
}

export interface AttackDecision extends DecisionBase {
  readonly shape: 'attack'
  readonly candidates: readonly { readonly attacker: ObjectId; readonly defenders: readonly EntityId[] }[]
  readonly check: (choices: readonly AttackChoice[]) => string | null
  /** A legal declaration that attacks as little as allowed. */
  readonly minimum: () => readonly AttackChoice[]
}

export interface BlockDecision extends DecisionBase {
  readonly shape: 'block'
  readonly candidates: readonly { readonly blocker: ObjectId; readonly attackers: readonly ObjectId[] }[]
  readonly check: (choices: readonly BlockChoice[]) => string | null
  readonly minimum: () => readonly BlockChoice[]
}

export interface SideboardDecision extends DecisionBase {
  readonly shape: 'sideboard'
  readonly main: readonly string[]
  readonly sideboard: readonly string[]
  /** Names of the opponent's cards that the player saw in the match so far. */
  readonly shown?: readonly string[]
}

/** A question to a player, with everything needed to answer it; its `shape` says what an answer looks like. */
export type Decision =
  | ActDecision
  | ObjectsDecision
  | OptionsDecision
  | NumberDecision
  | NameDecision
  | OrderDecision
  | ArrangeDecision
  | PilesDecision
  | DivideDecision
  | PayDecision
  | AttackDecision
  | BlockDecision
  | SideboardDecision

/** The answer each shape takes. Order: indices in the wanted order; arrange: indices per place; piles: indices of the first pile. */
export interface Answers {
  act: Action
  objects: readonly EntityId[]
  options: readonly number[]
  number: number
  name: string
  order: readonly number[]
  arrange: readonly (readonly number[])[]
  piles: readonly number[]
  divide: readonly number[]
  pay: PayAnswer
  attack: readonly AttackChoice[]
  block: readonly BlockChoice[]
  sideboard: { readonly main: readonly string[]; readonly sideboard: readonly string[] }
}

/** An answer to a decision of any shape. */
export type Answer = Answers[Shape]
/** The decision of one shape: `DecisionOf<'attack'>`. */
export type DecisionOf<S extends Shape> = Extract<Decision, { shape: S }>
