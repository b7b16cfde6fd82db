import type { Condition, EventPattern, Filter } from '@spellwright/dsl'
import { comparedTo } from './condition-amount.ts'
import { aNoun, nounOf } from './noun.ts'
import type { Reading } from './reading.ts'

type ConditionReader = readonly [RegExp, (found: RegExpExecArray, reading: Reading) => Condition | undefined]

const happened = (event: EventPattern | undefined, times?: Extract<Condition, { kind: 'happened' }>['times']) =>
  event === undefined
    ? undefined
    : ({ kind: 'happened', event, when: 'thisTurn', ...(times === undefined ? {} : { times }) } satisfies Condition)

function spellOf(text: string): { spell?: Filter } | undefined {
  const filter = nounOf(text)
  if (filter?.zone !== 'stack') return undefined
  const { zone: _zone, ...spell } = filter
  return Object.keys(spell).length === 0 ? {} : { spell }
}

function castEvent(text: string, more: Partial<Extract<EventPattern, { kind: 'cast' }>>): EventPattern | undefined {
  const spell = spellOf(text)
  return spell === undefined ? undefined : { kind: 'cast', player: 'you', ...spell, ...more }
}

/** What was true of the object as it was: nothing is said of where it went. */
const died = (object: Filter): EventPattern => ({ kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard' })

function entered(text: string): EventPattern | undefined {
  const object = aNoun(text)
  return object === undefined || object.controller !== undefined
    ? undefined
    : { kind: 'zoneChange', object: { ...object, controller: 'you' }, to: 'battlefield' }
}

/** What happened this turn: "you've cast an instant or sorcery spell this turn". */
export const HISTORY_CONDITIONS: readonly ConditionReader[] = [
  [/^(an? .+|another .+) entered under your control this turn$/, ([, text]) => happened(entered(text!))],
  [/^you had (an? .+|another .+) enter under your control this turn$/, ([, text]) => happened(entered(text!))],
  [
    /^(\S+) or more (.+) entered under your control this turn$/,
    ([, amount, text]) => {
      const object = nounOf(text!)
      const times = comparedTo(amount!, 'more')
      if (object === undefined || times === undefined || object.controller !== undefined) return undefined
      return happened({ kind: 'zoneChange', object: { ...object, controller: 'you' }, to: 'battlefield' }, times)
    },
  ],
  [
    /^you(?:'ve| have) drawn (\S+) or more cards this turn$/,
    ([, amount]) => {
      const times = comparedTo(amount!, 'more')
      return times === undefined ? undefined : happened({ kind: 'drawn', player: 'you' }, times)
    },
  ],
  [/^you've cast (an? .*spell) this turn$/, ([, text]) => happened(castEvent(text!.replace(/^an? /, ''), {}))],
  [
    /^you've cast (\S+) or more (.*spells) this turn$/,
    ([, amount, text]) => {
      const times = comparedTo(amount!, 'more')
      return times === undefined ? undefined : happened(castEvent(text!, {}), times)
    },
  ],
  [
    /^an opponent (?:has )?cast (an? .*spell) this turn$/,
    ([, text]) => happened(castEvent(text!.replace(/^an? /, ''), { player: 'opponent' })),
  ],
  [
    /^you haven't cast a spell from your hand this turn$/,
    () => happened({ kind: 'cast', player: 'you', from: 'hand' }, { exactly: 0 }),
  ],
  [
    /^(another creature|an? (?:(?! you controlled$).)+) died this turn$/,
    ([, text]) => {
      const object = aNoun(text!)
      return object === undefined ? undefined : happened(died(object))
    },
  ],
  [
    /^(an? .+|another .+) (?:died under your control|you controlled died) this turn$/,
    ([, text]) => {
      const object = aNoun(text!)
      return object === undefined ? undefined : happened(died({ ...object, controller: 'you' }))
    },
  ],
  [
    /^(\S+) or more (.+) died this turn$/,
    ([, amount, text]) => {
      const object = nounOf(text!)
      const times = comparedTo(amount!, 'more')
      return object === undefined || times === undefined ? undefined : happened(died(object), times)
    },
  ],
  [
    /^you descended this turn$/,
    () => happened({ kind: 'zoneChange', object: { is: 'permanentCard', owner: 'you' }, to: 'graveyard' }),
  ],
  [
    /^you(?:'ve)? (?:sacrificed|sacrifice) (an? .+) this turn$/,
    ([, text]) => {
      const object = aNoun(text!)
      return object === undefined ? undefined : happened({ kind: 'sacrificed', player: 'you', object })
    },
  ],
  [/^you(?:'ve)? discarded a card this turn$/, () => happened({ kind: 'discarded', player: 'you' })],
  [/^you lost life this turn$/, () => happened({ kind: 'lifeLost', player: 'you' })],
  [/^you played a land this turn$/, () => happened({ kind: 'landPlayed', player: 'you' })],
]
