import type { ObjectRef, Recipient, Selector } from '@spellwright/dsl'
import { allPhrase, eachPhrase } from '../filter/determiner.ts'
import type { Talk } from '../talk.ts'
import { and, plural } from '../words/english.ts'
import { CARD_TYPE } from '../words/types.ts'

export const isRefSelector = (what: Selector): what is ObjectRef =>
  typeof what === 'string' || (!Array.isArray(what) && !('all' in what))

export type Quantifier = 'all' | 'each'

/** What an effect acts on: "target creature", "all creatures", "each creature". */
export function selectorPhrase(
  what: Selector,
  talk: Talk,
  options: { quantifier?: Quantifier; preposition?: 'in' | 'from' } = {},
): string {
  const { quantifier = 'all', preposition = 'in' } = options
  if (isRefSelector(what)) return talk.object(what, 'object', preposition)
  if ('all' in what) {
    talk.forgetTopic()
    const { groups = quantifier } = talk.wording
    return groups !== 'each' ? allPhrase(what.all, { talk, preposition }) : eachPhrase(what.all, { talk, preposition })
  }
  const texts = what.map((ref) => talk.object(ref, 'object', preposition))
  const [first] = texts
  if (first?.startsWith('that ') && texts.every((text) => text === first))
    return `those ${plural(first.replace(/^that /, ''))}`
  return and(texts)
}

/** Whether "they" or "it" takes it up again. */
export function selectorIsPlural(what: Selector, talk: Talk): boolean {
  return isRefSelector(what) ? talk.isPlural(what) : true
}

export function recipientPhrase(to: Recipient, talk: Talk): string {
  if (typeof to === 'object' && 'players' in to) {
    const players = talk.player(to.players).text
    if (to.objects === undefined) return players
    return `${selectorPhrase(to.objects, talk, { quantifier: 'each' })} and ${players}`
  }
  const phrase = selectorPhrase(to, talk, { quantifier: 'each' })
  return /^(up to (?!one)|any number of |two |three |X ).*target/.test(phrase) ? `each of ${phrase}` : phrase
}

/** What those acted upon are called where all of a sort are: "creature destroyed this way". */
export function nounOfAll(what: Selector, talk: Talk): string {
  if (isRefSelector(what)) return plainNoun(talk.referent(what)?.noun)
  if (!('all' in what)) return 'permanent'
  if (what.all.zone !== undefined) return 'card'
  return typeof what.all.type === 'string' ? what.all.type : 'permanent'
}

/** Without subtypes and qualities. */
function plainNoun(noun = 'permanent'): string {
  if (/\bcard$/.test(noun)) return 'card'
  return CARD_TYPE.read(noun) === undefined ? 'permanent' : noun
}
