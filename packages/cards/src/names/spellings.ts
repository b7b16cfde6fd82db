import { faceNames, foldName } from './fold-name.ts'

/** Names by their folded spelling. */
export interface Spellings {
  /** The name that is spelled so. */
  whole(folded: string): string | undefined
  /** The name whose front face is spelled so. */
  front(folded: string): string | undefined
}

export function createSpellings(names: Iterable<string>): Spellings {
  const wholes = new Map<string, string>()
  const fronts = new Map<string, string>()
  for (const name of names) {
    wholes.set(foldName(name), name)
    const [front, back] = faceNames(name)
    if (front === undefined || back === undefined) continue
    const folded = foldName(front)
    if (!fronts.has(folded)) fronts.set(folded, name)
  }
  return { whole: (folded) => wholes.get(folded), front: (folded) => fronts.get(folded) }
}

/** A card that is really called so comes before one whose front face is called so ("Bind", "Bind // Liberate"). */
export function findSpelling(folded: string, among: readonly Spellings[]): string | undefined {
  for (const spellings of among) {
    const name = spellings.whole(folded)
    if (name !== undefined) return name
  }
  for (const spellings of among) {
    const name = spellings.front(folded)
    if (name !== undefined) return name
  }
  return undefined
}
