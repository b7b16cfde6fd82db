import type { Modification } from '@spellwright/dsl'
import { conjugate, third } from './english/clause.ts'
import { predicates } from './modification.ts'
import type { Talk } from './talk.ts'
import { and } from './words/english.ts'

/** ", except it's an Illusion in addition to its other types and it has …": what a copy does not copy, after what else is different with it. */
export function exceptPhrase(
  except: readonly Modification[] | undefined,
  talk: Talk,
  number: 'one' | 'many' = 'one',
  besides: readonly string[] = [],
): string {
  if ((except ?? []).length === 0 && besides.length === 0) return ''
  const it = number === 'one' ? third('it') : third('they', 'many')
  const list = predicates(except ?? [], { talk, number, mode: 'static', noun: 'creature' })
  const phrases = list.map(({ verb, rest }) =>
    verb === 'be' && rest === 'no longer legendary'
      ? `${it.text} ${number === 'one' ? "isn't" : "aren't"} legendary`
      : verb === 'be' && number === 'one'
        ? `it's ${rest}`
        : `${it.text} ${conjugate(verb, it)} ${rest}`,
  )
  return `, except ${and([...besides, ...phrases])}`
}
