import { type EffectOf, type Quantity, sameData } from '@spellwright/dsl'
import { durationText } from '../duration.ts'
import { third, YOU } from '../english/clause.ts'
import { exceptPhrase } from '../except.ts'
import { aPhrase, pluralPhrase } from '../filter/determiner.ts'
import { eachCounted, isOfDice } from '../for-each.ts'
import { amountText, countText, energyText, isSaidOneByOne } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { withArticle } from '../words/english.ts'
import { isRefSelector, nounOfAll, selectorIsPlural, selectorPhrase } from './selector.ts'
import { type EffectRenderers, explicit, one, plain } from './sentence.ts'

export function countersPhrase(counter: string, count: Quantity, talk: Talk): string {
  const word = counter === 'any' ? 'counter' : `${counter} counter`
  return count === 1 ? withArticle(word) : `${countText(count, talk)} ${word}s`
}

/** "two target creatures" where both are chosen by the same words, "… and …" otherwise. */
function bothPhrase({ a, b }: EffectOf<'exchangeControl'>, talk: Talk): string {
  const first = talk.referent(a)
  const second = talk.referent(b)
  const isSame = first?.first?.(talk, 'in') === second?.first?.(talk, 'in').replace(/^another target\b/, 'target')
  if (isSame && first?.first !== undefined && second !== undefined) {
    const phrase = talk.object(a, 'object').replace(/^target (\w+)/, 'two target $1s')
    delete second.first
    return phrase
  }
  return `${talk.object(a, 'object')} and ${talk.object(b, 'object')}`
}

export const permanents: Pick<
  EffectRenderers,
  | 'tap'
  | 'untap'
  | 'putCounters'
  | 'removeCounters'
  | 'moveCounters'
  | 'anotherCounter'
  | 'playerCounters'
  | 'loseCounters'
  | 'attach'
  | 'attachToOtherOpponent'
  | 'unattach'
  | 'transform'
  | 'becomeDaytime'
  | 'becomeLevel'
  | 'flip'
  | 'unlock'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'regenerate'
  | 'exchangeControl'
  | 'removeFromCombat'
  | 'becomeBlocked'
  | 'removeDamage'
  | 'phaseOut'
  | 'becomeRenowned'
  | 'becomeSaddled'
  | 'becomePrepared'
  | 'meld'
  | 'becomeSolved'
  | 'harness'
  | 'moveAllCounters'
  | 'pair'
  | 'becomeCopy'
