import type { Quantity } from '@spellwright/dsl'
import { third, YOU } from '../english/clause.ts'
import { countText } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { plural } from '../words/english.ts'
import { numberWord, timesWord } from '../words/numbers.ts'
import { withPrefix } from './delayed.ts'
import { together } from './flow.ts'
import { isRefSelector, selectorPhrase } from './selector.ts'
import { type EffectRenderers, one, plain, type Sentence } from './sentence.ts'

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
  | 'paradigm'
  | 'discover'
  | 'setAside'
  | 'proliferate'
  | 'populate'
  | 'monstrosity'
  | 'adapt'
  | 'goad'
  | 'airbend'
  | 'detain'
  | 'earthbend'
  | 'suspect'
  | 'clash'
  | 'flipCoin'
  | 'rollDice'
  | 'flipCoins'
  | 'vote'
  | 'manifest'
  | 'manifestDread'
  | 'endure'
  | 'backup'

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
  manifest: ({ player, count, cloak, as }, talk) => {
    const subject = talk.actor(player)
    const cards = count === 1 ? 'card' : `${countText(count, talk)} cards`
    const whose = subject.person === 'you' ? 'your' : 'their'
    talk.bind(as, { noun: 'creature', number: count === 1 ? 'one' : 'many' })
    if (as !== undefined) talk.setTopic({ the: as })
    return one(subject, cloak ?? 'manifest', `the top ${cards} of ${whose} library`)
  },
  manifestDread: ({ player, as }, talk) => {
    const subject = talk.actor(player)
    talk.bind(as, { noun: 'creature', number: 'one' })
    if (as !== undefined) talk.setTopic({ the: as })
    return one(subject, 'manifest', 'dread')
  },
  clash: ({ then }, talk) => {
    const first = one(YOU, 'clash', 'with an opponent')
    talk.newSentence()
    return [...first, ...withPrefix('if you win, ', together(then, talk))]
  },
  rollDice: ({ count, sides, as, odd, even }, talk) => {
    talk.bind(as, { noun: 'result', number: 'one', definite: 'the result' })
    talk.bind(odd, { noun: 'odd result', number: 'many', participle: 'rolled' })
    talk.bind(even, { noun: 'even result', number: 'many', participle: 'rolled' })
    const dice = count === 1 ? `a d${sides}` : `${countText(count, talk)} ${sides === 6 ? 'six' : sides}-sided dice`
    return one(YOU, 'roll', dice)
  },
  flipCoins: ({ count, as }, talk) => {
    talk.bind(as, { noun: 'number', number: 'one', definite: 'the number of coins that came up heads' })
    return one(YOU, 'flip', `${typeof count === 'number' ? numberWord(count) : countText(count, talk)} coins`)
  },
  flipCoin: (effect, talk) => {
    const sentences = one(YOU, 'flip', 'a coin')
    talk.newSentence()
    if (effect.then.length > 0) sentences.push(...withPrefix('if you win the flip, ', together(effect.then, talk)))
    if (effect.else === undefined) return sentences
    talk.newSentence()
    return [...sentences, ...withPrefix('if you lose the flip, ', together(effect.else, talk))]
  },
  airbend: ({ what }, talk) => one(YOU, 'airbend', selectorPhrase(what, talk, { quantifier: 'each' })),
  vote: ({ words: [first, second], then, else: otherwise }, talk) => {
    const sentences = [plain(`starting with you, each player votes for ${first} or ${second}`)]
    talk.newSentence()
    sentences.push(...withPrefix(`if ${first} gets more votes, `, together(then, talk)))
    talk.newSentence()
    return [
      ...sentences,
      ...withPrefix(`if ${second} gets more votes or the vote is tied, `, together(otherwise, talk)),
    ]
  },
  detain: ({ what }, talk) => one(YOU, 'detain', selectorPhrase(what, talk, { quantifier: 'each' })),
  suspect: ({ what }, talk) => one(YOU, 'suspect', selectorPhrase(what, talk)),
  endure: ({ what, count }, talk) => {
    const much = typeof count === 'number' ? String(count) : countText(count, talk)
    return one(talk.subject(what), 'endure', much)
  },
  earthbend: ({ what, count }, talk) => {
    // The land is not named, but it is spoken of afterwards.
    talk.object(what, 'object')
    return counted('earthbend', count, talk)
  },
  backup: ({ count }) => one(YOU, 'back', `up ${count}`),
  support: ({ count }) => one(YOU, 'support', String(count)),
  setAside: ({ what, how }, talk) => one(third(selectorPhrase(what, talk)), 'become', how),
  cipher: () => one(YOU, 'cipher', ''),
  paradigm: () => one(YOU, 'exile', 'this spell'),
  cascade: () => one(YOU, 'cascade', ''),
  investigate: ({ player, times }, talk) => {
    const often = typeof times === 'number' ? timesWord(times) : `${countText(times, talk)} times`
    return one(talk.actor(player), 'investigate', times === 1 ? '' : often)
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
