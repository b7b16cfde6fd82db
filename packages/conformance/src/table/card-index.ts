import { type CardRegistry, foldName } from '@spellwright/cards'
import type { CardDefinition } from '@spellwright/dsl'

/** Finds cards by their full name or by the name of any face. */
export interface CardIndex {
  readonly cards: CardRegistry
  find(name: string): CardDefinition | undefined
}

const indices = new WeakMap<CardRegistry, CardIndex>()

export function cardIndex(cards: CardRegistry): CardIndex {
  const known = indices.get(cards)
  if (known) return known
  const faces = new Map<string, CardDefinition>()
  for (const definition of cards.all)
    for (const { name } of definition.faces) {
      const folded = foldName(name)
      if (!faces.has(folded)) faces.set(folded, definition)
    }
  const index: CardIndex = { cards, find: (name) => cards.tryGet(name) ?? faces.get(foldName(name)) }
  indices.set(cards, index)
  return index
}

/** The index of the face with that name; the front face for the name of the whole card. */
export function faceNamed(definition: CardDefinition, name: string): number {
  const folded = foldName(name)
  return Math.max(
    0,
    definition.faces.findIndex((face) => foldName(face.name) === folded),
  )
}
