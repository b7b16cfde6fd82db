import type { Color } from '@spellwright/dsl'
import { deadguyAle } from './deadguy-ale.ts'
import { elves } from './elves.ts'
import { enchantress } from './enchantress.ts'
import { goblins } from './goblins.ts'
import { landstill } from './landstill.ts'
import { madness } from './madness.ts'
import { monoBlackAggro } from './mono-black-aggro.ts'
import { monoBlackControl } from './mono-black-control.ts'
import { oath } from './oath.ts'
import { premodernEnchantress } from './premodern-enchantress.ts'
import { premodernGoblins } from './premodern-goblins.ts'
import { replenishDeck } from './replenish.ts'
import { rgAggro } from './rg-aggro.ts'
import { sligh } from './sligh.ts'
import { stiflenought } from './stiflenought.ts'
import { terrageddon } from './terrageddon.ts'
import { theSolution } from './the-solution.ts'
import { tournamentDecks } from './tournament-decks.ts'
import { whiteWeenie } from './white-weenie.ts'

/** The formats whose decks come with the program, the oldest cards first. */
export const BUILT_IN_FORMATS = ['Premodern', 'Legacy', 'Vintage', 'Modern', 'Pioneer', 'Pauper', 'Standard'] as const

export type BuiltInFormat = (typeof BUILT_IN_FORMATS)[number]

/** A deck that comes with the program; the list itself is text, as a person would paste it. */
export interface BuiltInDeck {
  id: string
  /** Where it is played; the title begins with it. */
  format: BuiltInFormat
  /** The year of the tournament in which the list was played; null for a classic list. */
  year: number | null
  title: string
  colors: readonly Color[]
  description: string
  text: string
}

/**
 * The classic decks. Their cards are there from the start; those of `tournamentDecks` are read from the card library.
 */
export const BUILT_IN_DECKS: readonly BuiltInDeck[] = [
  goblins,
  enchantress,
  premodernEnchantress,
  premodernGoblins,
  sligh,
  rgAggro,
  whiteWeenie,
  deadguyAle,
  monoBlackAggro,
  monoBlackControl,
  replenishDeck,
  theSolution,
  landstill,
  stiflenought,
  elves,
  terrageddon,
  madness,
  oath,
]

/** All decks that come with the program: the classic ones, then those of recent tournaments by format. */
export const builtInDecks = (): readonly BuiltInDeck[] => [...BUILT_IN_DECKS, ...tournamentDecks()]

/** The built-in deck with that id, whatever the case of letters; undefined for an unknown id. */
export function tryGetBuiltInDeck(id: string): BuiltInDeck | undefined {
  const isWanted = (deck: BuiltInDeck): boolean => deck.id === id.toLowerCase()
  return BUILT_IN_DECKS.find(isWanted) ?? tournamentDecks().find(isWanted)
}
