import type { EffectOf, Filter, Zone } from '@spellwright/dsl'
import { choiceNoun, choicePhrase } from '../choice.ts'
import { conjugate, YOU } from '../english/clause.ts'
import { comparisonPhrase } from '../filter/comparison.ts'
import { chooseCountWords, chosenPhrase } from '../filter/determiner.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import { thingsOf } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { and, listOf, withArticle } from '../words/english.ts'
import { VALUE } from '../words/values.ts'
import { selectorPhrase } from './selector.ts'
import { type EffectRenderers, one, plain, type Sentence, sentence } from './sentence.ts'

export function topCards({ count, player }: EffectOf<'lookAtTop'>, talk: Talk): string {
  const cards = count === 1 ? 'card' : thingsOf(count, 'card', 'cards', talk)
  return `the top ${cards} of ${talk.whose(player)} library`
}

function lookAtTop(effect: EffectOf<'lookAtTop'>, talk: Talk): Sentence[] {
  // A player reveals their own cards; you look, whosever they are.
  const subject = effect.reveal ? talk.actor(effect.player) : YOU
  const participle = effect.reveal ? 'revealed' : 'seen'
  const sentences = one(subject, effect.reveal ? 'reveal' : 'look at', topCards(effect, talk))
  const left = typeof effect.count === 'number' ? { left: effect.count } : {}
  const number = effect.count === 1 ? 'one' : 'many'
  const way = effect.reveal && effect.count === 1 ? {} : { participle }
  talk.bind(effect.as, { noun: 'card', number, ...way, owner: effect.player, ...left })
  talk.setTopic({ the: effect.as })
  return sentences
}

/** "reveal cards from the top of your library until you reveal a creature card". */
function revealUntil({ player, filter, as, others }: EffectOf<'revealUntil'>, talk: Talk): Sentence[] {
  const subject = talk.actor(player)
  const they = subject.person === 'you' ? 'you' : 'they'
  const card = withArticle(nounPhrase(filter, { talk, kind: 'card' }))
  const cards = `cards from the top of ${talk.whose(player)} library until ${they} reveal ${card}`
  talk.bind(as, { noun: 'card', number: 'one', participle: 'revealed', owner: player })
  const rest = player === 'you' ? 'the rest' : 'all other cards revealed this way'
  talk.bind(others, { noun: 'card', number: 'many', definite: rest, owner: player })
  return one(subject, 'reveal', cards)
}

const zonesOf = (zones: readonly Zone[]): string =>
  and(zones.map((zone) => (zone === 'outside' ? 'outside the game' : zone)))

/** A target that would be spoken of only by its owner's library is chosen in a sentence of its own. */
function chosenOwner({ whose }: EffectOf<'search'>, talk: Talk): Sentence[] {
  if (typeof whose !== 'object' || !('ownerOf' in whose) || !talk.isNew(whose.ownerOf)) return []
  const choose = one(YOU, 'choose', talk.object(whose.ownerOf, 'object'))
  talk.newSentence()
  return choose
}

/** "search your library for a Goblin card, reveal it". */
function search(effect: EffectOf<'search'>, talk: Talk): Sentence[] {
  const chosen = chosenOwner(effect, talk)
  const subject = talk.actor(effect.player)
  const zones = effect.which === undefined ? zonesOf(effect.zones) : listOf(effect.zones, 'and/or')
  const where = `${talk.whose(effect.whose)} ${zones}`
  const filter: Filter = effect.filter
  const names = effect.different === undefined ? '' : ' with different names'
  const total =
    effect.total === undefined
      ? ''
      : ` with total ${VALUE.say(effect.total.value)} ${comparisonPhrase(effect.total.is, talk)}`
  const phrase = chosenPhrase(filter, effect.count, { talk, kind: 'card' })
  // Behind a name it would be taken for a part of it.
  const found = (phrase.includes(' named ') ? phrase.replace(' named ', `${names} named `) : phrase + names) + total
  const number = chooseCountWords(effect.count, talk).number
  const noun = typeof filter.type === 'string' ? `${filter.type} card` : 'card'
  const left = typeof effect.count.max === 'number' ? { left: effect.count.max } : {}
  talk.bind(effect.as, { noun, number, participle: 'found', owner: effect.whose, ...left })
  talk.setTopic({ the: effect.as })
  const clause = { subject, verb: 'search', rest: `${where} for ${found}` }
  if (!effect.reveal) return [...chosen, sentence(clause)]
  const it = number === 'one' ? 'it' : 'them'
  return [...chosen, sentence(clause, { subject, verb: 'reveal', rest: it, join: ', ' })]
}

