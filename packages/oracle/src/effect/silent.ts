import type { Effect, EffectOf } from '@spellwright/dsl'
import { choiceNoun } from '../choice.ts'
import { comparisonPhrase } from '../filter/comparison.ts'
import { chooseCountWords, chosenPhrase } from '../filter/determiner.ts'
import { isOfChosenType } from '../filter/head.ts'
import { nounPhrase } from '../filter/noun-phrase.ts'
import type { Talk } from '../talk.ts'
import { withArticle } from '../words/english.ts'
import { VALUE } from '../words/values.ts'
import { amongPhrase, topCards } from './library.ts'

/** Whether the next step acts on exactly what this name is bound to. */
function actsOn(next: Effect | undefined, name: string): boolean {
  if (next === undefined || next.kind === 'forEach' || !('what' in next)) return false
  const { what } = next
  return typeof what === 'object' && 'the' in what && what.the === name
}

function chosenThing({ player, from, whose, count, total, as, random }: EffectOf<'choose'>, talk: Talk): void {
  const filter = whose === undefined ? from : { ...from, owner: whose }
  talk.bind(as, {
    noun: from.zone === undefined ? nounPhrase({ ...(from.type ? { type: from.type } : {}) }, { talk }) : 'card',
    number: chooseCountWords(count, talk).number,
    first: (now, preposition) => {
      // Of cards that were just seen it is enough to say how many.
      const ofThem = from.among !== undefined && Object.keys(from).every((key) => key === 'among' || key === 'zone')
      const phrase = ofThem
        ? amongPhrase(undefined, count, 'them', now)
        : chosenPhrase(filter, count, { talk: now, preposition })
      if (total === undefined) return random === undefined ? phrase : `${phrase} at random`
      const words = ` with total ${VALUE.say(total.value)} ${comparisonPhrase(total.is, now)}`
      return phrase.replace(/(?= from | in |$)/, words)
    },
    ...(count.max === 'any' ? { participle: 'any number' } : {}),
    ...(whose === undefined ? {} : { owner: whose }),
    ...(player === 'you' ? {} : { chooser: player }),
  })
}

function chosenAmong({ among, filter, count, as }: EffectOf<'chooseAmong'>, talk: Talk): void {
  const cards = talk.referent(among)
  const owner = cards?.owner
  if (cards?.left !== undefined && typeof count.max === 'number' && count.min === count.max) cards.left -= count.max
  talk.bind(as, {
    noun: 'card',
    number: chooseCountWords(count, talk).number,
    // Of what was searched for, it is just "one".
    first: (now) =>
      cards?.participle === 'found' && filter === undefined ? 'one' : amongPhrase(filter, count, 'them', now),
    ...(owner === undefined ? {} : { owner }),
  })
}

function chosenSource({ filter, as }: EffectOf<'chooseSource'>, talk: Talk): void {
  const first = (now: Talk) => {
    const type = typeof filter?.type === 'string' ? filter.type : undefined
    const phrase = nounPhrase(filter ?? {}, { talk: now, kind: type === undefined ? 'source' : 'permanent' })
    return withArticle(phrase.replace(type ?? 'source', (noun) => `${noun} of your choice`))
  }
  talk.bind(as, { noun: 'source', number: 'one', first })
}

/** Lands of a type that was chosen before, told by that choice: then both choices are told. */
const speaksOfChosenType = ({ what, apply }: EffectOf<'apply'>): boolean =>
  typeof what === 'object' &&
  'all' in what &&
  (isOfChosenType(what.all) || isOfChosenType(what.all.not ?? {}) || apply.some(({ kind }) => kind === 'setLandTypes'))

/**
 * A choice that the next step tells with its own words is not told by itself: "put a card from your hand …" says both.
 * Gives true where nothing more is to be said.
 */
export function isToldByNext(effect: Effect, next: Effect | undefined, talk: Talk): boolean {
  switch (effect.kind) {
    case 'choose':
      if (talk.isRevealedHand(effect.whose)) return false
      // What another player chooses of yours is told by itself: it is you who does something with it.
      if (effect.player !== 'you' && effect.from.owner === 'you') return false
      if (!actsOn(next, effect.as)) return false
      chosenThing(effect, talk)
      return true
    case 'chooseAmong':
      // What another player chooses is told by itself, and so is what somebody else discards.
      if (effect.player !== 'you' || !actsOn(next, effect.as) || next?.kind === 'discardCards') return false
      chosenAmong(effect, talk)
      return true
    case 'lookAtTop':
      // That it is revealed is told.
      if (effect.reveal || !actsOn(next, effect.as) || next?.kind !== 'move' || next.to === 'library') return false
      talk.bind(effect.as, {
        noun: 'card',
        number: effect.count === 1 ? 'one' : 'many',
        first: (now) => topCards(effect, now),
        owner: effect.player,
      })
      return true
    case 'choosePlayer':
      if (next === undefined) return false
      talk.bind(effect.as, {
        noun: 'player',
        number: 'one',
        first: () => (effect.from.player === 'opponent' ? 'an opponent' : 'a player'),
      })
      return true
    case 'chooseWord':
      if (next?.kind !== 'apply' || speaksOfChosenType(next)) return false
      talk.bind(effect.as, {
        noun: choiceNoun(effect.choose),
        number: 'one',
        definite: `the ${choiceNoun(effect.choose)} of your choice`,
      })
      return true
    case 'chooseSource':
      if (next?.kind !== 'shield') return false
      chosenSource(effect, talk)
      return true
    default:
      return false
  }
}
