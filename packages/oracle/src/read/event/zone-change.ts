import type { EventPattern, Filter, Who } from '@spellwright/dsl'
import { WHOSE } from '../../words/players.ts'
import { nounOf } from '../noun.ts'
import { type EventReader, either, OBJECT, selfOrAnother, whenEver, withObject } from './parts.ts'

const enters = (object: Who): EventPattern => ({ kind: 'zoneChange', object, to: 'battlefield' })
const leaves = (object: Who): EventPattern => ({ kind: 'zoneChange', object, from: 'battlefield' })
const dies = (object: Who): EventPattern => ({ kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard' })

/** "one or more creature cards leave your graveyard". */
function fromGraveyard(text: string): EventPattern | undefined {
  const object: Filter | undefined = text === 'cards' ? {} : nounOf(text)
  if (object === undefined || object.zone !== undefined) return undefined
  return {
    kind: 'zoneChange',
    object: { ...object, owner: 'you' },
    from: 'graveyard',
    batch: 'oneOrMore',
  }
}

export const ZONE_CHANGES: readonly EventReader[] = [
  [
    whenEver(`${OBJECT} enters(?: under your control)?`),
    ([whole, text]) =>
      whole.endsWith('control') && !whole.includes('you control') ? undefined : withObject(text, enters),
  ],
  [
    whenEver("(an? [a-z ]+?) enters under an opponent's control"),
    ([, text]) => withObject(`${text} an opponent controls`, enters),
  ],
  [whenEver(`${OBJECT} dies`), ([, text]) => withObject(text, dies)],
  [whenEver(`${OBJECT} is put into a graveyard from the battlefield`), ([, text]) => withObject(text, dies)],
  [
    whenEver(`${OBJECT} is put into (your|an opponent's) graveyard from the battlefield`),
    ([, text, whose]) =>
      withObject(text, (object) =>
        typeof object === 'object' ? dies({ ...object, owner: WHOSE.read(whose!)! }) : dies(object),
      ),
  ],
  [whenEver(`${OBJECT} leaves the battlefield`), ([, text]) => withObject(text, leaves)],
  [
    whenEver('~ is put into a graveyard from anywhere'),
    () => ({ on: { kind: 'zoneChange', object: 'self', to: 'graveyard' }, it: 'self' }),
  ],
  [whenEver('(~ or another .+?) enters'), ([, text]) => selfOrAnother(text!, enters)],
  [whenEver('(~ or another .+?) dies'), ([, text]) => selfOrAnother(text!, dies)],
  [whenEver('~ enters or dies'), () => ({ on: either(enters('self'), dies('self')), it: 'self' })],
  [whenEver('~ enters or leaves the battlefield'), () => ({ on: either(enters('self'), leaves('self')), it: 'self' })],
  [
    whenEver('~ enters or is put into a graveyard from the battlefield'),
    () => ({ on: either(enters('self'), dies('self')), it: 'self' }),
  ],
  [
    whenEver('~ dies or is put into exile from the battlefield'),
    () => ({ on: { kind: 'zoneChange', object: 'self', from: 'battlefield', to: ['graveyard', 'exile'] }, it: 'self' }),
  ],
  [
    whenEver('~ enters or attacks'),
    () => ({ on: either(enters('self'), { kind: 'attacks', object: 'self' }), it: 'self' }),
  ],
  [
    whenEver('~ enters or is turned face up'),
    () => ({ on: either(enters('self'), { kind: 'turnedFaceUp', object: 'self' }), it: 'self' }),
  ],
  [
    whenEver('one or more (.+) leave your graveyard'),
    ([, text]) => {
      const on = fromGraveyard(text!)
      return on === undefined ? undefined : { on }
    },
  ],
  [
    whenEver('one or more (.+) (enter|die)'),
    ([, text, verb]) => {
      const object = nounOf(text!)
      if (object === undefined) return undefined
      const on = verb === 'enter' ? enters(object) : dies(object)
      return { on: { ...on, batch: 'oneOrMore' } as EventPattern }
    },
  ],
]
