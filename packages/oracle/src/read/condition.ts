import type { Condition, EventPattern, Filter } from '@spellwright/dsl'
import { COUNT_BOUND } from '../words/comparisons.ts'
import { STATUS_ADJECTIVE } from '../words/statuses.ts'
import { AMOUNT_CONDITIONS, comparedTo } from './condition-amount.ts'
import { HISTORY_CONDITIONS } from './condition-history.ts'
import { MORE_CONDITIONS } from './condition-more.ts'
import { OBJECT_CONDITIONS } from './condition-object.ts'
import { aNoun, nounOf } from './noun.ts'
import type { Reading } from './reading.ts'

type ConditionReader = readonly [RegExp, (found: RegExpExecArray, reading: Reading) => Condition | undefined]

const SOME_OR_MORE = new RegExp(`^(\\S+) or (${COUNT_BOUND.pattern}) (.+)$`)

/** "a Swamp", "three or more artifacts", "no creatures" as a condition. */
function exists(text: string, more: Filter): Condition | undefined {
  const single = aNoun(text)
  if (single !== undefined) return { kind: 'exists', of: { ...single, ...more } }
  const none = /^no (.+)$/.exec(text)
  if (none !== null) {
    const of = nounOf(none[1]!)
    return of === undefined ? undefined : { kind: 'exists', of: { ...of, ...more }, count: { exactly: 0 } }
  }
  const several = SOME_OR_MORE.exec(text)
  if (several === null) return undefined
  const of = nounOf(several[3]!)
  const count = comparedTo(several[1]!, several[2]!)
  return of === undefined || count === undefined ? undefined : { kind: 'exists', of: { ...of, ...more }, count }
}

