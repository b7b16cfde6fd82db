import type { Filter, ObjectRef, Who } from '@spellwright/dsl'
import { type Subject, third } from '../english/clause.ts'
import { aPhrase, pluralPhrase } from '../filter/determiner.ts'
import { headNoun, type Kind } from '../filter/head.ts'
import type { Referent, Role } from '../referent.ts'
import type { Talk } from '../talk.ts'

export const isRef = (who: Who): who is ObjectRef => typeof who === 'string' || 'the' in who || 'linked' in who

/** An object role of an event: "this creature", "another creature you control", "that creature". */
export function whoPhrase(who: Who, talk: Talk, kind: Kind, role: Role = 'object'): string {
  if (isRef(who)) return talk.object(who, role)
  const phrase = aPhrase(who, { talk, kind })
  // Whatever the description spoke of in passing is not what "it" means now.
  talk.forgetTopic()
  return phrase
}

export function whoSubject(who: Who, talk: Talk, kind: Kind, batch?: 'oneOrMore'): Subject {
  if (isRef(who)) return talk.subject(who)
  if (batch) return third(`one or more ${pluralPhrase(who, { talk, kind })}`, 'many')
  return third(whoPhrase(who, talk, kind))
}

/** What "it" and "that creature" mean after the event has been told. */
export function whoRole(who: Who | undefined, kind: Kind): ObjectRef | Referent | undefined {
  if (who === undefined || isRef(who)) return who
  // "Another Lhurgoyf creature" is "that creature" afterwards.
  if (kind === 'spell') return { noun: 'spell', number: 'one' }
  const noun = who.type === 'creature' && who.zone === undefined ? 'creature' : headNoun(who, kind).singular
  return { noun, number: 'one' }
}

export const withType = (filter: Filter, type: 'land' | 'creature'): Filter =>
  filter.type === undefined && filter.subtype === undefined ? { ...filter, type } : filter
