import type { EntersModification, Modification } from '@spellwright/dsl'
import { modificationsOf } from './modification.ts'
import { aNoun, nounOf } from './noun.ts'
import { Reading } from './reading.ts'

/** "it's an Illusion in addition to its other types and it has flying": what a copy does not copy. */
export function exceptions(text: string): Modification[] | undefined {
  const parts = text.split(/("[^"]*")/)
  const marked = parts
    .map((part) =>
      part.startsWith('"') ? part : part.split(/,? and (?=it\b|they\b)|, (?=it\b|they\b)/).join('\u0000'),
    )
    .join('')
  const changes = marked.split('\u0000').map((part) => {
    if (/^(?:it|the token) isn't legendary$/.test(part))
      return [{ kind: 'removeSupertype', supertypes: ['legendary'] } satisfies Modification]
    const said = part.replace(/^(?:it's|they're) /, 'is ').replace(/^(?:it|they) (?=has |have )/, '')
    return said === part ? undefined : modificationsOf(said, new Reading('self'))
  })
  return changes.every((change) => change !== undefined) ? changes.flatMap((change) => change!) : undefined
}

/** "you may have ~ enter as a copy of any creature on the battlefield". */
export function entersAsCopy(text: string): EntersModification | undefined {
  const found = /^you may have ~ enter as a copy of (?:any (.+) on the battlefield|(an? .+?))(?:, except (.+))?$/.exec(
    text,
  )
  if (found === null) return undefined
  const of = found[1] === undefined ? aNoun(found[2]!) : nounOf(found[1])
  if (of === undefined || of.zone !== undefined) return undefined
  if ((found[1] === undefined) !== (of.controller !== undefined)) return undefined
  const except = found[3] === undefined ? undefined : exceptions(found[3])
  if (found[3] !== undefined && except === undefined) return undefined
  return { kind: 'asCopy', of, optional: 'may', ...(except === undefined ? {} : { except }) }
}
