import { type EffectOf, type Filter, type ObjectRef, type Selector, sameData } from '@spellwright/dsl'
import { third, YOU } from '../english/clause.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import { countText } from '../quantity.ts'
import type { Referent } from '../referent.ts'
import type { Talk } from '../talk.ts'
import { and, withArticle } from '../words/english.ts'
import { ENTERS_AS, placeWords } from '../words/places.ts'
import { animation, withAbilities } from './continuous.ts'
import { isRefSelector, nounOfAll, selectorIsPlural, selectorPhrase } from './selector.ts'
import { one, plain, type Sentence } from './sentence.ts'

type Move = EffectOf<'move'>

const allOf = (what: Selector): Filter | undefined => (typeof what === 'object' && 'all' in what ? what.all : undefined)

function referentOf(what: Selector, talk: Talk): Referent | undefined {
  return isRefSelector(what) ? talk.referent(what) : undefined
}

/** Cards looked at before: "all Goblin cards revealed this way", and then "the rest". */
function amongPhrase({ among, zone, ...others }: Filter & { among: ObjectRef }, talk: Talk): string {
  if (typeof among === 'object' && 'linked' in among)
    return `each ${nounPhrase(others, { talk, kind: 'card' })} ${talk.linkedBy(among.linked)}`
  if (Object.keys(others).length === 0) return talk.referent(among)?.left === 1 ? 'the other' : 'the rest'
  const participle = talk.referent(among)?.participle ?? 'chosen'
  const from = participle === 'seen' ? 'from among them' : `${participle} this way`
  // Whose they are is said with the zone they lie in: "all cards in your graveyard destroyed this way".
  const told = others.owner === undefined || zone === undefined ? others : { ...others, zone }
  return `all ${nounPhrase(told, { talk, kind: 'card', number: 'many' })} ${from}`
}

const hasAmong = (filter: Filter): filter is Filter & { among: ObjectRef } => filter.among !== undefined

export function movedPhrase(what: Selector, talk: Talk): string {
  const filter = allOf(what)
  if (filter && hasAmong(filter)) return amongPhrase(filter, talk)
  if (filter && Object.keys(filter).length === 1 && filter.zone === 'graveyard') return 'all graveyards'
  if (filter?.is === 'bottomOfGraveyard' && filter.owner !== undefined)
    return `the bottom card of ${talk.whose(filter.owner)} graveyard`
  if (what === 'self' && talk.place.zone === 'graveyard') return `${talk.object('self', 'object')} from your graveyard`
  const phrase = selectorPhrase(what, talk, { preposition: 'from' })
  return filter ? phrase.replace(/ from graveyards$/, ' from all graveyards') : phrase
}

/** "your", "its owner's", "their owners'". */
function ownersOf(what: Selector, talk: Talk): string {
  const filter = allOf(what)
  if (filter && hasAmong(filter) && typeof filter.among === 'object' && 'linked' in filter.among) return "its owner's"
  if (filter && hasAmong(filter)) return talk.whose(talk.referent(filter.among)?.owner ?? 'you')
  const owner = filter ? filter.owner : referentOf(what, talk)?.owner
  if (owner !== undefined) return talk.whose(owner)
  if (what === 'self' && talk.place.zone !== undefined) return 'your'
  return selectorIsPlural(what, talk) ? "their owners'" : "its owner's"
}

function howItEnters(move: Move, talk: Talk): string[] {
  const { enters, under, counters, what, verb } = move
  const plural = selectorIsPlural(what, talk)
  const words: string[] = []
  if (enters) words.push(and(enters.map(ENTERS_AS.say)))
  const found = referentOf(what, talk)
  const isFinder = found?.participle === 'found' && sameData(found.owner, under)
  const isChooser = found?.chooser !== undefined && sameData(found.chooser, under)
  if (under !== undefined && !isFinder && !isChooser) words.push(`under ${talk.whose(under)} control`)
  else if (isLinked(what) && verb === 'return' && move.to === 'battlefield') words.push("under its owner's control")
  if (counters) {
    const counter = `${counters.counter} counter`
    const amount = counters.count === 1 ? withArticle(counter) : `${countText(counters.count, talk)} ${counter}s`
    words.push(`with ${amount} on ${plural ? 'them' : 'it'}`)
  }
  if (move.attachTo !== undefined) words.push(`attached to ${talk.object(move.attachTo, 'object')}`)
  return words
}

const isLinked = (what: Selector): what is { linked: string } => typeof what === 'object' && 'linked' in what

/** What was moved is spoken of as a card, unless it is now on the battlefield. */
function afterMove({ what, to, as }: Move, talk: Talk): void {
  const referent = referentOf(what, talk)
  if (referent && to !== 'battlefield') referent.moved = 'moved'
  const number = selectorIsPlural(what, talk) ? 'many' : 'one'
  const noun =
    to === 'exile'
      ? nounOfAll(what, talk)
      : to === 'battlefield' && referent
        ? referent.noun.replace(/ card$/, '')
        : 'card'
  talk.bind(as, {
    noun,
    number,
    participle: to === 'exile' ? 'exiled' : 'chosen',
    ...(to === 'battlefield' ? {} : { moved: 'moved' }),
  })
  if (as !== undefined) talk.setTopic({ the: as })
}

export function move(effect: Move, talk: Talk): Sentence[] {
  const { verb, what, to } = effect
  if (isLinked(what) && talk.self.linked[what.linked]?.number === 'many' && verb === 'return' && to === 'battlefield') {
    return one(third('each player'), 'return', `to the battlefield all cards they own exiled with ${talk.self.here}`)
  }
  const { chooser, first } = referentOf(what, talk) ?? {}
  const subject = chooser !== undefined && first !== undefined ? talk.actor(chooser) : YOU
  const phrase = movedPhrase(what, talk)
  const isTopic = isRefSelector(what)
  const where = verb === 'exile' && to === 'exile' ? '' : placeWords(effect, ownersOf(what, talk))
  const rest = [phrase, where, ...howItEnters(effect, talk), effect.faceDown ? 'face down' : '']
  if (isTopic) talk.setTopic(what)
  afterMove(effect, talk)
  return [...one(subject, verb, rest.filter((word) => word !== '').join(' ')), ...whatItBecomes(effect, talk)]
}

/** "It's an enchantment." */
function whatItBecomes({ becomes = [] }: Move, talk: Talk): Sentence[] {
  const creature = animation(becomes, talk)
  if (creature !== undefined) return [plain(`it's ${creature} in addition to its other types`)]
  return becomes.flatMap((change) =>
    change.kind === 'setTypes'
      ? [
          plain(
            `it's ${withArticle([...(change.subtypes ?? []), ...change.types].join(' '))}${withAbilities(becomes, talk)}`,
          ),
        ]
      : [],
  )
}
