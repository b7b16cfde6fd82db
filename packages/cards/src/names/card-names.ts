import { faceNames, foldName } from './fold-name.ts'
import { unpackNames } from './pack-names.ts'
import { PACKED_CARD_NAMES } from './packed-card-names.ts'

/** What the deck reader asks about names: every card there is, supported or not. */
export interface CardNames {
  readonly all: readonly string[]
  /** The full, correctly spelled name, or undefined where no card is called that. */
  tryGet(name: string): string | undefined
}

export function createCardNames(names: readonly string[]): CardNames {
  const byFolded = new Map<string, string>()
  for (const name of names) byFolded.set(foldName(name), name)
  for (const name of names) {
    const [front = name] = faceNames(name)
    const folded = foldName(front)
    // A card that is really called so comes before one whose front face is called so ("Bind", "Bind // Liberate").
    if (!byFolded.has(folded)) byFolded.set(folded, name)
  }
  return { all: names, tryGet: (name) => byFolded.get(foldName(name)) }
}

let everyCard: CardNames | undefined

/** The names of all cards, unpacked when first asked for. */
export function allCardNames(): CardNames {
  everyCard ??= createCardNames(unpackNames(PACKED_CARD_NAMES))
  return everyCard
}
