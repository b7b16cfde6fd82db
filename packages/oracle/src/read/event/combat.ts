import type { EventPattern } from '@spellwright/dsl'
import { NUMBER, numberOf, SEVERAL } from '../../words/numbers.ts'
import { A_PLAYER } from '../../words/players.ts'
import { aNoun, nounOf } from '../noun.ts'
import { type EventReader, either, OBJECT, whenEver, whoOf, withObject } from './parts.ts'

type DamageTo = NonNullable<Extract<EventPattern, { kind: 'damage' }>['to']>

const recipient = (words: string): DamageTo => {
  const player = A_PLAYER.read(words)
  return player === undefined ? { object: { type: 'creature' } } : { player }
}
const combatOr = (word: string | undefined): { combat?: 'combat' | 'noncombat' } =>
  word === undefined ? {} : { combat: word.trim() as 'combat' }

export const COMBAT: readonly EventReader[] = [
  [
    whenEver('~ attacks or blocks'),
    () => ({ on: either({ kind: 'attacks', object: 'self' }, { kind: 'blocks', object: 'self' }), it: 'self' }),
  ],
  [
    whenEver('~ blocks or becomes blocked'),
    () => ({ on: either({ kind: 'blocks', object: 'self' }, { kind: 'becomesBlocked', object: 'self' }), it: 'self' }),
  ],
  [
    whenEver('~ blocks or becomes blocked by (an? .+)'),
    ([, text]) => {
      const creature = aNoun(text!)
      if (creature === undefined) return undefined
      const on = either(
        { kind: 'blocks', object: 'self', attacker: creature },
        { kind: 'becomesBlocked', object: 'self', by: creature, each: 'blocker' },
      )
      return { on, it: 'eventSource' }
    },
  ],
  [
    whenEver('(enchanted creature|equipped creature) attacks or blocks'),
    () => ({
      on: either({ kind: 'attacks', object: 'attachedTo' }, { kind: 'blocks', object: 'attachedTo' }),
      it: 'attachedTo',
    }),
  ],
  [
    whenEver(`${OBJECT} attacks alone`),
    ([, text]) => withObject(text, (object) => ({ kind: 'attacks', object, alone: 'alone' })),
  ],
  [
    whenEver(`(~|equipped creature|enchanted creature) and at least (${NUMBER}) other (.+) attack`),
    ([, who, amount, text]) => {
      const of = nounOf(text!)
      if (of === undefined) return undefined
      const object = who === '~' ? 'self' : 'attachedTo'
      return { on: { kind: 'attacks', object, with: { count: numberOf(amount!)!, of } }, it: object }
    },
  ],
  [
    whenEver('~ attacks while saddled'),
    () => ({ on: { kind: 'attacks', object: 'self', while: 'saddled' }, it: 'self' }),
  ],
  [whenEver(`${OBJECT} attacks`), ([, text]) => withObject(text, (object) => ({ kind: 'attacks', object }))],
  [
    whenEver(`${OBJECT} attacks you`),
    ([, text]) => withObject(text, (object) => ({ kind: 'attacks', object, defender: { player: 'you' } })),
  ],
  [whenEver('you attack'), () => ({ on: { kind: 'attackersDeclared', player: 'you', attackers: {} } })],
  [
    whenEver(`you attack with (${SEVERAL}) or more (.+)`),
    ([, amount, text]) => {
      const attackers = nounOf(text!)
      return attackers === undefined
        ? undefined
        : { on: { kind: 'attackersDeclared', player: 'you', attackers, atLeast: numberOf(amount!)! }, amount: 'amount' }
    },
  ],
  [
    whenEver(`${OBJECT} attacks you or a planeswalker you control`),
    ([, text]) => {
      const object = whoOf(text!)
      if (object === undefined || typeof object === 'string') return undefined
      const on = either(
        { kind: 'attacks', object, defender: { player: 'you' } },
        { kind: 'attacks', object, defender: { object: { type: 'planeswalker', controller: 'you' } } },
      )
      return { on, it: 'eventObject' }
    },
  ],
  [
    whenEver(`${OBJECT} deals (combat )?damage to a player or (planeswalker|battle)`),
    ([, text, combat, type]) => {
      const source = whoOf(text!)
      if (source === undefined) return undefined
      const on = either(
        { kind: 'damage', source, to: { player: 'any' }, ...combatOr(combat) },
        { kind: 'damage', source, to: { object: { type: type as 'battle' } }, ...combatOr(combat) },
      )
      return { on, it: source === 'self' ? 'self' : 'eventSource', amount: 'amount' }
    },
  ],
  [
    whenEver('you attack with one or more (.+)'),
    ([, text]) => {
      const attackers = nounOf(text!)
      return attackers === undefined
        ? undefined
        : { on: { kind: 'attackersDeclared', player: 'you', attackers }, amount: 'amount' }
    },
  ],
  [
    whenEver('one or more (.+) attack'),
    ([, text]) => {
      const attackers = nounOf(text!)
      return attackers === undefined ? undefined : { on: { kind: 'attackersDeclared', attackers }, amount: 'amount' }
    },
  ],
  [whenEver(`${OBJECT} blocks`), ([, text]) => withObject(text, (object) => ({ kind: 'blocks', object }))],
  [
    whenEver('~ blocks (an? .+)'),
    ([, text]) => {
      const attacker = aNoun(text!)
      if (attacker === undefined) return undefined
      return { on: { kind: 'blocks', object: 'self', attacker }, it: 'eventSource' }
    },
  ],
  [
    whenEver(`${OBJECT} becomes blocked`),
    ([, text]) => withObject(text, (object) => ({ kind: 'becomesBlocked', object })),
  ],
  [
    whenEver('~ becomes blocked by (an? .+)'),
    ([, text]) => {
      const by = aNoun(text!)
      if (by === undefined) return undefined
      return { on: { kind: 'becomesBlocked', object: 'self', by, each: 'blocker' }, it: 'eventSource' }
    },
  ],
  [
    whenEver(`${OBJECT} attacks and isn't blocked`),
    ([, text]) => withObject(text, (object) => ({ kind: 'attacksUnblocked', object })),
  ],
  [
    whenEver(`${OBJECT} deals (combat |noncombat )?damage to (a creature|${A_PLAYER.pattern})`),
    ([, text, combat, to]) => {
      const source = whoOf(text!)
      if (source === undefined) return undefined
      return {
        on: { kind: 'damage', source, to: recipient(to!), ...combatOr(combat) },
        it: to === 'a creature' ? 'eventObject' : source === 'self' ? 'self' : 'eventSource',
        ...(to === 'you' ? {} : { they: 'eventPlayer' as const }),
        amount: 'amount',
      }
    },
  ],
  [
    whenEver(`one or more (.+) deal combat damage to (${A_PLAYER.pattern})`),
    ([, text, to]) => {
      const source = nounOf(text!)
      if (source === undefined) return undefined
      const on: EventPattern = {
        kind: 'damage',
        source,
        to: recipient(to!),
        combat: 'combat',
        batch: 'oneOrMore',
      }
      return { on, they: 'eventPlayer' }
    },
  ],
  [
    whenEver(`${OBJECT} deals (combat )?damage`),
    ([, text, combat]) => {
      const source = whoOf(text!)
      if (source === undefined) return undefined
      return {
        on: { kind: 'damage', source, ...(typeof source === 'string' ? {} : { to: 'any' }), ...combatOr(combat) },
        it: source === 'self' ? 'self' : 'eventSource',
        amount: 'amount',
      }
    },
  ],
  [
    whenEver(`${OBJECT} is dealt (combat )?damage`),
    ([, text, combat]) => {
      const read = withObject(text, (object) => ({
        kind: 'damage',
        to: { object },
        ...combatOr(combat),
        // One object's damage dealt at the same time is one event (CR 603.2c).
        ...(typeof object === 'string' ? { batch: 'oneOrMore' as const } : {}),
      }))
      return read === undefined ? undefined : { ...read, amount: 'amount' }
    },
  ],
  [
    whenEver("you're dealt (combat )?damage"),
    ([, combat]) => ({
      on: { kind: 'damage', to: { player: 'you' }, ...combatOr(combat), batch: 'oneOrMore' },
      amount: 'amount',
    }),
  ],
]
