import type { EventPattern } from '@spellwright/dsl'
import { conditionPhrase } from '../condition.ts'
import { type Clause, conjugate } from '../english/clause.ts'
import type { Talk } from '../talk.ts'
import { roman } from '../words/numbers.ts'
import { beginningOf } from './beginning-of.ts'
import { eventClause, isTold, type ToldEvent } from './event-clause.ts'
import { isRef } from './who.ts'

export interface TriggerOptions {
  /** It can happen only once: the ability sacrifices its source, or is a delayed trigger that triggers once. */
  once: boolean
  /** The text goes on about "that player". */
  namesPlayer: boolean
  /** "this turn" and the like, behind the event. */
  span?: string
}

const text = ({ subject, verb, rest }: Clause, tail = ''): string =>
  [subject.text, conjugate(verb, subject), rest, tail].filter((part) => part !== '').join(' ')

/** Things that happen to one object once are told with "when", the others with "whenever". */
function isOnce(event: ToldEvent): boolean {
  if (event.kind === 'cycled' || event.kind === 'turnedFaceUp') return event.object === 'self'
  if (event.kind === 'cast') return event.spell === 'self'
  if (event.kind === 'countersRemoved') return event.last !== undefined
  if (event.kind === 'becameMonstrous' || event.kind === 'becameLevel' || event.kind === 'exploited')
    return isRef(event.object)
  if (event.kind === 'unlocked') return true
  if (event.kind === 'exerted') return event.when !== undefined
  return event.kind === 'zoneChange' && (isRef(event.object) || event.object.among === 'self')
}

function either(events: readonly EventPattern[], talk: Talk): string {
  const told = events.filter(isTold)
  const clauses = told.map((event) => ({ ...eventClause(event, talk) }))
  const [first] = clauses
  if (first === undefined) return ''
  // "Whenever an enchantment you control enters and whenever you fully unlock a Room".
  if (told.some(({ kind }) => kind === 'fullyUnlocked')) return clauses.map((one) => text(one)).join(' and whenever ')
  const sameEvent = clauses.every((clause) => clause.verb === first.verb && clause.rest === first.rest)
  if (sameEvent) {
    const subject = { ...first.subject, text: clauses.map((clause) => clause.subject.text).join(' or ') }
    return text({ ...first, subject })
  }
  const isSameDeed = clauses.every(({ subject, rest }) => subject.text === first.subject.text && rest === first.rest)
  if (isSameDeed && first.rest !== '')
    return text({
      ...first,
      verb: '',
      rest: `${clauses.map(({ verb }) => conjugate(verb, first.subject)).join(' or ')} ${first.rest}`,
    })
  const second = clauses[1]
  if (
    first.verb === 'block' &&
    second !== undefined &&
    `${second.verb} ${second.rest}` === `become blocked by ${first.rest}`
  )
    return `${text({ ...first, rest: '' })} or ${conjugate(second.verb, first.subject)} ${second.rest}`
  const isSameVerb = clauses.every(({ subject, verb }) => subject.text === first.subject.text && verb === first.verb)
  if (isSameVerb && first.verb === 'attack' && first.rest !== '')
    return text({ ...first, rest: clauses.map(({ rest }) => rest).join(' or ') })
  const [what, whom] = first.rest.split(' to ')
  const sameDeed = clauses.every(({ subject, verb, rest }) => {
    const isSame = subject.text === first.subject.text || subject.text === 'it'
    return isSame && verb === first.verb && rest.startsWith(`${what} to `)
  })
  if (sameDeed && whom !== undefined) {
    const recipients = clauses.map(({ rest }) => rest.slice(`${what} to `.length))
    return text({ ...first, rest: `${what} to ${recipients.join(' or ').replace('player or a ', 'player or ')}` })
  }
  const parts = clauses.map((clause, index) => {
    const isIt = clause.subject.text === 'it' && first.subject.person !== 'you'
    const again = index > 0 && (clause.subject.text === first.subject.text || isIt)
    return again ? [conjugate(clause.verb, first.subject), clause.rest].filter(Boolean).join(' ') : text(clause)
  })
  // Two things that happen to different ones are told one after the other.
  const areOthers = clauses.every(
    ({ subject }, index) => index === 0 || (subject.text !== first.subject.text && subject.text !== 'it'),
  )
  if (!areOthers || parts.length !== 2) return parts.join(' or ')
  return parts.join(` and ${whenOf(told[1])} `)
}

const whenOf = (event: ToldEvent | undefined): string => (event !== undefined && isOnce(event) ? 'when' : 'whenever')

/** The word for the first of several events: "when" if all of them, or the first of two told apart, happen only once. */
function whenOfEither(events: readonly EventPattern[], phrase: string): string {
  if (/ and when(?:ever)? /.test(phrase)) return whenOf(events.filter(isTold)[0])
  return events.every((one) => (one.kind === 'zoneChange' || one.kind === 'turnedFaceUp') && isRef(one.object))
    ? 'when'
    : 'whenever'
}

/** "When this creature enters", "Whenever you cast a spell", "At the beginning of your upkeep"; no capital yet. */
export function triggerPhrase(event: EventPattern, talk: Talk, options: TriggerOptions): string {
  const tail = options.span ?? ''
  if (event.kind === 'beginningOf') return beginningOf(event, options.namesPlayer, talk)
  if (event.kind === 'chapter') return event.numbers.map(roman).join(', ')
  if (event.kind === 'state') return `when ${conditionPhrase(event.condition, talk)}`
  if (event.kind === 'either') {
    const phrase = either(event.events, talk)
    return `${whenOfEither(event.events, phrase)} ${phrase}${tail === '' ? '' : ` ${tail}`}`
  }
  return `${options.once || isOnce(event) ? 'when' : 'whenever'} ${text(eventClause(event, talk), tail)}`
}
