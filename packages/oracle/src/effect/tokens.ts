import type { EffectOf, Quantity } from '@spellwright/dsl'
import { costPhrase } from '../cost.ts'
import { emblemPhrase } from '../emblem.ts'
import { YOU } from '../english/clause.ts'
import { exceptPhrase } from '../except.ts'
import { eachCounted, isOfDice } from '../for-each.ts'
import { amountText, countText, isSaidOneByOne, whereIs } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { tokenPhrase } from '../token.ts'
import { and, withArticle } from '../words/english.ts'
import { timesWord } from '../words/numbers.ts'
import { type EffectRenderers, explicit, one, plain, type Sentence, sentence } from './sentence.ts'

type Enters = NonNullable<EffectOf<'createToken'>['enters']>

const isOne = (count: Quantity): boolean => count === 1

function counted(count: Quantity, one: string, many: string, talk: Talk): string {
  return isOne(count) ? withArticle(one) : `${countText(count, talk)} ${many}`
}

/** "a tapped 1/1 …", but "… tokens that are tapped and attacking". */
function entersPhrase(enters: Enters | undefined, count: Quantity): string {
  if (enters === undefined) return ''
  const state = and(enters)
  return isOne(count) ? ` that's ${state}` : ` that are ${state}`
}

/** "an X/X green Ooze creature token". */
function sizedToken(effect: EffectOf<'createToken'>, size: Quantity, talk: Talk): Sentence[] {
  const { player, count, token, enters, as } = effect
  // What was paid as the permanent entered is told where it is used.
  const isPaid = typeof size === 'object' && size.kind === 'bound' && size.name === 'lifePaid'
  const x = isPaid
    ? talk.where(JSON.stringify(size), () => `the life paid as ${talk.self.here} entered`)
    : typeof size === 'object' && size.kind === 'bound'
      ? whereIs(size, talk)
      : countText(size, talk)
  const toughness = effect.power === undefined ? x : token.toughness
  const { power: _power, toughness: _toughness, ...unsized } = token
  const onlyTapped = enters?.length === 1 && enters[0] === 'tapped'
  const phrase = (number: 'one' | 'many') =>
    `${onlyTapped ? 'tapped ' : ''}${x}/${toughness} ${tokenPhrase(effect.power === undefined ? token : unsized, number, talk.wording)}`
  talk.bind(as, { noun: 'token', number: isOne(count) ? 'one' : 'many' })
  if (as !== undefined) talk.setTopic({ the: as })
  const many = isOne(count)
    ? withArticle(phrase('one')).replace(/^a (?=X)/, 'an ')
    : counted(count, '', phrase('many'), talk)
  return one(talk.actor(player), 'create', many + (onlyTapped ? '' : entersPhrase(enters, count)))
}

function createToken(effect: EffectOf<'createToken'>, talk: Talk): Sentence[] {
  const size = effect.power ?? effect.size
  if (size !== undefined) return sizedToken(effect, size, talk)
  const { player, count, token, enters, as } = effect
  const subject = talk.actor(player)
  if (effect.attachTo !== undefined) {
    const host = talk.object(effect.attachTo, 'object')
    return one(subject, 'create', `${withArticle(tokenPhrase(token, 'one', talk.wording))} attached to ${host}`)
  }
  if (effect.blocking !== undefined) {
    const attacker = talk.object(effect.blocking, 'full')
    return one(subject, 'create', `${withArticle(tokenPhrase(token, 'one', talk.wording))} that's blocking ${attacker}`)
  }
  const onlyTapped = enters?.length === 1 && enters[0] === 'tapped'
  const tapped = onlyTapped ? 'tapped ' : ''
  // What happened is counted one by one: "a token for each creature put into your graveyard this turn".
  const oneByOne =
    typeof count === 'object' && (count.kind === 'events' || count.kind === 'countersOn' || isSaidOneByOne(count, talk))
  const { numbers } = talk.wording
  const each =
    (oneByOne && numbers !== 'x') || numbers === 'each' || isOfDice(count, talk) ? eachCounted(count, talk) : undefined
  if (numbers === 'equal' && typeof count === 'object' && count.kind !== 'x')
    return one(
      subject,
      'create',
      `a number of ${tapped}${tokenPhrase(token, 'many', talk.wording)} equal to ${amountText(count, talk)}`,
    )
  if (each)
    return one(
      subject,
      'create',
      `${withArticle(tapped + tokenPhrase(token, 'one', talk.wording))}${onlyTapped ? '' : entersPhrase(enters, 1)} for each ${each.noun}`,
    )
  const phrase = counted(
    count,
    tapped + tokenPhrase(token, 'one', talk.wording),
    tapped + tokenPhrase(token, 'many', talk.wording),
    talk,
  )
  talk.bind(as, { noun: 'token', number: isOne(count) ? 'one' : 'many' })
  if (as !== undefined) talk.setTopic({ the: as })
  return one(subject, 'create', phrase + (onlyTapped ? '' : entersPhrase(enters, count)))
}

