import { type Comparison, type EventPattern, type HistorySpan, sameData } from '@spellwright/dsl'
import { type Clause, conjugatePast } from '../english/clause.ts'
import { countPhrase } from '../filter/comparison.ts'
import { aPhrase, pluralPhrase } from '../filter/determiner.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import type { Talk } from '../talk.ts'
import { eventClause, isTold, playerInEvent } from './event-clause.ts'
import { isRef } from './who.ts'

const SPANS: { readonly [K in HistorySpan]: string } = {
  thisTurn: 'this turn',
  lastTurn: 'last turn',
  thisTurnBefore: 'before it this turn',
  thisStep: 'this step',
}

/** Control is told in the past too: "a permanent you controlled left the battlefield". */
const inPast = (text: string): string => text.replace(/\bcontrol(s?)\b/g, 'controlled')

function pastText({ subject, verb, rest }: Clause, span: string): string {
  return [inPast(subject.text), conjugatePast(verb, subject), rest, span].filter((part) => part !== '').join(' ')
}

const spellsOf = (event: Extract<EventPattern, { kind: 'cast' }>, talk: Talk): string =>
  event.spell === undefined || isRef(event.spell) ? 'spells' : pluralPhrase(event.spell, { talk, kind: 'spell' })

/** Of the turn that goes on: "you've cast". */
const whoHasCast = ({ player }: Extract<EventPattern, { kind: 'cast' }>, span: string, talk: Talk): string =>
  player === 'you' && span === SPANS.thisTurn ? "you've" : playerInEvent(player, talk).text

function castOften(event: Extract<EventPattern, { kind: 'cast' }>, amount: string, span: string, talk: Talk): string {
  const spells = `${amount} ${spellsOf(event, talk)}`
  if (event.player === undefined) return `${spells} were cast ${span}`
  return `${whoHasCast(event, span, talk)} cast ${spells} ${span}`
}

/** "a permanent you controlled left the battlefield this turn", "no spells were cast last turn". */
export function happenedPhrase(
  event: EventPattern,
  when: HistorySpan,
  times: Comparison | undefined,
  talk: Talk,
): string {
  const span = SPANS[when]
  if (!isTold(event)) return `it happened ${span}`
  const amount = times === undefined ? undefined : countPhrase(times, talk)
  if (amount === undefined && sameData(event, DESCENDED)) return `you descended ${span}`
  if (event.kind === 'drawn' && event.player === 'you' && when === 'thisTurn' && amount !== undefined)
    return `you've drawn ${amount} cards ${span}`
  if (event.kind === 'cast' && event.from === 'hand' && event.player === 'you' && amount === 'no')
    return `you haven't cast ${event.spell === undefined ? 'a spell' : eventClause(event, talk).rest} from your hand ${span}`
  if (event.kind === 'attacks' && amount !== undefined && !isRef(event.object)) {
    const { controller, ...others } = event.object
    if (controller === 'you') return `you attacked with ${amount} ${pluralPhrase(others, { talk })} ${span}`
  }
  const died = event.kind === 'zoneChange' && amount !== undefined ? diedText(event, 'many', when, talk) : undefined
  if (died !== undefined) return `${amount} ${died.replace(' that died', ' died')}`
  if (event.kind === 'cast' && amount !== undefined) return castOften(event, amount, span, talk)
  if (event.kind === 'zoneChange' && event.to === 'battlefield' && !isRef(event.object)) {
    const { controller, ...others } = event.object
    const under = controller === undefined ? '' : ` under ${talk.whose(controller)} control`
    const things = amount === undefined ? aPhrase(others, { talk }) : `${amount} ${pluralPhrase(others, { talk })}`
    return `${things} entered${under} ${span}`
  }
  if (event.kind === 'attacks' && !isRef(event.object) && event.object.controller === 'you') {
    const { controller: _controller, ...others } = event.object
    const isAny = Object.keys(others).every((field) => field === 'type')
    return isAny ? `you attacked ${span}` : `you attacked with ${aPhrase(others, { talk })} ${span}`
  }
  if (event.kind === 'cast' && event.player === 'you' && when === 'thisTurn')
    return `you've cast ${eventClause(event, talk).rest} ${span}`
  const told = pastText(eventClause(event, talk), span)
  return amount === undefined ? told : `${told} ${amount} times`
}

