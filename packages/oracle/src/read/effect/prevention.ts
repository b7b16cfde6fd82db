import type { Effect, ObjectRef, Replacement } from '@spellwright/dsl'
import { quantityOf } from '../amount.ts'
import { nounOf } from '../noun.ts'
import type { Reading } from '../reading.ts'
import type { EffectReader } from './reader.ts'

type Damage = Extract<Replacement, { kind: 'damage' }>

const shield = (replacement: Damage, uses: 'once' | 'unlimited' = 'unlimited'): Effect => ({
  kind: 'shield',
  replacement,
  until: 'endOfTurn',
  uses,
})
const ALL = { kind: 'prevent', amount: 'all' } as const
const combatOr = (word: string | undefined): { combat?: 'combat' } => (word === undefined ? {} : { combat: 'combat' })

/** CR 615. */
/** A shield outlives the event that made it: it cannot speak of the event's objects. */
function lasting(text: string, reading: Reading): ObjectRef | undefined {
  const object = reading.object(text)
  return object === 'eventObject' || object === 'eventSource' ? undefined : object
}

export const PREVENTION: readonly EffectReader[] = [
  [
    /^prevent all (combat )?damage that would be dealt this turn$/,
    ([, combat]) => [shield({ kind: 'damage', to: 'any', ...combatOr(combat), change: ALL })],
  ],
  [
    /^prevent all (combat )?damage that would be dealt to (.+) this turn$/,
    ([, combat, text], reading) => {
      const object = text === 'you' ? undefined : lasting(text!, reading)
      if (text !== 'you' && object === undefined) return undefined
      const to = object === undefined ? ({ player: 'you' } as const) : { object }
      return [shield({ kind: 'damage', to, ...combatOr(combat), change: ALL })]
    },
  ],
  [
    /^prevent all (combat )?damage that would be dealt by (.+) this turn$/,
    ([, combat, text], reading) => {
      const source = lasting(text!, reading)
      return source === undefined ? undefined : [shield({ kind: 'damage', source, ...combatOr(combat), change: ALL })]
    },
  ],
  [
    /^prevent the next (\d+|X) damage that would be dealt to (.+) this turn$/,
    ([, amount, text], reading) => {
      const object = text === 'you' ? undefined : lasting(text!, reading)
      if (text !== 'you' && object === undefined) return undefined
      const to = object === undefined ? ({ player: 'you' } as const) : { object }
      return [shield({ kind: 'damage', to, change: { kind: 'prevent', amount: quantityOf(amount!)! } })]
    },
  ],
  [
    /^the next (\d+|X) damage that would be dealt to ~ this turn is dealt to (target creature.*) instead$/,
    ([, amount, text], reading) => {
      const object = reading.target(text!)
      if (object === undefined) return undefined
      const change = { kind: 'redirect', to: { object }, amount: quantityOf(amount!)! } as const
      return [shield({ kind: 'damage', to: { object: 'self' }, change }, 'once')]
    },
  ],
  [
    /^the next time an? (?:(?:(.+) )?source|(artifact|land|creature)) of your choice would deal damage to you this turn, prevent that damage$/,
    ([, quality, type]) => {
      const text = quality ?? type
      const filter = text === undefined ? undefined : nounOf(`${text} source`)
      if (text !== undefined && filter === undefined) return undefined
      const source = { the: 'source' }
      return [
        { kind: 'chooseSource', ...(filter === undefined ? {} : { filter }), as: 'source' },
        shield({ kind: 'damage', source, to: { player: 'you' }, change: ALL }, 'once'),
      ]
    },
  ],
  [
    /^damage can't be prevented this turn$/,
    () => [{ kind: 'rule', rule: { kind: 'damageCantBePrevented' }, until: 'endOfTurn' }],
  ],
]
