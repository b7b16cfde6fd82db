import { byCodeUnits } from './by-code-units.ts'
import { allCardNames, type CardNames } from './card-names.ts'
import { faceNames, foldName } from './fold-name.ts'
import { PrefixDistances } from './prefix-distances.ts'

interface Candidate {
  name: string
  distance: number
}

/** A spelling that a name is compared by: whole, or one face alone. */
interface Spelling {
  readonly name: string
  readonly folded: string
  /** How many letters it has in common with the spelling before it. */
  readonly shared: number
}

/** The spellings in alphabetical order, and what was found for names that were typed before. */
interface NameIndex {
  readonly spellings: readonly Spelling[]
  readonly found: Map<string, readonly string[]>
}

const indexes = new WeakMap<CardNames, NameIndex>()

function sharedLetters(a: string, b: string): number {
  let shared = 0
  while (shared < a.length && shared < b.length && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  return shared
}

function indexOf(names: CardNames): NameIndex {
  const known = indexes.get(names)
  if (known !== undefined) return known
  const sorted = names.all
    .flatMap((name) => {
      const faces = faceNames(name)
      const ways = faces.length === 1 ? faces : [name, ...faces]
      return ways.map((way) => ({ name, folded: foldName(way) }))
    })
    .sort((a, b) => byCodeUnits(a.folded, b.folded))
  const spellings = sorted.map((spelling, at) => ({
    ...spelling,
    shared: sharedLetters(spelling.folded, sorted[at - 1]?.folded ?? ''),
  }))
  const index = { spellings, found: new Map() }
  indexes.set(names, index)
  return index
}

/** A name cut short ("Goblin Piledr") is nearer than its missing letters say. */
const isCutShort = (typed: string, folded: string): boolean => typed.length >= 4 && folded.startsWith(typed)

const byDistance = (a: Candidate, b: Candidate): number =>
  a.distance - b.distance || a.name.length - b.name.length || (a.name < b.name ? -1 : 1)

/** As many typed names are remembered: a list is read again at each key, and most of its lines are the same. */
const MOST_REMEMBERED = 2000

/** The names closest to what was typed, nearest first; none where nothing is close enough to be meant. */
export function nearestNames(typed: string, most = 3, names: CardNames = allCardNames()): string[] {
  const { spellings, found } = indexOf(names)
  const folded = foldName(typed)
  const key = `${most} ${folded}`
  const known = found.get(key)
  if (known !== undefined) return [...known]
  const nearest = search(spellings, folded, most)
  if (found.size >= MOST_REMEMBERED) found.clear()
  found.set(key, nearest)
  return [...nearest]
}

/** A name that differs by more letters is hardly the one that was meant, and looking for it would take long. */
const MOST_EDITS = 3

function search(spellings: readonly Spelling[], typed: string, most: number): readonly string[] {
  let limit = Math.max(1, Math.min(MOST_EDITS, Math.floor(typed.length / 3)))
  let best: Candidate[] = []
  const distances = new PrefixDistances(typed)
  for (const { name, folded, shared } of spellings) {
    const whole = distances.to(folded, shared, limit)
    const distance = isCutShort(typed, folded) ? Math.min(1, folded.length - typed.length) : whole
    if (distance > limit) continue
    const others = best.filter((candidate) => candidate.name !== name || candidate.distance <= distance)
    if (others.length < best.length || !others.some((candidate) => candidate.name === name))
      others.push({ name, distance })
    best = others.sort(byDistance).slice(0, most)
    // Only what is as near as the worst of the best still matters.
    const worst = best.length === most ? best.at(-1) : undefined
    if (worst !== undefined) limit = worst.distance
  }
  return best.map((candidate) => candidate.name)
}