const happened = (event: EventPattern): Condition => ({ kind: 'happened', event, when: 'thisTurn' })
const died = (object: Filter): EventPattern => ({ kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard' })

/** "a Swamp or a Mountain": one or the other. */
function eitherSubtype(first: string, second: string): Condition | undefined {
  const filters = [aNoun(first), aNoun(second)]
  const subtype = filters.flatMap((filter) => (typeof filter?.subtype === 'string' ? [filter.subtype] : []))
  return subtype.length === 2 ? { kind: 'exists', of: { subtype, controller: 'you' } } : undefined
}

const CONDITIONS: readonly ConditionReader[] = [
  [/^you control (an? [A-Z]\S+) or (an? [A-Z]\S+)$/, ([, first, second]) => eitherSubtype(first!, second!)],
  [/^you control (.+)$/, ([, text]) => exists(text!, { controller: 'you' })],
  [/^defending player controls (.+)$/, ([, text]) => exists(text!, { controller: 'defendingPlayer' })],
  [/^an opponent controls (.+)$/, ([, text]) => exists(text!, { controller: 'opponent' })],
  [
    /^you don't control (an? .+)$/,
    ([, text]) => {
      const of = aNoun(text!)
      return of === undefined ? undefined : { kind: 'exists', of: { ...of, controller: 'you' }, count: { exactly: 0 } }
    },
  ],
  [
    /^there are (\S+) or more cards in your graveyard$/,
    ([, amount]) => {
      const is = comparedTo(amount!, 'more')
      return is === undefined
        ? undefined
        : { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'graveyard', player: 'you' }, is }
    },
  ],
  [
    /^there are (\S+) or more (\S+) counters on (~|it)$/,
    ([, amount, counter, text], reading) => {
      const is = comparedTo(amount!, 'more')
      const object = reading.object(text!)
      if (is === undefined || object === undefined) return undefined
      return { kind: 'compare', quantity: { kind: 'countersOn', object, counter: counter! }, is }
    },
  ],
  [
    /^there are (\S+) or more card types among cards in your graveyard$/,
    ([, amount]) => {
      const is = comparedTo(amount!, 'more')
      const of: Filter = { zone: 'graveyard', owner: 'you' }
      return is === undefined ? undefined : { kind: 'compare', quantity: { kind: 'cardTypesAmong', of }, is }
    },
  ],
  [/^there (?:is|are) (.+)$/, ([, text]) => exists(text!, {})],
  [
    /^you have (\d+) or (more|less) life$/,
    ([, amount, side]) => ({
      kind: 'compare',
      quantity: { kind: 'lifeOf', player: 'you' },
      is: comparedTo(amount!, side!)!,
    }),
  ],
  [
    /^you have no cards in hand$/,
    () => ({ kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { exactly: 0 } }),
  ],
  [
    new RegExp(`^you have (\\S+) or (${COUNT_BOUND.pattern}) cards in hand$`),
    ([, amount, side]) => {
      const is = comparedTo(amount!, side!)
      return is === undefined
        ? undefined
        : { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is }
    },
  ],
  [/^~ was kicked$/, () => ({ kind: 'kicked' })],
  [/^it was kicked$/, () => ({ kind: 'matches', object: 'self', filter: { is: 'kicked' } })],
  [/^you have the initiative$/, () => ({ kind: 'designated', player: 'you', as: 'initiative' })],
  [/^you've completed a dungeon$/, () => ({ kind: 'designated', player: 'you', as: 'completed a dungeon' })],
  [/^you're the monarch$/, () => ({ kind: 'designated', player: 'you', as: 'monarch' })],
  [
    /^you have (?:the (city's blessing)|(max speed))$/,
    ([, blessing]) => ({
      kind: 'designated',
      player: 'you',
      as: blessing === undefined ? 'max speed' : "city's blessing",
    }),
  ],
  [/^~ is your Ring-bearer$/, () => ({ kind: 'matches', object: 'self', filter: { is: 'ringBearer' } })],
  [/^it's (day|night)$/, ([, is]) => ({ kind: 'isDaytime', is: is as 'day' })],
  [
    /^no spells were cast last turn$/,
    () => ({ kind: 'happened', event: { kind: 'cast' }, when: 'lastTurn', times: { exactly: 0 } }),
  ],
  [
    /^a player cast two or more spells last turn$/,
    () => ({ kind: 'somePlayerDid', event: { kind: 'cast' }, when: 'lastTurn', times: { atLeast: 2 } }),
  ],
  [/^it's your turn$/, () => ({ kind: 'isTurnOf', player: 'you' })],
  [/^it's not your turn$/, () => ({ kind: 'not', condition: { kind: 'isTurnOf', player: 'you' } })],
  [/^you cast it from your hand$/, () => ({ kind: 'castFrom', zone: 'hand' })],
  [
    new RegExp(`^(?:(?:~|it) is|it's) (${STATUS_ADJECTIVE.pattern})$`),
    ([, is], { it }) =>
      it === undefined || it === 'self'
        ? { kind: 'matches', object: 'self', filter: { is: STATUS_ADJECTIVE.read(is!)! } }
        : undefined,
  ],
  [
    /^(?:~|it) has an? (\S+) counter on it$/,
    ([, counter]) => ({
      kind: 'matches',
      object: 'self',
      filter: { counters: { counter: counter!, count: { atLeast: 1 } } },
    }),
  ],
  [/^you attacked this turn$/, () => happened({ kind: 'attacks', object: { type: 'creature', controller: 'you' } })],
  [/^a creature died this turn$/, () => happened(died({ type: 'creature' }))],
  [/^you gained life this turn$/, () => happened({ kind: 'lifeGained', player: 'you' })],
  [/^an opponent lost life this turn$/, () => happened({ kind: 'lifeLost', player: 'opponent' })],
  [
    /^a permanent (?:you controlled left the battlefield|left the battlefield under your control) this turn$/,
    () => happened({ kind: 'zoneChange', object: { controller: 'you' }, from: 'battlefield' }),
  ],
  [/^you control (?:another )(.+)$/, ([, text]) => exists(`another ${text}`, { controller: 'you' })],
]

const ALL: readonly ConditionReader[] = [
  ...AMOUNT_CONDITIONS,
  ...CONDITIONS,
  ...HISTORY_CONDITIONS,
  ...OBJECT_CONDITIONS,
  ...MORE_CONDITIONS,
]

/** Two conditions that are both told whole: "you control a Desert or there is a Desert card in your graveyard". */
function joint(text: string, reading: Reading): Condition | undefined {
  for (const [word, kind] of [
    [' or ', 'any'],
    [' and ', 'all'],
  ] as const) {
    const parts = text.split(word)
    if (parts.length !== 2) continue
    const conditions = parts.map((part) => conditionOf(part, reading))
    if (conditions.every((condition) => condition !== undefined)) return { kind, conditions: conditions as Condition[] }
  }
  return undefined
}

export function conditionOf(text: string, reading: Reading): Condition | undefined {
  for (const [pattern, read] of ALL) {
    const found = pattern.exec(text)
    if (found === null) continue
    const condition = read(found, reading)
    if (condition !== undefined) return condition
  }
  return joint(text, reading)
}
