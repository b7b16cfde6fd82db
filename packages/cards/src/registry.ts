import type { CardDefinition } from '@spellwright/dsl'
import { foldName } from './names/fold-name.ts'

/** Card definitions by name. */
export interface CardRegistry {
  readonly all: readonly CardDefinition[]
  /** Whatever the case, accents and apostrophes; the front face alone is enough. An unknown name is undefined. */
  tryGet(name: string): CardDefinition | undefined
  has(name: string): boolean
}

export class DuplicateCardError extends Error {
  override name = 'DuplicateCardError'
}

export function createRegistry(cards: readonly CardDefinition[]): CardRegistry {
  const byName = new Map<string, CardDefinition>()
  for (const card of cards) {
    const folded = foldName(card.name)
    if (byName.has(folded)) throw new DuplicateCardError(`two cards are called "${card.name}"`)
    byName.set(folded, card)
  }
  for (const card of cards) {
    const front = foldName(card.faces[0]?.name ?? card.name)
    // A card that is really called so comes before one whose front face is called so.
    if (!byName.has(front)) byName.set(front, card)
  }
  const exact = new Map(cards.map((card) => [card.name, card]))
  const tryGet = (name: string) => exact.get(name) ?? byName.get(foldName(name))
  return { all: cards, tryGet, has: (name) => tryGet(name) !== undefined }
}
