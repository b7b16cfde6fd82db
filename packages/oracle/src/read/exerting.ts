import type { Ability } from '@spellwright/dsl'
import { effectsOf } from './effect/effects.ts'
import { sentencesOf } from './prepare.ts'
import { Reading } from './reading.ts'

/** CR 701.43d: "You may exert ~ as it attacks. When you do, …". */
export function exerting(line: string): Ability[] | undefined {
  const found = /^You may exert ~ as it attacks\. When you do, (.+)$/.exec(line)
  if (found === null) return undefined
  const reading = new Reading('self')
  const effects = effectsOf(sentencesOf(found[1]!), reading)
  if (effects === undefined) return undefined
  return [
    { kind: 'static', rule: { kind: 'mayExert', what: 'self' } },
    {
      kind: 'triggered',
      on: { kind: 'exerted', object: 'self', when: 'asItAttacks' },
      ...reading.targetList,
      effects,
    },
  ]
}
