import { allCardNames, type CardNames } from './card-names.ts'
import { editDistance } from './edit-distance.ts'
import { faceNames, foldName } from './fold-name.ts'

interface Candidate {
  name: string
  distance: number
}

/** The spellings a name is compared by: whole, and each face alone. */
const spellings = new WeakMap<CardNames, readonly { name: string; folded: string }[]>()

function spellingsOf(names: CardNames) {
  let list = spellings.get(names)
  if (list === undefined) {
    list = names.all.flatMap((name) => {
      const faces = faceNames(name)
      const ways = faces.length === 1 ? faces : [name, ...faces]
      return ways.map((way) => ({ name, folded: foldName(way) }))
    })
    spellings.set(names, list)
  }
  return list
}

/** A name cut short ("Goblin Piledr") is nearer than its missing letters say. */
function distanceTo(typed: string, folded: string, limit: number): number {
  if (typed.length >= 4 && folded.startsWith(typed)) return Math.min(1, folded.length - typed.length)
  return editDistance(typed, folded, limit)
}

const byDistance = (a: Candidate, b: Candidate): number =>
  a.distance - b.distance || a.name.length - b.name.length || (a.name < b.name ? -1 : 1)

/** The names closest to what was typed, nearest first; none where nothing is close enough to be meant. */
export function nearestNames(typed: string, most = 3, names: CardNames = allCardNames()): string[] {
  const folded = foldName(typed)
  let limit = Math.max(1, Math.min(6, Math.floor(folded.length / 3)))
  let best: Candidate[] = []
  for (const { name, folded: spelling } of spellingsOf(names)) {
    const distance = distanceTo(folded, spelling, limit)
    if (distance > limit) continue
    const others = best.filter((candidate) => candidate.name !== name || candidate.distance <= distance)
    if (others.length < best.length || !others.some((candidate) => candidate.name === name))
      others.push({ name, distance })
    best = others.sort(byDistance).slice(0, most)
    // Only what is as near as the worst of the best still matters.
    if (best.length === most) limit = best[most - 1]!.distance
  }
  return best.map((candidate) => candidate.name)
}