/** "An opponent separates those cards into two piles." The piles are then "one pile" and "the other". */
function piles({ what, by, chosen, other }: EffectOf<'piles'>, talk: Talk): Sentence[] {
  const subject = talk.actor(by)
  const referent = typeof what === 'object' && 'the' in what ? talk.referent(what) : undefined
  const cards = referent ? talk.those(referent) : selectorPhrase(what, talk)
  const controller = typeof what === 'object' && 'all' in what ? what.all.controller : undefined
  const whose = referent?.owner ?? controller
  const owner = whose === undefined ? {} : { owner: whose }
  talk.bind(chosen, { noun: 'pile', number: 'one', definite: 'one pile', ...owner })
  talk.bind(other, { noun: 'pile', number: 'one', definite: 'the other', ...owner })
  return one(subject, 'separate', `${cards} into two piles`)
}

function choose(effect: EffectOf<'choose'>, talk: Talk): Sentence[] {
  const { player, from, whose, count, as } = effect
  const subject = talk.actor(player)
  const fromHand = from.zone === 'hand' && talk.isRevealedHand(whose)
  const owned: Filter = whose === undefined ? from : { ...from, owner: whose }
  const { zone: _zone, ...elsewhere } = from
  const phrase = fromHand
    ? `${chosenPhrase(elsewhere, count, { talk, kind: 'card' })} from it`
    : chosenPhrase(owned, count, { talk }) + (effect.random === undefined ? '' : ' at random')
  const number = chooseCountWords(count, talk).number
  const noun = from.zone === undefined ? nounPhrase({ ...(from.type ? { type: from.type } : {}) }, { talk }) : 'card'
  talk.bind(as, { noun, number, participle: 'chosen', ...(whose === undefined ? {} : { owner: whose }) })
  talk.setTopic({ the: as })
  const explicit = fromHand ? { explicit: 'explicit' as const } : {}
  return [sentence({ subject, verb: 'choose', rest: phrase, ...explicit })]
}

function chooseAmong({ player, among, filter, count, as }: EffectOf<'chooseAmong'>, talk: Talk): Sentence[] {
  const subject = talk.actor(player)
  const isOneFound = talk.referent(among)?.participle === 'found' && filter === undefined && count.max === 1
  const phrase = isOneFound ? 'one' : amongPhrase(filter, count, talk.object(among, 'object'), talk)
  const owner = talk.referent(among)?.owner
  const number = chooseCountWords(count, talk).number
  talk.bind(as, { noun: 'card', number, participle: 'chosen', ...(owner === undefined ? {} : { owner }) })
  return one(subject, 'choose', phrase)
}

/** "one of them", "a creature card from among them". */
export function amongPhrase(
  filter: Filter | undefined,
  count: EffectOf<'chooseAmong'>['count'],
  group: string,
  talk: Talk,
): string {
  const { words } = chooseCountWords(count, talk)
  if (filter === undefined || Object.keys(filter).length === 0)
    return `${words === '' ? 'one' : words.replace(/ of$/, '')} of ${group}`
  return `${chosenPhrase(filter, count, { talk, kind: 'card' })} from among ${group}`
}

/** What is chosen for each of which sort. */
const SORTS: { readonly [E in EffectOf<'chooseForEach'>['each']]: readonly [string, string] } = {
  cardType: ['a card of that type', 'card type'],
  colorPair: ["a card that's exactly those colors", 'color pair'],
  basicLandType: ['a land of that type', 'basic land type'],
}

export const library: Pick<
  EffectRenderers,
  | 'lookAtTop'
  | 'revealUntil'
  | 'search'
  | 'piles'
  | 'choose'
  | 'chooseAmong'
  | 'chooseForEach'
  | 'choosePlayer'
  | 'chooseWord'
  | 'chooseSource'
> = {
  lookAtTop,
  revealUntil,
  search,
  piles,
  choose,
  chooseAmong,
  chooseForEach: ({ player, each, among, optional, as }, talk) => {
    const subject = talk.actor(player)
    const cards = talk.object(among, 'object')
    talk.bind(as, { noun: 'card', number: 'many', participle: 'chosen', definite: 'the chosen cards', owner: player })
    const [what, sort] = SORTS[each]
    const choose = optional === 'may' ? `${subject.text} may choose` : conjugate('choose', subject)
    return [plain(`for each ${sort}, ${choose} ${what} from among ${cards}`)]
  },
  choosePlayer: ({ player, from, as }, talk) => {
    const who = from.player === 'opponent' ? 'opponent' : 'player'
    talk.bind(as, { noun: who, number: 'one', definite: `that ${who}` })
    return one(talk.actor(player), 'choose', withArticle(who))
  },
  chooseWord: ({ player, choose: choice, as }, talk) => {
    const word = choiceNoun(choice)
    talk.bind(as, { noun: word, number: 'one', definite: `the chosen ${word}` })
    if (word.endsWith('land type')) talk.landTypes.push(as)
    return one(talk.actor(player), 'choose', choicePhrase(choice, talk))
  },
  chooseSource: ({ filter, as }, talk) => {
    const phrase = nounPhrase(filter ?? {}, { talk, kind: 'source' })
    talk.bind(as, { noun: 'source', number: 'one' })
    return one(YOU, 'choose', withArticle(phrase))
  },
}
