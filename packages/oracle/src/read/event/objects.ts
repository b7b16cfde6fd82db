import { type Condition, dies, type EventPattern, enters } from '@spellwright/dsl'
import { isAttached } from '../../words/attached.ts'
import { nounOf } from '../noun.ts'
import { type EventReader, either, OBJECT, whenEver, withObject } from './parts.ts'

/** Into the face it is read from, whose name the face's reader puts in. */
const INTO_THIS: EventPattern = { kind: 'transformed', object: 'self', into: '~' }

export const OBJECTS: readonly EventReader[] = [
  [
    whenEver('you control no (.+)'),
    ([, text]) => {
      const of = nounOf(text!)
      if (of === undefined || of.controller !== undefined) return undefined
      const condition: Condition = { kind: 'exists', of: { ...of, controller: 'you' } }
      return { on: { kind: 'state', condition: { kind: 'not', condition } }, it: 'self' }
    },
  ],
  [
    whenEver(
      `${OBJECT} becomes the target of (a spell|an ability|a spell or ability)( you control| an opponent controls)? for the first time each turn`,
    ),
    ([, text, by, whose]) => {
      if (by !== 'a spell or ability' || whose === undefined) return undefined
      const controller = whose === ' you control' ? 'you' : 'opponent'
      return withObject(text, (object) => ({ kind: 'becomesTarget', object, controller, first: 'eachTurn' }))
    },
  ],
  [
    whenEver(`${OBJECT} becomes the target of an? ((?:.+ )?spell)( you control| an opponent controls)?`),
    ([, text, spell, whose]) => {
      const by = nounOf(spell!)
      if (by === undefined) return undefined
      const controller =
        whose === undefined ? {} : ({ controller: whose === ' you control' ? 'you' : 'opponent' } as const)
      return withObject(text, (object) => ({ kind: 'becomesTarget', object, by: { ...by, ...controller } }))
    },
  ],
  [whenEver(`${OBJECT} becomes tapped`), ([, text]) => withObject(text, (object) => ({ kind: 'tapped', object }))],
  [whenEver(`${OBJECT} becomes untapped`), ([, text]) => withObject(text, (object) => ({ kind: 'untapped', object }))],
  [
    whenEver(`${OBJECT} is turned face up`),
    ([, text]) => withObject(text, (object) => ({ kind: 'turnedFaceUp', object })),
  ],
  [
    whenEver(`${OBJECT} becomes the target of a spell or ability`),
    ([, text]) => withObject(text, (object) => ({ kind: 'becomesTarget', object })),
  ],
  [
    whenEver(`${OBJECT} becomes the target of a spell or ability an opponent controls`),
    ([, text]) => withObject(text, (object) => ({ kind: 'becomesTarget', object, controller: 'opponent' })),
  ],
  [whenEver('~ exploits a creature'), () => ({ on: { kind: 'exploited', object: 'self' }, it: 'self' })],
  [
    whenEver('~ becomes level (\\d)'),
    ([, level]) => ({ on: { kind: 'becameLevel', object: 'self', level: Number(level) }, it: 'self' }),
  ],
  [whenEver('you unlock this door'), () => ({ on: { kind: 'unlocked', player: 'you' } })],
  [whenEver('you fully unlock a Room'), () => ({ on: { kind: 'fullyUnlocked', player: 'you' } })],
  [whenEver('~ becomes monstrous'), () => ({ on: { kind: 'becameMonstrous', object: 'self' }, it: 'self' })],
  [whenEver(`${OBJECT} explores`), ([, text]) => withObject(text, (object) => ({ kind: 'explored', object }))],
  [whenEver('day becomes night or night becomes day'), () => ({ on: { kind: 'daytime' } })],
  [whenEver('~ transforms'), () => ({ on: { kind: 'transformed', object: 'self' }, it: 'self' })],
  [whenEver('~ transforms into ~'), () => ({ on: INTO_THIS, it: 'self' })],
  [whenEver('~ enters or transforms into ~'), () => ({ on: either(enters('self'), INTO_THIS), it: 'self' })],
  [whenEver('~ transforms into ~ or dies'), () => ({ on: either(INTO_THIS, dies('self')), it: 'self' })],
  [whenEver('~ mutates'), () => ({ on: { kind: 'mutated', object: 'self' }, it: 'self' })],
  [
    whenEver(`${OBJECT} is tapped for mana`),
    ([, text]) => {
      const read = withObject(text, (object) => ({ kind: 'tappedForMana', object }))
      return read !== undefined && isAttached(text!) ? { ...read, it: 'attachedTo' } : read
    },
  ],
  [
    whenEver('one or more ([+-]1/[+-]1 counters|counters) are put on ~'),
    ([, text]) => ({
      on: {
        kind: 'countersPut',
        object: 'self',
        counter: text === 'counters' ? 'any' : text!.replace(' counters', ''),
      },
      it: 'self',
    }),
  ],
  [
    whenEver('the last (\\S+) counter is removed from ~'),
    ([, counter]) => ({ on: { kind: 'countersRemoved', object: 'self', counter: counter!, last: 'last' }, it: 'self' }),
  ],
]
