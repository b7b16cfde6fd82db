import type { EventPattern, Filter, PlayerRef, Who, Zone } from '@spellwright/dsl'
import { type Clause, type Subject, third } from '../english/clause.ts'
import { type Kind, subtypesOf, typesOf } from '../filter/head.ts'
import type { Talk } from '../talk.ts'
import { many } from '../words/english.ts'
import { isNoncreatureSubtype } from '../words/types.ts'
import { isRef, whoPhrase, whoSubject } from './who.ts'

type ZoneChange = Extract<EventPattern, { kind: 'zoneChange' }>

const isOnly = (zone: Zone | readonly Zone[] | undefined, word: Zone): boolean =>
  zone !== undefined && many(zone).length === 1 && many(zone)[0] === word

function typesIn(who: Who, talk: Talk): string {
  if (who === 'self') return talk.self.types.join()
  if (who === 'attachedTo') return talk.self.attachedTo
  if (isRef(who)) return talk.referent(who)?.noun ?? ''
  return typesOf(who).join()
}

/** "Dies" is said of creatures and planeswalkers (CR 700.4), also of those named by a creature type alone. */
function canDie(who: Who, talk: Talk): boolean {
  const types = typesIn(who, talk)
  if (isRef(who) || types !== '') return /creature|planeswalker/.test(types)
  const subtypes = subtypesOf(who)
  return subtypes.length > 0 && !subtypes.some(isNoncreatureSubtype)
}

const kindIn = (zone: Zone | readonly Zone[] | undefined): Kind =>
  zone === undefined || many(zone).includes('battlefield') ? 'permanent' : 'card'

function fromPhrase(from: ZoneChange['from'], whose: string): string {
  if (from === undefined) return 'from anywhere'
  return many(from)
    .map((zone) =>
      zone === 'battlefield' ? 'from the battlefield' : zone === 'exile' ? 'from exile' : `from ${whose} ${zone}`,
    )
    .join(' or ')
}

function toPhrase(to: Zone, whose: string): string {
  if (to === 'hand') return `into ${whose} hand`
  if (to === 'graveyard') return `into ${whose === 'your' ? 'your' : 'a'} graveyard`
  if (to === 'library') return `into ${whose} library`
  return to === 'battlefield' ? 'onto the battlefield' : `into ${to}`
}

/** "a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield". */
function causedClause({ object, from, to, how }: ZoneChange, by: PlayerRef, talk: Talk): Clause {
  const cause = third(`a spell or ability ${talk.controls(by, 'one')}`)
  if (how === 'destroyed') return { subject: cause, verb: 'destroy', rest: whoPhrase(object, talk, 'permanent') }
  const owner = isRef(object) ? undefined : object.owner
  const what = isRef(object) ? object : withoutOwner(object)
  const whose = owner === undefined ? "its owner's" : talk.whose(owner)
  const moved = `${toPhrase(many(to ?? 'graveyard')[0]!, whose)} ${fromPhrase(from, whose)}`
  return {
    subject: cause,
    verb: 'cause',
    rest: `${whoPhrase(what, talk, kindIn(from))} to be put ${moved}`,
  }
}

/** "This land enters untapped". */
const isItself = (who: Who): boolean => !isRef(who) && who.among === 'self'

function withoutStatus({ is: _is, ...others }: Filter): Filter {
  return others
}

function withoutOwner({ owner: _owner, ...others }: Filter): Filter {
  return others
}

/** "one or more cards are put into exile from your library and/or your graveyard". */
function exiledCards({ batch, during }: ZoneChange, object: Filter, from: readonly Zone[], talk: Talk): Clause {
  const whose = object.owner === 'you' ? 'your ' : ''
  const zones = from.map((zone) => {
    if (zone === 'battlefield') return 'the battlefield'
    return whose === '' ? (zone === 'library' ? 'libraries' : `${zone}s`) : `${whose}${zone}`
  })
  const cards = withoutOwner(object.is === 'nontoken' ? withoutStatus(object) : object)
  const when = during === undefined ? '' : ` during ${talk.whose(during)} turn`
  return {
    subject: whoSubject(cards, talk, 'card', batch),
    verb: 'be put',
    rest: `into exile from ${zones.join(' and/or ')}${when}`,
  }
}

