import type { CardDefinition } from '@spellwright/dsl'
import type { CardLibrary } from './library/card-library.ts'
import { byCodeUnits } from './names/by-code-units.ts'
import { foldName } from './names/fold-name.ts'
import { createSpellings, findSpelling, type Spellings } from './names/spellings.ts'

/** Card definitions by name. */
export interface CardRegistry {
  /** Every definition in the order of their names; those of a library are made at the first call. */
  readonly all: readonly CardDefinition[]
  readonly names: readonly string[]
  /** Whatever the case, accents and apostrophes; the front face alone is enough. An unknown name is undefined. */
  tryGet(name: string): CardDefinition | undefined
  /** Whether there is a definition for that name. */
  has(name: string): boolean
  /** False where `tryGet` would have to read a file of the library first. */
  isAtHand(name: string): boolean
}

export class DuplicateCardError extends Error {
  override name = 'DuplicateCardError'
}

function checkNames(cards: readonly CardDefinition[]): void {
  const seen = new Set<string>()
  for (const { name } of cards) {
    const folded = foldName(name)
    if (seen.has(folded)) throw new DuplicateCardError(`two cards are called "${name}"`)
    seen.add(folded)
  }
}

/**
 * `library`: more cards, made only when they are asked for; a card of the list comes before one of the library. Two cards
 * of one name are found when a name is looked up that is spelled otherwise.
 */
export function createRegistry(cards: readonly CardDefinition[], library?: CardLibrary): CardRegistry {
  const exact = new Map(cards.map((card) => [card.name, card]))
  let own: Spellings | undefined
  /** Folding thousands of names takes a while, and most names are given as they are spelled. */
  const ownSpellings = (): Spellings => {
    if (own === undefined) {
      checkNames(cards)
      own = createSpellings(exact.keys())
    }
    return own
  }
  const get = (name: string): CardDefinition | undefined => exact.get(name) ?? library?.tryGet(name)
  let every: readonly CardDefinition[] | undefined
  let names: readonly string[] | undefined

  const registry: CardRegistry = {
    get all() {
      every ??= registry.names.map((name) => get(name)!)
      return every
    },
    get names() {
      names ??= [...new Set([...exact.keys(), ...(library?.names ?? [])])].sort(byCodeUnits)
      return names
    },
    tryGet(name) {
      const found = get(name)
      if (found !== undefined) return found
      const spelled = findSpelling(
        foldName(name),
        library ? [ownSpellings(), library.spellingsNear(name)] : [ownSpellings()],
      )
      return spelled === undefined ? undefined : get(spelled)
    },
    has: (name) => registry.tryGet(name) !== undefined,
    isAtHand: (name) => exact.has(name) || (library?.isAtHand(name) ?? true),
  }
  return registry
}
