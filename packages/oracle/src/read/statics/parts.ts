import type { Ability, Affects, Replacement } from '@spellwright/dsl'
import { isAttached } from '../../words/attached.ts'
import { nounOf } from '../noun.ts'

export type Statics = readonly Ability[] | undefined

export const replaced = (replacement: Replacement | undefined): Statics =>
  replacement === undefined ? undefined : [{ kind: 'static', replacement }]

/** The objects a static ability speaks of: "~", "enchanted creature", "each creature you control". */
export function affectsOf(text: string): Affects | undefined {
  if (text === '~') return 'self'
  if (isAttached(text)) return 'attachedTo'
  const each = /^(?:each|all) (.+)$/.exec(text)
  return nounOf(each === null ? text : each[1]!)
}
