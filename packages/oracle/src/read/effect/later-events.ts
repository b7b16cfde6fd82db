import { type Effect, type EffectOf, type EventPattern, mentionsEvent, type ObjectRef } from '@spellwright/dsl'
import { eventOf, type ReadEvent } from '../event/event.ts'
import { Reading } from '../reading.ts'
import type { Effects } from './reader.ts'

const SUBJECT = /^(when(?:ever)?) (it|(?!an? |you )[a-z]+ [a-z]+) (dies|leaves|attacks|deals|becomes|blocks|is)\b/

/** The same event of what was spoken of before: "when that creature dies". */
function ofObject(on: EventPattern, object: ObjectRef): EventPattern | undefined {
  if ('object' in on && on.object === 'self') return { ...on, object } as EventPattern
  return on.kind === 'damage' && on.source === 'self' ? { ...on, source: object } : undefined
}

function eventIn(text: string, reading: Reading): ReadEvent | undefined {
  const subject = SUBJECT.exec(text)
  if (subject === null) return eventOf(text)
  const object = reading.object(subject[2]!)
  if (typeof object !== 'object' || !('the' in object)) return undefined
  const event = eventOf(text.replace(SUBJECT, '$1 ~ $3'))
  const on = event === undefined ? undefined : ofObject(event.on, object)
  return on && { ...event!, on, ...(event!.it === 'self' ? { it: object } : {}) }
}

/** "when you next cast a spell": the next time alone. */
const NEXT = /^when you (?:next cast|cast your next) (an? )?/

function waits(text: string): { event: string; rest: string; lasts: EffectOf<'delayedTrigger'>['lasts'] } | undefined {
  const found = /^(?:until end of turn, )?(when(?:ever)? .+?) this turn, (.+)$/.exec(text)
  const event = found?.[1] ?? undefined
  if (found === null || event === undefined) return undefined
  const next = NEXT.exec(event)
  if (next !== null)
    return { event: event.replace(NEXT, `when you cast ${next[1] ?? 'a '}`), rest: found[2]!, lasts: 'onceThisTurn' }
  return { event, rest: found[2]!, lasts: event.startsWith('whenever') ? 'everyTimeThisTurn' : 'onceThisTurn' }
}

/** CR 603.7: "whenever a creature dies this turn, you gain 1 life". */
export function laterEvent(text: string, reading: Reading, read: (text: string, inner: Reading) => Effects): Effects {
  const parts = waits(text) ?? untilEndOfTurn(text)
  const event = parts === undefined ? undefined : eventIn(parts.event, reading)
  if (parts === undefined || event === undefined) return undefined
  const before = Object.keys(reading.targets).length
  const inner = new Reading(event.it, event.they, event.amount, before, event.filter)
  const effects: readonly Effect[] | undefined = read(parts.rest, inner)
  if (effects === undefined || (event.it === undefined && mentionsEvent('effect', effects))) return undefined
  return [{ kind: 'delayedTrigger', on: event.on, lasts: parts.lasts, ...inner.targetList, effects: [...effects] }]
}

/** "until end of turn, whenever a creature dies, …": what is said behind the event is said before it here. */
function untilEndOfTurn(text: string): ReturnType<typeof waits> {
  const rest = /^until end of turn, (whenever .+)$/.exec(text)?.[1] ?? ''
  for (const comma of rest.matchAll(/, /g)) {
    const event = rest.slice(0, comma.index)
    if (eventOf(event) !== undefined) return { event, rest: rest.slice(comma.index + 2), lasts: 'everyTimeThisTurn' }
  }
  return undefined
}
