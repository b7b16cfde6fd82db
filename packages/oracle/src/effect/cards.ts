import type { EffectOf, Quantity, Selector } from '@spellwright/dsl'
import { YOU } from '../english/clause.ts'
import { allPhrase, aPhrase, countedPhrase, pluralPhrase } from '../filter/determiner.ts'
import { eachCounted } from '../for-each.ts'
import { amountText, countText, isSaidOneByOne, thingsOf } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { selectorPhrase } from './selector.ts'
import { type EffectRenderers, one, type Sentence } from './sentence.ts'

/** Said one by one: "a card for each creature you control", in a spell; elsewhere the number may be needed again. */
function isSaidForEach(count: Quantity, talk: Talk): boolean {
  if (typeof count !== 'object') return false
  if (isSaidOneByOne(count, talk)) return true
  if (count.kind === 'count') return talk.place.spell !== undefined && count.of.zone === undefined
  return count.kind === 'devoured' || count.kind === 'colorsAmong'
}

/** Beside the draw of the draw step itself, a draw is "additional". */
function drawnCards({ count, player }: EffectOf<'draw'>, talk: Talk): string {
  const { event } = talk.place
  const { numbers } = talk.wording
  if (typeof count === 'object' && numbers === 'x') return `${countText(count, talk)} cards`
  if (typeof count === 'object' && count.kind !== 'x' && numbers === 'equal')
    return `cards equal to ${amountText(count, talk)}`
  const one = numbers === 'each' ? eachCounted(count, talk) : undefined
  if (one?.factor === 1) return `a card for each ${one.noun}`
  const each = isSaidForEach(count, talk) ? eachCounted(count, talk) : undefined
  if (each) return `a card for each ${each.noun}`
  if (talk.place.spell && typeof count === 'object' && count.kind === 'count')
    return `cards equal to ${amountText(count, talk)}`
  const additional =
    event?.kind === 'beginningOf' && event.step === 'draw' && (event.whose === player || player === 'eventPlayer')
  return additional
    ? thingsOf(count, 'an additional card', 'additional cards', talk)
    : thingsOf(count, 'a card', 'cards', talk)
}

function discard({ player, count, how, filter, as }: EffectOf<'discard'>, talk: Talk): Sentence[] {
  const subject = talk.actor(player)
  const each = count !== 'hand' && count !== 'any' && isSaidForEach(count, talk) ? eachCounted(count, talk) : undefined
  const what = each
    ? `a card for each ${each.noun}`
    : count === 'hand'
      ? `${talk.whose(player)} hand`
      : count === 'any'
        ? `any number of ${pluralPhrase(filter ?? {}, { talk, kind: 'card' })}`
        : countedPhrase(filter ?? {}, count, { talk, kind: 'card' })
  talk.bind(as, {
    noun: 'card',
    number: count === 1 ? 'one' : 'many',
    ...(count === 'any' ? {} : { definite: count === 1 ? 'the discarded card' : 'the discarded cards' }),
    participle: 'discarded',
  })
  return one(subject, 'discard', how === 'random' ? `${what} at random` : what)
}

/** A hand just revealed is not named again. */
function discardedPhrase(what: Selector, talk: Talk): string {
  if (typeof what !== 'object' || !('all' in what) || !talk.isRevealedHand(what.all.owner))
    return selectorPhrase(what, talk)
  const { zone: _zone, owner: _owner, ...others } = what.all
  return allPhrase(others, { talk, kind: 'card' })
}

/** The cards are discarded by whoever has them. */
function discardCards({ what, as }: EffectOf<'discardCards'>, talk: Talk): Sentence[] {
  const owner = talk.handOwner
  const subject = owner === undefined ? YOU : talk.actor(owner)
  const sentences = one(subject, 'discard', discardedPhrase(what, talk))
  talk.bind(as, { noun: 'card', number: 'one', participle: 'discarded' })
  return sentences
}

/** "scry 2", "scry X" with X explained at the end. */
const lookedAt = (count: Quantity, talk: Talk): string =>
  typeof count === 'number' ? String(count) : countText(count, talk)