/** CR 603.6: "enters", "dies", "leaves the battlefield", "is put into your graveyard from your library". */
export function zoneChangeClause(event: ZoneChange, talk: Talk): Clause {
  const { object, from, to, causedBy } = event
  if (causedBy !== undefined) return causedClause(event, causedBy, talk)
  const entersFrom = from === undefined ? '' : ` ${fromPhrase(from, 'a')}`
  const make = (subject: Subject, verb: string, rest: string): Clause => ({ subject, verb, rest })
  if (isOnly(to, 'battlefield')) {
    const status = !isRef(object) && (object.is === 'tapped' || object.is === 'untapped') ? object.is : undefined
    const isEntering = status !== undefined && (status === 'tapped' || isItself(object))
    const who = isEntering && !isRef(object) ? (isItself(object) ? 'self' : withoutStatus(object)) : object
    const how = isEntering ? `${status}${entersFrom}` : entersFrom.trim()
    return make(whoSubject(who, talk, 'permanent', event.batch), 'enter', how)
  }
  if (isOnly(from, 'battlefield') && to === undefined) {
    const without = event.notTo ? `without ${event.notTo === 'graveyard' ? 'dying' : `going to ${event.notTo}`}` : ''
    const when = event.during === undefined ? '' : `during ${talk.whose(event.during)} turn`
    const rest = ['the battlefield', without, when].filter((words) => words !== '').join(' ')
    return make(whoSubject(object, talk, 'permanent', event.batch), 'leave', rest)
  }
  if (!isRef(object) && object.owner !== undefined && isOnly(from, 'battlefield') && isOnly(to, 'graveyard')) {
    const whose = object.owner === 'opponent' ? "an opponent's" : talk.whose(object.owner)
    const subject = whoSubject(withoutOwner(object), talk, 'permanent', event.batch)
    return make(subject, 'be put', `into ${whose} graveyard from the battlefield`)
  }
  if (isOnly(from, 'battlefield') && isOnly(to, 'graveyard') && canDie(object, talk)) {
    return make(whoSubject(object, talk, 'permanent', event.batch), 'die', '')
  }
  if (!isRef(object) && object.owner === 'you' && isOnly(to, 'graveyard') && !isOnly(from, 'battlefield')) {
    const cards = withoutOwner(object.is === 'nontoken' ? withoutStatus(object) : object)
    const subject = whoSubject(cards, talk, 'card', event.batch)
    return make(subject, 'be put', `into your graveyard ${fromPhrase(from, 'your')}`)
  }
  if (!isRef(object) && object.owner === 'you' && isOnly(from, 'graveyard') && to === undefined)
    return make(
      whoSubject(withoutOwner(object), talk, 'card', event.batch),
      'leave',
      `your graveyard${event.during === undefined ? '' : ` during ${talk.whose(event.during)} turn`}`,
    )
  if (!isRef(object) && isOnly(to, 'exile') && from !== undefined && !isOnly(from, 'battlefield'))
    return exiledCards(event, object, many(from), talk)
  if (!isRef(object) && object.is === 'nontoken' && isOnly(to, 'graveyard') && from === undefined)
    return make(
      whoSubject(withoutStatus(object), talk, 'card', event.batch),
      'be put',
      'into a graveyard from anywhere',
    )
  const whose = object === 'self' && from !== undefined && !isOnly(from, 'battlefield') ? 'your' : "its owner's"
  const subject = whoSubject(object, talk, kindIn(from), event.batch)
  if (isOnly(to, 'exile')) return make(subject, 'be exiled', from === undefined ? '' : fromPhrase(from, whose))
  if (isOnly(to, 'hand') && isOnly(from, 'battlefield')) return make(subject, 'be returned', "to its owner's hand")
  if (to === undefined) return make(subject, 'leave', `${whose} ${many(from ?? 'graveyard')[0]}`)
  return make(subject, 'be put', `${toPhrase(many(to)[0]!, whose)} ${fromPhrase(from, whose)}`)
}
