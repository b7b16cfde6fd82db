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
import { whiteWeenie } from './white-weenie.ts'

/** A deck that comes with the program; the list itself is text, as a person would paste it. */
export interface BuiltInDeck {
  id: string
  /** Where it is played; the title begins with it. */
  format: 'Legacy' | 'Premodern'
  title: string
  colors: readonly Color[]
  description: string
  text: string
}

/** The decks that come with the package. */
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

/** The built-in deck with that id, whatever the case of letters; undefined for an unknown id. */
export function tryGetBuiltInDeck(id: string): BuiltInDeck | undefined {
  return BUILT_IN_DECKS.find((deck) => deck.id === id.toLowerCase())
}