export const cards: Pick<
  EffectRenderers,
  | 'draw'
  | 'discard'
  | 'discardCards'
  | 'mill'
  | 'exileUntilTotal'
  | 'millUntil'
  | 'scry'
  | 'surveil'
  | 'reveal'
  | 'revealHand'
  | 'lookAtHand'
  | 'shuffle'
> = {
  draw: (effect, talk) => {
    const subject = talk.actor(effect.player)
    const sentences = one(subject, 'draw', drawnCards(effect, talk))
    talk.bind(effect.as, { noun: 'card', number: effect.count === 1 ? 'one' : 'many', participle: 'drawn' })
    return sentences
  },
  discard,
  discardCards,
  mill: ({ player, count, as }, talk) => {
    const sentences = one(talk.actor(player), 'mill', thingsOf(count, 'a card', 'cards', talk))
    talk.bind(as, { noun: 'card', number: count === 1 ? 'one' : 'many', participle: 'milled', owner: player })
    return sentences
  },
  exileUntilTotal: ({ player, total, as }, talk) => {
    const subject = talk.actor(player)
    const who = subject.person === 'you' ? "you've" : 'that player has'
    talk.bind(as, { noun: 'card', number: 'many', participle: 'exiled' })
    const rest = `cards from the top of ${talk.whose(player)} library until ${who} exiled cards with total mana value ${total} or greater`
    return one(subject, 'exile', rest)
  },
  millUntil: ({ player, filter, most, as }, talk) => {
    const card = aPhrase(filter, { talk, kind: 'card' })
    const until = `${card} or ${countText(most, talk)} cards have been put into their graveyard this way`
    const subject = talk.actor(player)
    const repeat = subject.person === 'you' ? 'repeat' : 'repeats'
    talk.bind(as, { noun: 'card', number: 'many', participle: 'milled', owner: player })
    return one(subject, 'mill', `a card, then ${repeat} this process until ${until}, whichever comes first`)
  },
  scry: ({ player, count }, talk) => one(talk.actor(player), 'scry', lookedAt(count, talk)),
  surveil: ({ player, count }, talk) => one(talk.actor(player), 'surveil', lookedAt(count, talk)),
  reveal: ({ what, as }, talk) => {
    const referent = typeof what === 'object' && 'the' in what ? talk.referent(what) : undefined
    // Who chooses cards of a hand reveals them: "target player reveals two cards from their hand".
    const chooser = referent?.first === undefined ? undefined : referent.chooser
    const subject = chooser === undefined ? YOU : talk.actor(chooser)
    if (chooser !== undefined) talk.handOwner = chooser
    const preposition = chooser === undefined ? 'in' : 'from'
    const sentences = one(subject, 'reveal', selectorPhrase(what, talk, { preposition }))
    if (referent) referent.participle = 'revealed'
    talk.bind(as, referent ?? { noun: 'card', number: 'one', participle: 'revealed' })
    return sentences
  },
  revealHand: ({ player, random, as }, talk) => {
    const subject = talk.actor(player)
    if (random !== undefined) {
      talk.bind(as, { noun: 'card', number: random === 1 ? 'one' : 'many' })
      return one(
        subject,
        'reveal',
        `${thingsOf(random, 'a card', 'cards', talk)} at random from ${talk.whose(player)} hand`,
      )
    }
    talk.handOwner = player
    talk.bind(as, { noun: 'card', number: 'many', participle: 'revealed' })
    return one(subject, 'reveal', `${talk.whose(player)} hand`)
  },
  lookAtHand: ({ player, random }, talk) => {
    const cards = random === undefined ? '' : `${thingsOf(random, 'a card', 'cards', talk)} at random in `
    return one(YOU, 'look', `at ${cards}${talk.whose(player)} hand`)
  },
  shuffle: ({ player }, talk) => {
    const subject = talk.actor(player)
    return one(subject, 'shuffle', '')
  },
}
