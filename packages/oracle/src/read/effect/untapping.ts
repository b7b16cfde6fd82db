import type { Affects, Duration } from '@spellwright/dsl'
import { DURATION, FOR_AS_LONG_AS } from '../../words/durations.ts'
import type { Reading } from '../reading.ts'
import type { EffectReader, Effects } from './reader.ts'

function staysTapped(text: string, whose: string, until: Duration, reading: Reading): Effects {
  const found = reading.objectsOrAll(text)
  if (found === undefined || Array.isArray(found)) return undefined
  if (typeof found === 'object' && 'all' in found) {
    // Whose untap step it is must be said: it ends with that one.
    return whose === 'your' && found.all.controller === 'you' && until === 'nextUntapStep'
      ? [{ kind: 'rule', rule: { kind: 'doesntUntap', what: found.all, during: 'you' }, until }]
      : undefined
  }
  if ((found === 'self') !== (whose === 'your')) return undefined
  return [{ kind: 'rule', rule: { kind: 'doesntUntap', what: found as Affects }, until }]
}

/** "It doesn't untap during its controller's next untap step." */
export const UNTAPPING: readonly EffectReader[] = [
  [
    /^(.+) (?:doesn't|don't) untap during (your|its controller's|their controller's|their controllers') next untap steps?$/,
    ([, text, whose], reading) => staysTapped(text!, whose!, 'nextUntapStep', reading),
  ],
  [
    new RegExp(`^(.+) doesn't untap during (its controller's) untap step (${FOR_AS_LONG_AS})$`),
    ([, text, whose, time], reading) => staysTapped(text!, whose!, DURATION.read(time!)!, reading),
  ],
]
