import type { Ability } from './ability.ts'
import type { Filter } from './filter.ts'
import type { Keyword } from './keyword.ts'
import type { Quantity } from './quantity.ts'
import type { PlayerRef } from './reference.ts'
import type { CardType, Color, Supertype } from './vocabulary.ts'

/**
 * One change a continuous effect makes to an object's characteristics (CR 613). The author writes no layer numbers:
 * the table `LAYER_OF` below gives each kind its layer.
 */
export type Modification =
  | { kind: 'setController'; player: PlayerRef }
  | { kind: 'addType'; types: readonly CardType[] }
  | { kind: 'setTypes'; types: readonly CardType[]; subtypes?: readonly string[] }
  | { kind: 'removeType'; types: readonly CardType[] }
  | { kind: 'addSupertype'; supertypes: readonly Supertype[] }
  | { kind: 'removeSupertype'; supertypes: readonly Supertype[] }
  | { kind: 'addSubtype'; subtypes: readonly string[] | { chosen: string } }
  /** "It isn't a Human": creature types. */
  | { kind: 'removeSubtype'; subtypes: readonly string[] }
  /** Replaces the subtypes of the same kind: creature types for creatures. */
  | { kind: 'setCreatureTypes'; subtypes: readonly string[] | { chosen: string } }
  | { kind: 'allCreatureTypes' }
  /** CR 305.7: replaces land types and the abilities from rules text; intrinsic mana abilities follow from the types. */
  | { kind: 'setLandTypes'; subtypes: readonly string[] | { chosen: string } }
  | { kind: 'setColor'; colors: readonly Color[] | { chosen: string } }
  | { kind: 'addColor'; colors: readonly Color[] | { chosen: string } }
  | { kind: 'gainAbility'; ability: Ability }
  /** All activated abilities of the cards that fit. */
  | { kind: 'gainActivatedAbilitiesOf'; cards: Filter }
  | { kind: 'gainKeyword'; keyword: Keyword }
  | { kind: 'loseKeyword'; keyword: string }
  /** `except`: it keeps its mana abilities. */
  | { kind: 'loseAllAbilities'; except?: 'mana' }
  | { kind: 'setBasePT'; power?: Quantity; toughness?: Quantity }
  | { kind: 'modifyPT'; power: Quantity; toughness: Quantity }
  /** CR 612: it has the full text of that card: name, mana cost, color, types, abilities, power and toughness. */
  | { kind: 'fullTextOf'; card: Filter }
  /** CR 612.5: these abilities are its rules text, in place of its own. */
  | { kind: 'setText'; abilities: readonly Ability[] }
  | { kind: 'switchPT' }
  | { kind: 'setName'; name: string }
  /** Only as an exception of a copy. */
  | { kind: 'noManaCost' }
  /** Only as an exception of a copy: the loyalty a planeswalker enters with. */
  | { kind: 'setLoyalty'; loyalty: Quantity }
  /** Only as an exception of a copy: "except it has this ability", the one that makes it a copy. */
  | { kind: 'hasThisAbility' }

/** The layer in which each modification applies (CR 613.1). Effects that set a name do so with the types they set. */
export const LAYER_OF = {
  setName: '4',
  noManaCost: '1',
  setLoyalty: '1',
  hasThisAbility: '1',
  setController: '2',
  fullTextOf: '3',
  setText: '3',
  addType: '4',
  setTypes: '4',
  removeType: '4',
  addSupertype: '4',
  removeSupertype: '4',
  addSubtype: '4',
  removeSubtype: '4',
  setCreatureTypes: '4',
  allCreatureTypes: '4',
  setLandTypes: '4',
  setColor: '5',
  addColor: '5',
  gainAbility: '6',
  gainActivatedAbilitiesOf: '6',
  gainKeyword: '6',
  loseKeyword: '6',
  loseAllAbilities: '6',
  setBasePT: '7b',
  modifyPT: '7c',
  switchPT: '7d',
} as const satisfies Record<Modification['kind'], string>

/** How long a continuous effect from a resolved spell or ability lasts (CR 611.2). */
export type Duration =
  | 'endOfTurn'
  | 'endOfCombat'
  | 'untilYourNextTurn'
  | 'untilYourNextUpkeep'
  | 'untilYourNextEndStep'
  | 'endOfYourNextTurn'
  /** Until after the next untap step of whoever controls what is affected. */
  | 'nextUntapStep'
  | 'game'
  /** For as long as the source stays on the battlefield / tapped / under your control. */
  | 'whileSourceOnBattlefield'
  | 'whileSourceTapped'
  | 'whileYouControlSource'
  | 'whileYouControlTappedSource'
  /** For as long as what is affected remains tapped. */
  | 'whileItIsTapped'
  /** For as long as you control what is affected. */
  | 'whileYouControlIt'