/** "a player cast two or more spells last turn". */
export function somePlayerDidPhrase(event: EventPattern, when: HistorySpan, times: Comparison, talk: Talk): string {
  return happenedPhrase(
    'player' in event ? event : ({ ...event, player: 'eachPlayer' } as EventPattern),
    when,
    times,
    talk,
  )
}

/** CR 700.11: a permanent card was put into your graveyard from anywhere. */
const DESCENDED: EventPattern = {
  kind: 'zoneChange',
  object: { is: 'permanentCard', owner: 'you' },
  to: 'graveyard',
}

type ZoneChange = Extract<EventPattern, { kind: 'zoneChange' }>

/** "creature that died this turn", "creatures that died under your control this turn". */
function diedText(event: ZoneChange, number: 'one' | 'many', when: HistorySpan, talk: Talk): string | undefined {
  if (isRef(event.object) || event.to !== 'graveyard' || event.from !== 'battlefield') return undefined
  const { controller, ...others } = event.object
  if (others.owner !== undefined || (controller !== undefined && controller !== 'you')) return undefined
  const things = number === 'one' ? nounPhrase(others, { talk }) : pluralPhrase(others, { talk })
  return `${things} that died${controller === 'you' ? ' under your control' : ''} ${SPANS[when]}`
}

/** What is counted of the past: "spells cast before it this turn", "cards you've drawn this turn". */
export function eventsCounted(event: EventPattern, when: HistorySpan, talk: Talk): string {
  const span = SPANS[when]
  if (event.kind === 'cast') {
    const spells = spellsOf(event, talk)
    if (event.player === 'affectedPlayer') return `${spells} that player has cast ${span}`
    return event.player === 'you' ? `${spells} you've cast ${span}` : `${spells} cast ${span}`
  }
  if (event.kind === 'drawn') {
    if (event.player === 'opponent') return `cards your opponents have drawn ${span}`
    return event.player === 'you' ? `cards you've drawn ${span}` : `cards drawn ${span}`
  }
  const died = event.kind === 'zoneChange' ? diedText(event, 'many', when, talk) : undefined
  if (died !== undefined) return died
  return isTold(event) ? `times ${pastText(eventClause(event, talk), span)}` : `times it happened ${span}`
}

const SUMS: Partial<Record<EventPattern['kind'], string>> = { lifeGained: 'life', lifeLost: 'life' }

/** The amounts together: "the amount of life you gained this turn", "the total amount of life your opponents lost this turn". */
export function eventTotalText(event: EventPattern, when: HistorySpan, talk: Talk): string {
  const noun = SUMS[event.kind]
  if (noun === undefined || !isTold(event)) return `the total of what happened ${SPANS[when]}`
  if ('player' in event && event.player === 'opponent')
    return `the total amount of life your opponents ${event.kind === 'lifeGained' ? 'gained' : 'lost'} ${SPANS[when]}`
  const told = pastText(eventClause(event, talk), SPANS[when])
  return `the amount of ${noun} ${told.replace(` ${noun} `, ' ')}`
}

/** One thing that it happened to, after "for each": "creature put into your graveyard from the battlefield this turn". */
export function eventCounted(event: EventPattern, when: HistorySpan, talk: Talk): string | undefined {
  if (event.kind === 'cast' && event.player === 'you' && (event.spell === undefined || !isRef(event.spell))) {
    const spell = event.spell === undefined ? 'spell' : nounPhrase(event.spell, { talk, kind: 'spell' })
    return `${spell} you've cast ${SPANS[when]}`
  }
  if (event.kind === 'drawn' && event.player === 'you') return `card you've drawn ${SPANS[when]}`
  if (event.kind === 'drawn' && event.player === 'opponent') return `card your opponents have drawn ${SPANS[when]}`
  if (event.kind !== 'zoneChange' || isRef(event.object) || event.to !== 'graveyard') return undefined
  const died = diedText(event, 'one', when, talk)
  if (died !== undefined) return died
  const { owner, ...others } = event.object
  if (owner === undefined || event.from !== 'battlefield') return undefined
  const thing = nounPhrase(others, { talk })
  return `${thing} put into ${talk.whose(owner)} graveyard from the battlefield ${SPANS[when]}`
}