function createTokenCopy(effect: EffectOf<'createTokenCopy'>, talk: Talk): Sentence[] {
  const { count } = effect
  // "If this spell was kicked, create five of those tokens instead."
  if (typeof count === 'object' && count.kind === 'if') {
    const usual = createTokenCopy({ ...effect, count: count.else }, talk)
    const instead = conditionPhrase(count.condition, talk)
    return [...usual, plain(`if ${instead}, create ${countText(count.then, talk)} of those tokens instead`)]
  }
  const subject = talk.actor(effect.player)
  const of = talk.asItWas(effect.of) ?? talk.object(effect.of, 'object')
  const onlyTapped = effect.enters?.length === 1 && effect.enters[0] === 'tapped'
  const tapped = onlyTapped ? 'tapped ' : ''
  const phrase = isOne(count)
    ? `a ${tapped}token that's a copy of ${of}`
    : `${countText(count, talk)} ${tapped}tokens that are copies of ${of}`
  talk.bind(effect.as, { noun: 'token', number: isOne(count) ? 'one' : 'many' })
  const except = exceptPhrase(effect.except, talk, isOne(count) ? 'one' : 'many')
  if (effect.as !== undefined) talk.setTopic({ the: effect.as })
  return one(subject, 'create', phrase + except + (onlyTapped ? '' : entersPhrase(effect.enters, count)))
}

function copySpell({ what, count, newTargets, except, player, as }: EffectOf<'copySpell'>, talk: Talk): Sentence[] {
  const subject = player === undefined ? YOU : talk.actor(player)
  const times = isOne(count)
    ? ''
    : ` ${typeof count === 'number' ? timesWord(count) : `${countText(count, talk)} times`}`
  const but = exceptPhrase(except, talk).replace(/it's/, 'that the copy is')
  const sentences = one(subject, 'copy', `${talk.object(what, 'object')}${times}${but}`)
  const copies = isOne(count) ? 'the copy' : 'the copies'
  talk.bind(as, { noun: 'copy', number: isOne(count) ? 'one' : 'many', definite: copies })
  if (newTargets === 'keep') return sentences
  const chooser = player === undefined ? 'you' : 'they'
  return [...sentences, plain(`${chooser} may choose new targets for ${copies}`)]
}

function castCard(
  { what, player, cost, optional, transformed, play, as }: EffectOf<'castCard'>,
  talk: Talk,
): Sentence[] {
  const subject = talk.actor(player)
  const card = talk.object(what, 'full')
  const how =
    cost === 'normal' ? '' : cost === 'free' ? ' without paying its mana cost' : ` by paying ${costPhrase(cost, talk)}`
  talk.bind(as, { noun: 'spell', number: 'one', participle: 'cast' })
  const clause = sentence({ subject, verb: play ?? 'cast', rest: card + (transformed ? ' transformed' : '') + how })
  return [optional === 'may' ? { ...clause, may: subject } : clause]
}

export const tokens: Pick<
  EffectRenderers,
  | 'createToken'
  | 'createTokenCopy'
  | 'getEmblem'
  | 'copySpell'
  | 'changeTargets'
  | 'gainControlOfSpell'
  | 'copyCard'
  | 'castCard'
  | 'playLandCard'
> = {
  createToken,
  createTokenCopy,
  getEmblem: ({ player, abilities }, talk) => {
    return explicit(talk.actor(player), 'get', emblemPhrase(abilities, talk.self))
  },
  copySpell,
  changeTargets: ({ what, how, to }, talk) =>
    to !== undefined
      ? one(YOU, 'change', `a target of ${talk.object(what, 'object')} to ${talk.object(to, 'object')}`)
      : how === 'may'
        ? [plain(`you may choose new targets for ${talk.object(what, 'object')}`)]
        : one(YOU, 'change', `the target of ${talk.object(what, 'object')}`),
  gainControlOfSpell: ({ what, player }, talk) =>
    one(talk.actor(player), 'gain', `control of ${talk.object(what, 'object')}`),
  copyCard: ({ what, as }, talk) => {
    const sentences = one(YOU, 'copy', talk.object(what, 'object'))
    talk.bind(as, { noun: 'copy', number: 'one', definite: 'the copy' })
    return sentences
  },
  castCard,
  playLandCard: ({ what, player }, talk) => one(talk.actor(player), 'play', talk.object(what, 'object')),
}

import { conditionPhrase } from '../condition.ts'
