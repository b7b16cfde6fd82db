import type { EventPattern, Filter, ObjectRef, PlayerRef, Who } from '@spellwright/dsl'
import { ATTACHED, isAttached } from '../../words/attached.ts'
import { aNoun } from '../noun.ts'

/** An event with what "it", "that player" and "that much" mean behind it. */
export interface ReadEvent {
  on: EventPattern
  it?: ObjectRef
  they?: PlayerRef
  /** How the event describes what "it" is. */
  filter?: Filter
  /** The event has an amount: "that much damage", "that many counters". */
  amount?: 'amount'
}

export type EventReader = readonly [RegExp, (found: RegExpExecArray) => ReadEvent | undefined]

export function whoOf(text: string): Who | undefined {
  if (text === '~') return 'self'
  if (isAttached(text)) return 'attachedTo'
  return aNoun(text)
}

export const about = (on: EventPattern, object: Who): ReadEvent => ({
  on,
  it: object === 'self' ? 'self' : 'eventObject',
  ...(isFilter(object) ? { filter: object } : {}),
  // "Whenever a creature an opponent controls dies, that player loses 2 life."
  ...(isFilter(object) && object.controller === 'opponent' ? { they: { controllerOf: 'eventObject' as const } } : {}),
})

const isFilter = (who: Who): who is Filter => typeof who === 'object' && !('the' in who) && !('linked' in who)

export const withObject = (text: string | undefined, make: (object: Who) => EventPattern): ReadEvent | undefined => {
  const object = text === undefined ? undefined : whoOf(text)
  return object === undefined ? undefined : about(make(object), object)
}

export const OBJECT = `(~|(?:${ATTACHED.pattern}) [a-z]+|an? .+?|another .+?)`

export const either = (...events: EventPattern[]): EventPattern => ({ kind: 'either', events })

/** "~ or another Ally you control": the source, and others. */
export function selfOrAnother(text: string, make: (object: Who) => EventPattern): ReadEvent | undefined {
  const others = /^~ or (another .+)$/.exec(text)
  const object = others === null ? undefined : aNoun(others[1]!)
  return object === undefined ? undefined : { on: either(make('self'), make(object)), it: 'eventObject' }
}

export const whenEver = (words: string): RegExp => new RegExp(`^(?:when|whenever) ${words}$`)
