import type { CardDefinition } from '@spellwright/dsl'
import type { CardLibrary } from './library/pack-library.ts'
import { foldName } from './names/fold-name.ts'

/** Card definitions by name. */
export interface CardRegistry {
  /** Every definition, made at the first call where they come from a library. */
  readonly all: readonly CardDefinition[]
  readonly names: readonly string[]
  /** Whatever the case, accents and apostrophes; the front face alone is enough. An unknown name is undefined. */
  tryGet(name: string): CardDefinition | undefined
  /** Whether there is a definition for that name. */
  has(name: string): boolean
  /** Comes from the library: read from its rules text, without a file of its own. */
  isFromLibrary(name: string): boolean
}

export class DuplicateCardError extends Error {
  override name = 'DuplicateCardError'
}

/** From each folded name, and from the folded name of each front face, to the name. */
function foldedNames(names: readonly string[]): Map<string, string> {
  const folded = new Map<string, string>()
  for (const name of names) folded.set(foldName(name), name)
  for (const name of names) {
    const front = foldName(name.split(' // ')[0]!)
    // A card that is really called so comes before one whose front face is called so.
    if (!folded.has(front)) folded.set(front, name)
  }
  return folded
}

function checkNames(cards: readonly CardDefinition[]): void {
  const seen = new Set<string>()
  for (const { name } of cards) {
    const folded = foldName(name)
    if (seen.has(folded)) throw new DuplicateCardError(`two cards are called "${name}"`)
    seen.add(folded)
  }
}

/** `library`: more cards, made only when they are asked for; a card of the list comes before one of the library. */
export function createRegistry(cards: readonly CardDefinition[], library?: CardLibrary): CardRegistry {
  checkNames(cards)
  const exact = new Map(cards.map((card) => [card.name, card]))
  const get = (name: string): CardDefinition | undefined => exact.get(name) ?? library?.tryGet(name)
  let every: readonly CardDefinition[] | undefined
  let names: readonly string[] | undefined
  let folded: Map<string, string> | undefined

  const registry: CardRegistry = {
    get all() {
      every ??= registry.names.map((name) => get(name)!)
      return every
    },
    get names() {
      const more = library?.names.filter((name) => !exact.has(name)) ?? []
      names ??= [...exact.keys(), ...more]
      return names
    },
    tryGet(name) {
      const found = get(name)
      if (found !== undefined) return found
      folded ??= foldedNames(registry.names)
      const spelled = folded.get(foldName(name))
      return spelled === undefined ? undefined : get(spelled)
    },
    has: (name) => registry.tryGet(name) !== undefined,
    isFromLibrary: (name) => registry.has(name) && !exact.has(registry.tryGet(name)!.name),
  }
  return registry
}
