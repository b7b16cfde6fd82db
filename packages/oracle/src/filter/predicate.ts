import type { Filter, ObjectRef, Zone } from '@spellwright/dsl'
import type { Talk } from '../talk.ts'
import { colorWord } from '../words/colors.ts'
import { many, or, withArticle } from '../words/english.ts'
import { comparisonPhrase, countPhrase } from './comparison.ts'
import type { Kind } from './head.ts'
import { nounPhrase } from './noun-phrase.ts'
import { statusPredicate } from './status.ts'

const contracted = (subject: string, is: string): string => (subject === 'it' ? `it's ${is}` : `${subject} is ${is}`)

/** A spell's mana value "is" so much; a permanent "has" it. */
function manaValuePhrase(
  object: ObjectRef,
  kind: Kind,
  comparison: NonNullable<Filter['manaValue']>,
  talk: Talk,
): string {
  if (kind === 'spell') return `${talk.possessive(object)} mana value is ${comparisonPhrase(comparison, talk)}`
  return `${subjectOf(object, talk)} has mana value ${comparisonPhrase(comparison, talk)}`
}

function countersPhrase({ counter, count }: NonNullable<Filter['counters']>, talk: Talk): string {
  const word = counter === 'any' ? 'counter' : `${counter} counter`
  return 'atLeast' in count && count.atLeast === 1 ? withArticle(word) : `${countPhrase(count, talk) ?? 'no'} ${word}s`
}

/** "it", or "that creature" where it is named again. */
function subjectOf(object: ObjectRef, talk: Talk): string {
  const referent = talk.wording.subjects === 'named' && talk.isTopic(object) ? talk.referent(object) : undefined
  return referent === undefined || referent.first !== undefined ? talk.object(object, 'subject') : talk.those(referent)
}

/** Of the card itself: its owner is you there. */
const placeOf = (zone: Zone): string => {
  if (zone === 'battlefield') return 'on the battlefield'
  return zone === 'exile' ? 'in exile' : `in your ${zone}`
}

/** What has left the battlefield had what it had. */
const hasLeft = ({ place: { event } }: Talk): boolean =>
  event?.kind !== 'attacks' && event?.kind !== 'blocks' && event?.kind !== 'damage'

/** "it's blue", "it has mana value 2 or less", "it's a creature": what an object already known is said to be. */
export function matchesPhrase(object: ObjectRef, filter: Filter, talk: Talk): string {
  // Whether it is attached to a creature at all.
  const said = Object.keys(filter).filter((key) => key !== 'controller')
  const isCreature = talk.self.attachedTo.endsWith(' creature')
  if (object === 'attachedTo' && filter.type === 'creature' && said.length === 1 && isCreature)
    return contracted(talk.object('self', 'subject'), `attached to ${withArticle(nounPhrase(filter, { talk }))}`)
  const noun = talk.referent(object)?.noun ?? ''
  const kind: Kind = /spell/.test(noun) ? 'spell' : /card/.test(noun) ? 'card' : 'permanent'
  const keys = Object.keys(filter)
  if (keys.length === 1) {
    if (filter.manaValue) return manaValuePhrase(object, kind, filter.manaValue, talk)
    if (filter.color && !('chosen' in Object(filter.color))) {
      return contracted(subjectOf(object, talk), or(many(filter.color as 'W').map(colorWord)))
    }
    if (filter.power) return `${talk.possessive(object)} power is ${comparisonPhrase(filter.power, talk)}`
    if (filter.toughness) return `${talk.possessive(object)} toughness is ${comparisonPhrase(filter.toughness, talk)}`
    if (typeof filter.name === 'object' && 'chosen' in filter.name)
      return `${subjectOf(object, talk)} has the chosen name`
    // What an object that has left had is told of the past (CR 603.10).
    if (filter.shares)
      return `${subjectOf(object, talk)} shares a ${filter.shares.what === 'color' ? 'color' : 'creature type'} with ${talk.object(filter.shares.with, 'object')}`
    if (filter.counters && object === 'eventObject' && hasLeft(talk))
      return `it had ${countersPhrase(filter.counters, talk)} on it`
    if (filter.counters) return `${subjectOf(object, talk)} has ${countersPhrase(filter.counters, talk)} on it`
    if (typeof filter.supertype === 'string') return contracted(subjectOf(object, talk), filter.supertype)
    if (filter.keyword) return `${subjectOf(object, talk)} has ${filter.keyword}`
    if (filter.controller) return `${talk.controls(filter.controller, 'one')} ${talk.object(object, 'object')}`
  }
  const statuses = many(filter.is ?? [])
  const [status] = statuses
  if (keys.length === 1 && status !== undefined) {
    const { verb, word = '' } = statusPredicate(status)
    const subject = subjectOf(object, talk)
    return verb ? `${subject} ${verb}` : contracted(subject, word)
  }
  const zone = filter.zone
  if (keys.length === 1 && typeof zone === 'string') {
    return contracted(subjectOf(object, talk), placeOf(zone))
  }
  const subject = subjectOf(object, talk)
  return contracted(subject, withArticle(nounPhrase(filter, { talk, kind })))
}
