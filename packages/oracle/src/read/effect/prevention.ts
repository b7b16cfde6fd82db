import type { Effect, ObjectRef, PlayerRef, Replacement, Who } from '@spellwright/dsl'
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
const combatOr = (word: string | undefined): { combat?: 'combat' | 'noncombat' } =>
  word === undefined ? {} : { combat: word.trim() as 'combat' }

/** CR 615. A shield outlives the event that made it: it cannot speak of the event's objects. */
function lasting(text: string, reading: Reading): ObjectRef | undefined {
  const object = reading.object(text)
  return object === 'eventObject' || object === 'eventSource' ? undefined : object
}

const PLAYERS: Readonly<Record<string, PlayerRef | 'any'>> = { you: 'you', players: 'any' }

/** One object, one player, or everything of a sort: "creatures you control". */
function damagedBy(text: string, reading: Reading): Damage['to'] | undefined {
  const player = PLAYERS[text] ?? (/^target (?:player|opponent)$/.test(text) ? reading.player(text) : undefined)
  if (player !== undefined) return { player }
  const object = lasting(text, reading) ?? several(text)
  return object && { object }
}

/** Objects told in the plural. */
function several(text: string): Who | undefined {
  if (!/^(?:[a-z-]+ )*(?:creatures|permanents|artifacts|planeswalkers|[A-Z][a-z]+s)\b/.test(text)) return undefined
  return nounOf(text)
}

const OF_CHOICE = /^an? (?:(?:(.+) )?source|(artifact|land|creature)) of your choice$/

/** What deals it: one thing, sources of a sort, or one chosen when the shield is made. */
function dealer(text: string, reading: Reading): { source: Who; before: Effect[] } | undefined {
  const chosen = OF_CHOICE.exec(text)
  if (chosen !== null) {
    const quality = chosen[1] ?? chosen[2]
    const filter = quality === undefined ? undefined : nounOf(`${quality} source`)
    if (quality !== undefined && filter === undefined) return undefined
    return {
      source: { the: 'source' },
      before: [{ kind: 'chooseSource', ...(filter === undefined ? {} : { filter }), as: 'source' }],
    }
  }
  const source = lasting(text, reading) ?? several(text) ?? (/^sources? /.test(text) ? nounOf(text) : undefined)
  return source === undefined ? undefined : { source, before: [] }
}

interface Parts {
  amount: string | undefined
  combat: string | undefined
  to: string | undefined
  from: string | undefined
  /** It is told what the source would deal, not what would be dealt by it. */
  deals?: 'would deal'
}

function prevented({ amount, combat, to, from, deals }: Parts, reading: Reading): Effect[] | undefined {
  const count = amount === undefined ? 'all' : quantityOf(amount)
  const source = from === undefined ? undefined : dealer(from, reading)
  const whom = to === undefined ? undefined : damagedBy(to, reading)
  if (count === undefined || (from !== undefined && source === undefined) || (to !== undefined && whom === undefined))
    return undefined
  const isAny = whom === undefined && source !== undefined && deals === undefined
  return [
    ...(source?.before ?? []),
    shield({
      kind: 'damage',
      ...(source === undefined ? {} : { source: source.source }),
      ...(whom === undefined ? (isAny ? {} : { to: 'any' as const }) : { to: whom }),
      ...combatOr(combat),
      change: count === 'all' ? ALL : { kind: 'prevent', amount: count },
    }),
  ]
}

const KIND = '(combat |noncombat )?damage'

export const PREVENTION: readonly EffectReader[] = [
  [
    new RegExp(`^prevent (?:all|the next (\\d+|X)) ${KIND} that would be dealt(?: to (.+?))? this turn(?: by (.+))?$`),
    ([, amount, combat, to, from], reading) => prevented({ amount, combat, to, from }, reading),
  ],
  [
    new RegExp(`^prevent (?:all|the next (\\d+|X)) ${KIND} that would be dealt(?: to (.+?))? by (.+) this turn$`),
    ([, amount, combat, to, from], reading) => prevented({ amount, combat, to, from }, reading),
  ],
  [
    new RegExp(`^prevent (?:all|the next (\\d+|X)) ${KIND} (?:that )?(.+?) would deal(?: to (.+?))? this turn$`),
    ([, amount, combat, from, to], reading) => prevented({ amount, combat, to, from, deals: 'would deal' }, reading),
  ],
  [
    new RegExp(`^prevent all ${KIND} that would be dealt to and dealt by (.+) this turn$`),
    ([, combat, text], reading) => {
      const object = lasting(text!, reading)
      if (object === undefined) return undefined
      return [
        shield({ kind: 'damage', to: { object }, ...combatOr(combat), change: ALL }),
        shield({ kind: 'damage', source: object, ...combatOr(combat), change: ALL }),
      ]
    },
  ],
  [
    /^the next (\d+|X) damage that would be dealt to (.+?) this turn is dealt to (.+) instead$/,
    ([, amount, from, text], reading) => {
      const to = damagedBy(from!, reading)
      const other = to === undefined ? undefined : redirected(text!, reading)
      if (to === undefined || other === undefined) return undefined
      const change = { kind: 'redirect', to: other, amount: quantityOf(amount!)! } as const
      return [shield({ kind: 'damage', to, change }, 'once')]
    },
  ],
  [
    new RegExp(`^the next time (.+?) would deal ${KIND}(?: to (.+?))? this turn, prevent that damage$`),
    ([, from, combat, to], reading) => {
      const source = dealer(from!, reading)
      const whom = to === undefined ? undefined : damagedBy(to, reading)
      if (source === undefined || (to !== undefined && whom === undefined)) return undefined
      const replacement: Damage = {
        kind: 'damage',
        source: source.source,
        ...(whom === undefined ? {} : { to: whom }),
        ...combatOr(combat),
        change: ALL,
      }
      return [...source.before, shield(replacement, 'once')]
    },
  ],
  [
    /^damage can't be prevented this turn$/,
    () => [{ kind: 'rule', rule: { kind: 'damageCantBePrevented' }, until: 'endOfTurn' }],
  ],
]

function redirected(text: string, reading: Reading): { players: PlayerRef } | { object: Who } | undefined {
  if (text === 'you') return { players: 'you' }
  const object = lasting(text, reading)
  return object && { object }
}
