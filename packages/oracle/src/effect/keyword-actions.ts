import type { Quantity } from '@spellwright/dsl'
import { third, YOU } from '../english/clause.ts'
import { plural } from '../english/words.ts'
import { countText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { isRefSelector, selectorPhrase } from './selector.ts'
import { type EffectRenderers, one, type Sentence } from './sentence.ts'

const TIMES: Readonly<Record<number, string>> = { 1: '', 2: 'twice' }

type Kinds =
  | 'investigate'
  | 'incubate'
  | 'amass'
  | 'connive'
  | 'exploit'
  | 'explore'
  | 'bolster'
  | 'support'
  | 'cascade'
  | 'cipher'
  | 'discover'
  | 'setAside'
  | 'proliferate'
  | 'populate'
  | 'monstrosity'
  | 'adapt'
  | 'goad'

/** "bolster 2", "monstrosity X". */
const counted = (word: string, count: Quantity, talk: Talk): Sentence[] =>
  one(YOU, word, typeof count === 'number' ? String(count) : countText(count, talk))

export const keywordActions: Pick<EffectRenderers, Kinds> = {
  explore: ({ what }, talk) =>
    isRefSelector(what)
      ? one(talk.subject(what), 'explore', '')
      : one(third(selectorPhrase(what, talk, { quantifier: 'each' })), 'explore', ''),
  bolster: ({ count }, talk) => counted('bolster', count, talk),
  monstrosity: ({ count }, talk) => counted('monstrosity', count, talk),
  adapt: ({ count }, talk) => counted('adapt', count, talk),
  discover: ({ count }, talk) => counted('discover', count, talk),
  proliferate: () => one(YOU, 'proliferate', ''),
  populate: () => one(YOU, 'populate', ''),
  goad: ({ what }, talk) => one(YOU, 'goad', selectorPhrase(what, talk)),
  support: ({ count }) => one(YOU, 'support', String(count)),
  setAside: ({ what, how }, talk) => one(third(selectorPhrase(what, talk)), 'become', how),
  cipher: () => one(YOU, 'cipher', ''),
  cascade: () => one(YOU, 'cascade', ''),
  investigate: ({ player, times }, talk) => {
    const often = typeof times === 'number' ? TIMES[times] : undefined
    return one(talk.actor(player), 'investigate', often ?? `${countText(times, talk)} times`)
  },
  incubate: ({ player, count }, talk) =>
    one(talk.actor(player), 'incubate', typeof count === 'number' ? String(count) : countText(count, talk)),
  amass: ({ subtype, count, as }, talk) => {
    const much = typeof count === 'number' ? String(count) : countText(count, talk)
    talk.bind(as, { noun: 'Army', number: 'one', definite: 'the Army you amassed' })
    return one(YOU, 'amass', `${plural(subtype)} ${much}`)
  },
  connive: ({ what, count }, talk) => {
    const much = typeof count === 'number' ? String(count) : countText(count, talk)
    return one(talk.subject(what), 'connive', count === 1 ? '' : much)
  },
  exploit: () => one(YOU, 'sacrifice', 'a creature'),
}
