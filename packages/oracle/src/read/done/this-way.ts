import type { Filter, Quantity } from '@spellwright/dsl'
import { nounOf } from '../noun.ts'
import type { Reading } from '../reading.ts'
import { DEEDS, type Deed } from './deeds.ts'

const THIS_WAY = new RegExp(`^(.+) (${DEEDS.join('|')}) this way$`)

const SINGULAR: Readonly<Record<string, string>> = { cards: 'card', counters: 'counter' }

/** "creature destroyed this way", "cards revealed this way": all that a step did it to, or those among them that fit. */
export function countedThisWay(text: string, reading: Reading): Quantity | undefined {
  const found = THIS_WAY.exec(text)
  const done = found === null ? undefined : reading.doneTo(found[2] as Deed)
  if (found === null || done === undefined) return undefined
  const words = found[1]!
  const noun = SINGULAR[words] ?? words
  if (noun === done.noun || noun === `${done.noun}s`) return { kind: 'bound', name: done.the() }
  const of: Filter | undefined = /counters?$/.test(noun) ? undefined : nounOf(words)
  if (of === undefined || of.zone !== undefined || of.controller !== undefined) return undefined
  if (done.noun !== 'card' && of.is === undefined && of.type === undefined && of.subtype === undefined) return undefined
  return { kind: 'count', of: { ...of, among: { the: done.the() } } }
}

/** What those are called of which a step speaks by this filter. */
export const calledBy = ({ type, zone }: Filter): string =>
  zone !== undefined ? 'card' : typeof type === 'string' ? type : 'permanent'
