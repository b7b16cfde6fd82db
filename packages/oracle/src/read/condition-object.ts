import type { Condition, Filter, ObjectRef } from '@spellwright/dsl'
import { isAttached } from '../words/attached.ts'
import { CHOICE } from '../words/choices.ts'
import { COLOR } from '../words/colors.ts'
import { comparison, VALUE_BOUND } from '../words/comparisons.ts'
import { isKeywordKind } from '../words/keywords.ts'
import { numberOf } from '../words/numbers.ts'
import { STATUS_ADJECTIVE } from '../words/statuses.ts'
import { VALUE } from '../words/values.ts'
import { aNoun, nounOf } from './noun.ts'
import type { Reading } from './reading.ts'

type ConditionReader = readonly [RegExp, (found: RegExpExecArray, reading: Reading) => Condition | undefined]

const SUBJECT =
  '(~|it|that (?:creature|permanent|land|spell|card|artifact|enchantment|planeswalker|Vehicle)|enchanted [a-z]+|equipped creature|the (?:sacrificed|discarded|exiled) (?:creature|card|permanent|artifact))'

/** Of what is spoken; a pronoun in a static ability means its source. */
function objectOf(text: string, reading: Reading): ObjectRef | undefined {
  if (text === '~') return 'self'
  if (isAttached(text)) return 'attachedTo'
  return text === 'it' ? reading.it : reading.object(text)
}

function matches(text: string, reading: Reading, filter: Filter | undefined): Condition | undefined {
  const object = objectOf(text, reading)
  return object === undefined || filter === undefined ? undefined : { kind: 'matches', object, filter }
}

const COLORS = new RegExp(`^(?:${COLOR.pattern})(?: or (?:${COLOR.pattern}))?$`)

/** What an adjective or a noun says of it: "legendary", "red or green", "an artifact creature". */
function quality(text: string): Filter | undefined {
  const status = STATUS_ADJECTIVE.read(text)
  if (status !== undefined) return { is: status }
  if (text === 'legendary') return { supertype: 'legendary' }
  const noun = aNoun(text)
  if (noun !== undefined) return noun.zone === undefined ? noun : undefined
  return COLORS.test(text) ? nounOf(`${text} permanent`) : undefined
}

/** What something is: "enchanted creature is a Human", "it's an artifact", "~'s power is 4 or greater". */
export const OBJECT_CONDITIONS: readonly ConditionReader[] = [
  [
    new RegExp(`^${SUBJECT} (?:is|'s|was) (.+)$`),
    ([, subject, text], reading) => matches(subject!, reading, quality(text!)),
  ],
  [/^it's (.+)$/, ([, text], reading) => matches('it', reading, quality(text!))],
  [
    new RegExp(`^${SUBJECT} (?:isn't|is not|wasn't) (.+)$`),
    ([, subject, text], reading) => {
      const condition = matches(subject!, reading, quality(text!))
      return condition === undefined ? undefined : { kind: 'not', condition }
    },
  ],
  [
    /^it's not (.+)$/,
    ([, text], reading) => {
      const condition = matches('it', reading, quality(text!))
      return condition === undefined ? undefined : { kind: 'not', condition }
    },
  ],
  [
    new RegExp(`^${SUBJECT} has ([a-z ]+)$`),
    ([, subject, word], reading) => (isKeywordKind(word!) ? matches(subject!, reading, { keyword: word! }) : undefined),
  ],
  [
    new RegExp(
      `^(its|~'s|that [a-z]+'s|enchanted [a-z]+'s|equipped creature's) (${VALUE.pattern}) (?:is|was) (\\d+) or (${VALUE_BOUND.pattern})$`,
    ),
    ([, whose, value, amount, side], reading) => {
      const subject = whose === 'its' ? 'it' : whose!.slice(0, -2)
      const is = comparison(VALUE_BOUND.read(side!)!, Number(amount))
      return matches(subject, reading, { [VALUE.read(value!)!]: is })
    },
  ],
  [
    new RegExp(`^${SUBJECT} has (\\S+) or more (?:(\\S+) )?counters on it$`),
    ([, subject, amount, counter], reading) => {
      const value = numberOf(amount!)
      if (value === undefined) return undefined
      return matches(subject!, reading, { counters: { counter: counter ?? 'any', count: { atLeast: value } } })
    },
  ],
  [
    new RegExp(`^${SUBJECT} has an? (\\S+) counter on it$`),
    ([, subject, counter], reading) =>
      matches(subject!, reading, { counters: { counter: counter!, count: { atLeast: 1 } } }),
  ],
  [
    /^it had an? (\S+) counter on it$/,
    ([, counter], reading) =>
      reading.it === 'eventObject' || reading.it === 'self'
        ? matches('it', reading, { counters: { counter: counter!, count: { atLeast: 1 } } })
        : undefined,
  ],
  [
    /^it had (?:a counter|counters|one or more counters) on it$/,
    (_, reading) => matches('it', reading, { counters: { counter: 'any', count: { atLeast: 1 } } }),
  ],
  [
    /^it had (\S+) or more (\S+ )?counters on it$/,
    ([, amount, counter], reading) => {
      const value = numberOf(amount!)
      const kind = counter?.trim() ?? 'any'
      return value === undefined
        ? undefined
        : matches('it', reading, { counters: { counter: kind, count: { atLeast: value } } })
    },
  ],
  [
    /^it had no (\S+ )?counters on it$/,
    ([, counter], reading) =>
      matches('it', reading, { counters: { counter: counter?.trim() ?? 'any', count: { exactly: 0 } } }),
  ],
  [
    new RegExp(`^${SUBJECT} has no (?:(\\S+) )?counters on it$`),
    ([, subject, counter], reading) =>
      matches(subject!, reading, { counters: { counter: counter ?? 'any', count: { exactly: 0 } } }),
  ],
  [
    new RegExp(`^${SUBJECT} shares a (${CHOICE.say('color')}|${CHOICE.say('creatureType')}) with (.+)$`),
    ([, subject, what, text], reading) => {
      const other = reading.object(text!)
      if (other === undefined) return undefined
      return matches(subject!, reading, { shares: { what: what === 'color' ? 'color' : 'creatureType', with: other } })
    },
  ],
  [
    new RegExp(`^${SUBJECT} has the chosen name$`),
    ([, subject], reading) => matches(subject!, reading, { name: { chosen: 'name' } }),
  ],
  [
    new RegExp(`^${SUBJECT} is (enchanted or equipped|equipped or enchanted)$`),
    ([, subject], reading) => matches(subject!, reading, { any: [{ is: 'enchanted' }, { is: 'equipped' }] }),
  ],
  [/^(~|it) entered this turn$/, ([, subject], reading) => matches(subject!, reading, { is: 'enteredThisTurn' })],
  [/^(?:you cast it|it was cast)$/, () => ({ kind: 'matches', object: 'self', filter: { is: 'wasCast' } })],
  [/^(?:~|it) was bargained$/, () => ({ kind: 'paid', cost: 'bargain' })],
]
