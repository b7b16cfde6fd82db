import type { EffectOf, EventPattern } from '@spellwright/dsl'
import { conjugate, say, third, YOU } from '../english/clause.ts'
import { eventClause } from '../event/event-clause.ts'
import { isRef } from '../event/who.ts'
import { aPhrase, countedPhrase, pluralPhrase } from '../filter/determiner.ts'
import { headNoun } from '../filter/head.ts'
import type { Talk } from '../talk.ts'
import { and } from '../words/english.ts'
import { move } from './move.ts'
import { isRefSelector, nounOfAll, selectorIsPlural, selectorPhrase } from './selector.ts'
import { type EffectRenderers, one, plain, type Sentence } from './sentence.ts'

function destroy({ what, regeneration, as }: EffectOf<'destroy'>, talk: Talk): Sentence[] {
  // Told by a mana value, each is looked at for itself: "destroy each creature with mana value 3".
  const byManaValue = typeof what === 'object' && 'all' in what && what.all.manaValue !== undefined
  const sentences = one(YOU, 'destroy', selectorPhrase(what, talk, { quantifier: byManaValue ? 'each' : 'all' }))
  talk.bind(as, {
    noun: nounOfAll(what, talk),
    number: selectorIsPlural(what, talk) ? 'many' : 'one',
    participle: 'destroyed',
  })
  if (regeneration === undefined) return sentences
  const they = selectorIsPlural(what, talk) ? 'they' : 'it'
  return [...sentences, plain(`${they} can't be regenerated`)]
}

function sacrifice({ what, by, as }: EffectOf<'sacrifice'>, talk: Talk): Sentence[] {
  const number = selectorIsPlural(what, talk) ? 'many' : 'one'
  talk.bind(as, { noun: nounOfAll(what, talk), number, participle: 'sacrificed' })
  if (by !== undefined && !isRefSelector(what) && 'all' in what)
    return one(third('each player'), 'sacrifice', `${selectorPhrase(what, talk)} they control`)
  if (by === undefined || !isRefSelector(what)) return one(YOU, 'sacrifice', selectorPhrase(what, talk))
  // One of two piles, chosen by the player whose permanents these are.
  const pile = talk.referent(what)
  if (pile?.noun === 'pile' && pile.owner !== undefined)
    return one(talk.actor(pile.owner), 'sacrifice', 'all permanents in the pile of their choice')
  // A permanent spell speaks of the permanent it will be (CR 608.3).
  const isBecoming = what === 'self' && talk.place.permanentSpell
  const whose = isBecoming ? 'the controller of the permanent it becomes' : `${talk.possessive(what)} controller`
  return one(third(whose), 'sacrifice', 'it')
}

function counterSpell({ what, to, as, permanentAs }: EffectOf<'counterSpell'>, talk: Talk): Sentence[] {
  // A spell of some sort that was just cast is "it"; any spell is "that spell".
  const { event } = talk.place
  const spell = event?.kind === 'cast' && event.spell !== undefined && !isRef(event.spell) ? event.spell : {}
  const isOfSomeSort = headNoun(spell, 'spell').singular.endsWith(' spell')
  const isTargeting = what === 'eventSource' && event?.kind === 'becomesTarget' && event.by === undefined
  const phrase = isTargeting ? 'that spell or ability' : talk.object(what, 'object')
  const sentences = one(YOU, 'counter', what === 'eventObject' && isOfSomeSort ? 'it' : phrase)
  talk.bind(as, { noun: 'spell', number: 'one', participle: 'countered' })
  talk.bind(permanentAs, { noun: 'permanent', number: 'one', participle: 'countered' })
  if (to === undefined) return sentences
  const where =
    to === 'exile'
      ? 'exile it'
      : to === 'library'
        ? "put it on top of its owner's library"
        : `put it into its owner's ${to}`
  const otherwise = to === 'exile' ? "putting it into its owner's graveyard" : "into that player's graveyard"
  return [...sentences, plain(`if that spell is countered this way, ${where} instead of ${otherwise}`)]
}

/** "An opponent becomes the monarch". */
const untilText = (until: EventPattern, talk: Talk): string =>
  until.kind === 'either' || until.kind === 'state' || until.kind === 'beginningOf' || until.kind === 'chapter'
    ? 'that happens'
    : say([eventClause(until, talk)])

export const zones: Pick<
  EffectRenderers,
  'move' | 'exileUntilSourceLeaves' | 'destroy' | 'sacrifice' | 'sacrificeChoice' | 'counterSpell'
> = {
  move,
  exileUntilSourceLeaves: ({ what, until, as }, talk) => {
    const phrase = selectorPhrase(what, talk, { preposition: 'from' })
    talk.bind(as, { noun: 'card', number: 'one', participle: 'exiled' })
    const end = until === undefined ? `${talk.self.here} leaves the battlefield` : untilText(until, talk)
    return one(YOU, 'exile', `${phrase} until ${end}`)
  },
  destroy,
  sacrifice,
  sacrificeChoice: ({ player, filter, count, as }, talk) => {
    const subject = talk.actor(player)
    const { controller: _controller, ...others } = filter
    if (typeof count === 'object' && 'allBut' in count) {
      const permanents = pluralPhrase({ ...others, controller: player }, { talk })
      const kept = and(count.allBut.map((one) => aPhrase(one, { talk })))
      const rest = `from among the ${permanents} ${kept}, then ${conjugate('sacrifice', subject)} the rest`
      return one(subject, 'choose', rest)
    }
    const phrase = countedPhrase(others, count, { talk })
    const choice = subject.person === 'you' ? '' : ' of their choice'
    const noun = typeof filter.type === 'string' ? filter.type : 'permanent'
    talk.bind(as, { noun, number: count === 1 ? 'one' : 'many', participle: 'sacrificed' })
    return one(subject, 'sacrifice', phrase + choice)
  },
  counterSpell,
}