> = {
  tap: ({ what, as }, talk) => {
    const sentences = one(YOU, 'tap', selectorPhrase(what, talk))
    const number = selectorIsPlural(what, talk) ? 'many' : 'one'
    talk.bind(as, { noun: nounOfAll(what, talk), number, participle: 'tapped' })
    return sentences
  },
  untap: ({ what }, talk) => {
    const same = typeof what === 'object' && 'all' in what ? talk.sameGroup(what.all, 'object') : undefined
    return one(YOU, 'untap', same ?? selectorPhrase(what, talk))
  },
  putCounters: ({ what, counter, count, divided }, talk) => {
    if (divided)
      return one(YOU, 'distribute', `${countersPhrase(counter, count, talk)} among ${selectorPhrase(what, talk)}`)
    // CR 701.10e: doubling puts as many on it as it has.
    if (typeof count === 'object' && count.kind === 'countersOn' && count.counter === counter)
      if (sameData(count.object, what))
        return one(YOU, 'double', `the number of ${counter} counters on ${selectorPhrase(what, talk)}`)
    const { numbers } = talk.wording
    const oneByOne = numbers === undefined && isSaidOneByOne(count, talk)
    if (typeof count === 'object' && count.kind !== 'x' && (oneByOne || numbers === 'each' || numbers === 'equal')) {
      const objects = selectorPhrase(what, talk, { quantifier: 'each' })
      const each = numbers !== 'equal' ? eachCounted(count, talk) : undefined
      if (each !== undefined)
        return one(YOU, 'put', `${countersPhrase(counter, each.factor, talk)} on ${objects} for each ${each.noun}`)
      return one(YOU, 'put', `a number of ${counter} counters on ${objects} equal to ${amountText(count, talk)}`)
    }
    if (isOfDice(count, talk)) {
      const onto = selectorPhrase(what, talk, { quantifier: 'each' })
      return one(
        YOU,
        'put',
        `${withArticle(`${counter} counter`)} on ${onto} for each ${eachCounted(count, talk)?.noun}`,
      )
    }
    const counters = countersPhrase(counter, count, talk)
    const objects = selectorPhrase(what, talk, { quantifier: 'each' })
    const each = /^(up to (?!one)|any number of |two |three |X ).*target/.test(objects) ? 'each of ' : ''
    return one(YOU, 'put', `${counters} on ${each}${objects}`)
  },
  moveCounters: ({ from, to, counter }, talk) => {
    const whence = talk.object(from, 'object')
    const onto =
      isRefSelector(to) || Array.isArray(to) || !('all' in to)
        ? selectorPhrase(to, talk)
        : pluralPhrase(to.all, { talk })
    return one(YOU, 'move', `any number of ${counter} counters from ${whence} onto ${onto}`)
  },
  removeCounters: ({ what, counter, count, upTo, as }, talk) => {
    talk.bind(as, { noun: counter === 'any' ? 'counter' : `${counter} counter`, number: 'many', participle: 'removed' })
    const word = counter === 'any' ? 'counters' : `${counter} counters`
    const some = count === 'all' ? `all ${word}` : countersPhrase(counter, count, talk)
    const counters = upTo === undefined ? some : `up to ${some}`
    return one(YOU, 'remove', `${counters} from ${selectorPhrase(what, talk, { quantifier: 'each' })}`)
  },
  anotherCounter: ({ to }, talk) => [
    ...one(YOU, 'choose', `a counter on ${talk.object(to, 'object')}`),
    ...one(YOU, 'give', `${talk.object(to, 'full')} another counter of that kind`),
  ],
  loseCounters: ({ player }, talk) => one(talk.actor(player), 'lose', 'all counters'),
  playerCounters: ({ player, counter, count }, talk) =>
    explicit(
      talk.actor(player),
      'get',
      counter === 'energy' ? energyText(count, talk) : countersPhrase(counter, count, talk),
    ),
  attach: ({ what, to }, talk) => {
    // Where something else was spoken of just before, it is named.
    const named = what === 'self' && talk.wording.pronouns !== 'always' && !(talk.isTopic('self') && talk.isNew(to))
    const object = named ? talk.self.here : talk.object(what, 'object')
    return one(YOU, 'attach', `${object} to ${talk.object(to, 'object')}`)
  },
  attachToOtherOpponent: ({ what }, talk) =>
    one(YOU, 'attach', `${talk.object(what, 'full')} to another one of your opponents chosen at random`),
  unattach: ({ what }, talk) => one(YOU, 'unattach', talk.object(what, 'object')),
  transform: ({ what }, talk) => one(YOU, 'transform', talk.object(what, 'object')),
  unlock: ({ door }) => one(YOU, 'unlock', `the ${door === 0 ? 'left' : 'right'} half`),
  flip: ({ what }, talk) => one(YOU, 'flip', talk.object(what, 'object')),
  becomeLevel: ({ level }, talk) => one(third(`${talk.self.here}'s level`), 'become', String(level)),
  becomeDaytime: ({ daytime }) => one(third('it'), 'become', daytime),
  turnFaceUp: ({ what }, talk) => one(YOU, 'turn', `${talk.object(what, 'object')} face up`),
  turnFaceDown: ({ what }, talk) => one(YOU, 'turn', `${talk.object(what, 'object')} face down`),
  // Its own cost may have named it: it is named again.
  regenerate: ({ what }, talk) => one(YOU, 'regenerate', what === 'self' ? talk.self.here : selectorPhrase(what, talk)),
  exchangeControl: (effect, talk) => {
    const duration = durationText(effect.until, talk)
    const phrase = `control of ${bothPhrase(effect, talk)}`
    return one(YOU, 'exchange', duration === '' ? phrase : `${phrase} ${duration}`)
  },
  becomeBlocked: ({ what }, talk) =>
    one(
      third(selectorPhrase(what, talk), isRefSelector(what) && !talk.isPlural(what) ? 'one' : 'many'),
      'become',
      'blocked',
    ),
  removeFromCombat: ({ what }, talk) => one(YOU, 'remove', `${selectorPhrase(what, talk)} from combat`),
  removeDamage: ({ what }, talk) => one(YOU, 'remove', `all damage marked on ${selectorPhrase(what, talk)}`),
  phaseOut: ({ what }, talk) =>
    isRefSelector(what)
      ? one(talk.subject(what), 'phase', 'out')
      : one(third(selectorPhrase(what, talk), 'many'), 'phase', 'out'),
  harness: (_effect, talk) => one(YOU, 'harness', talk.object('self', 'object')),
  moveAllCounters: ({ from, to }, talk) => {
    // What has left the battlefield had them: "put those counters on target creature you control".
    const isGone = talk.place.event?.kind === 'zoneChange' && (from === 'self' || from === 'eventObject')
    const target = talk.object(to, 'object')
    if (isGone) return one(YOU, 'put', `${talk.possessive(from)} counters on ${target}`)
    return one(YOU, 'move', `all counters from ${talk.object(from, 'object')} onto ${target}`)
  },
  becomeSolved: (_effect, talk) => one(talk.subject('self'), 'become', 'solved'),
  meld: ({ partner, into }, talk) => [
    plain(
      `if you both own and control ${talk.object('self', 'full')} and ${aPhrase(partner, { talk })}, exile them, then meld them into ${into.name ?? 'one'}`,
    ),
  ],
  becomePrepared: ({ what }, talk) => one(talk.subject(what), 'become', 'prepared'),
  becomeSaddled: ({ what }, talk) => one(talk.subject(what), 'become', 'saddled until end of turn'),
  becomeRenowned: ({ what }, talk) => one(talk.subject(what), 'become', 'renowned'),
  pair: ({ a, b }, talk) => one(YOU, 'pair', `${talk.object(a, 'object')} with ${talk.object(b, 'object')}`),
  becomeCopy: ({ what, of, until, except }, talk) => {
    const subject = talk.subject(what)
    const copy = `a copy of ${talk.object(of, 'object')}`
    const parts = [copy, durationText(until, talk)].filter((part) => part !== '').join(' ')
    return one(subject, 'become', parts + exceptPhrase(except, talk))
  },
}
