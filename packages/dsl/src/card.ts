import type { Ability } from './ability.ts'
import { type ParsedTypeLine, parseTypeLine } from './type-line.ts'
import type { Color } from './vocabulary.ts'

/** CR 200–212: one face as printed. Absent `cost` is "no mana cost" (CR 202.1b), which is not `{0}`. */
export interface CardFace extends ParsedTypeLine {
  name: string
  cost?: string
  /** `'*'` where a characteristic-defining ability gives it. */
  power?: number | '*'
  toughness?: number | '*'
  loyalty?: number | 'X'
  defense?: number
  colorIndicator?: readonly Color[]
  abilities: readonly Ability[]
}

/** What is printed on a card besides its name, types and text: the facts about a card that has no rules here. */
export type PrintedFacts = Pick<CardFace, 'cost' | 'power' | 'toughness' | 'loyalty'>

/** How the faces of a card belong together. */
export const LAYOUTS = ['normal', 'split', 'transform', 'modal_dfc', 'adventure', 'flip', 'prepare', 'meld'] as const
/** The layout of a card: one of `LAYOUTS`. */
export type Layout = (typeof LAYOUTS)[number]

/** What a spell is for, as far as a bot that plays it is concerned. */
export const SPELL_ROLES = ['Proactive', 'Counterspell', 'InstantRemoval', 'InstantUtility'] as const
/** The role of a spell: one of `SPELL_ROLES`. */
export type SpellRole = (typeof SPELL_ROLES)[number]

/** A card: its name, its layout and its faces. */
export interface CardDefinition {
  /** Full name; `Front // Back` where there are two faces. */
  name: string
  layout: Layout
  /** The first face is the front (left half, creature of an adventure card). */
  faces: readonly CardFace[]
  /** Stated only where the role derived from what the card does would be wrong. */
  role?: SpellRole
}

/** CR 111: characteristics of a token. The name is its subtypes plus "Token" unless stated (CR 111.4). */
export interface TokenDefinition extends ParsedTypeLine {
  name?: string
  colors: readonly Color[]
  power?: number
  toughness?: number
  abilities: readonly Ability[]
  /** The other face of a double-faced token. */
  back?: TokenDefinition
}

/** The facts and abilities of a face, as they are given to `card`. */
export interface FaceInput {
  name: string
  cost?: string
  type: string
  power?: number | '*'
  toughness?: number | '*'
  loyalty?: number | 'X'
  defense?: number
  colorIndicator?: readonly Color[]
  abilities?: readonly Ability[]
}

/** One face of a card from its facts and abilities. */
export function face(input: FaceInput): CardFace {
  const { type, abilities, ...facts } = input
  return { ...facts, ...parseTypeLine(type), abilities: abilities ?? [] }
}

/** A card with one face. */
export function card(input: FaceInput & { role?: SpellRole }): CardDefinition {
  const { role, ...facts } = input
  const definition: CardDefinition = { name: input.name, layout: 'normal', faces: [face(facts)] }
  return role === undefined ? definition : { ...definition, role }
}

/** A card with two faces; the full name joins theirs. */
export function twoFaced(
  layout: Exclude<Layout, 'normal'>,
  front: FaceInput,
  back: FaceInput,
  role?: SpellRole,
): CardDefinition {
  const definition: CardDefinition = { name: `${front.name} // ${back.name}`, layout, faces: [face(front), face(back)] }
  return role === undefined ? definition : { ...definition, role }
}

/** The facts and abilities of a token, as they are given to `token`. */
export interface TokenInput {
  name?: string
  colors: readonly Color[]
  type: string
  power?: number
  toughness?: number
  abilities?: readonly Ability[]
}

/** A token from its facts and abilities (CR 111). */
export function token(input: TokenInput): TokenDefinition {
  const { type, abilities, ...facts } = input
  return { ...facts, ...parseTypeLine(type), abilities: abilities ?? [] }
}
