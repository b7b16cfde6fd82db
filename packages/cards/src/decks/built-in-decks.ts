import type { Color } from '@spellwright/dsl'
import { enchantress } from './enchantress.ts'
import { goblins } from './goblins.ts'

/** A deck that comes with the program; the list itself is text, as a person would paste it. */
export interface BuiltInDeck {
  id: string
  title: string
  colors: readonly Color[]
  description: string
  text: string
}

export const BUILT_IN_DECKS: readonly BuiltInDeck[] = [goblins, enchantress]

export function tryGetBuiltInDeck(id: string): BuiltInDeck | undefined {
  return BUILT_IN_DECKS.find((deck) => deck.id === id.toLowerCase())
}
