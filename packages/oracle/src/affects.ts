import type { Affects, Filter } from '@spellwright/dsl'
import { type Subject, third } from './english/clause.ts'
import { allPhrase, eachPhrase, pluralPhrase } from './filter/determiner.ts'
import { headNoun } from './filter/head.ts'
import type { Talk } from './talk.ts'

export const isFilter = (affects: Affects): affects is Filter =>
  typeof affects === 'object' && !('the' in affects) && !('linked' in affects)

/** `each`: every object for itself ("each land is a Swamp"); otherwise all together ("nonbasic lands are Mountains"). */
export type AffectsStyle = 'together' | 'each'

/** Creatures in general are "all creatures", also of a chosen type; creatures of some other sort are just named. */
export function isWholeType({ type, subtype, ...others }: Filter): boolean {
  if (Object.keys(others).length > 0) return false
  if (type === undefined) return typeof subtype === 'string'
  // Slivers are told together: "all Sliver creatures".
  return subtype === undefined || subtype === 'Sliver' || (typeof subtype === 'object' && 'chosen' in subtype)
}

/** The source and the creature it is paired with (CR 702.95). */
export function isPair(affects: Affects): boolean {
  if (!isFilter(affects)) return false
  const members = affects.any?.map((option) => option.among)
  return members?.length === 2 && members.includes('self') && members.includes('paired')
}

export function affectsSubject(
  affects: Affects,
  talk: Talk,
  style: AffectsStyle,
  whole: 'all' | 'bare' = 'bare',
): Subject {
  if (!isFilter(affects)) {
    const referent = talk.referent(affects)
    if (referent?.participle === 'dealt damage') return third('a creature dealt damage this way')
    return talk.subject(affects)
  }
  if (isPair(affects)) return third('each of those creatures')
  const { groups } = talk.wording
  // What has a counter on it has that for itself.
  const isEach = groups === undefined && (style === 'each' || affects.counters !== undefined)
  if (isEach || groups === 'each') return third(eachPhrase(affects, { talk }))
  const isAll = groups === undefined ? whole === 'all' && isWholeType(affects) : groups === 'all'
  const phrase = isAll ? allPhrase(affects, { talk }) : pluralPhrase(affects, { talk })
  return third(phrase, 'many')
}

/** The same after a verb: "enchanted creature", "creatures you control". */
export function affectsObject(affects: Affects, talk: Talk): string {
  return isFilter(affects) ? pluralPhrase(affects, { talk }) : talk.object(affects, 'object')
}

export function affectsNoun(affects: Affects, talk: Talk): string {
  if (isPair(affects)) return 'creature'
  if (isFilter(affects)) return headNoun(affects, 'permanent').singular
  if (affects === 'attachedTo') return talk.self.attachedTo.replace(/^\w+ /, '')
  return talk.referent(affects)?.noun ?? talk.self.types.at(-1) ?? 'permanent'
}
