import type { Quantity } from '@spellwright/dsl'
import { eventCounted } from './event/history.ts'
import { pluralPhrase } from './filter/determiner.ts'
import { isDeed } from './filter/fields.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import type { Talk } from './talk.ts'

export interface Each {
  factor: number
  /** What is counted, one of it: "other attacking Goblin". */
  noun: string
}

/** Results of dice are said one by one. */
export const isOfDice = (quantity: Quantity, talk: Talk): boolean =>
  typeof quantity === 'object' &&
  quantity.kind === 'bound' &&
  talk.referent({ the: quantity.name })?.participle === 'rolled'

/** A number of things as so much "for each" of them; undefined where it is no such number. */
export function eachCounted(quantity: Quantity, talk: Talk): Each | undefined {
  if (typeof quantity === 'number') return undefined
  if (quantity.kind === 'times') {
    const each = eachCounted(quantity.quantity, talk)
    return each && { factor: quantity.factor * each.factor, noun: each.noun }
  }
  if (quantity.kind === 'count') {
    const { of } = quantity
    const isPlain =
      of.zone === undefined &&
      of.controller === undefined &&
      of.is === undefined &&
      of.among === undefined &&
      of.attachedTo === undefined &&
      of.attackingPlayer === undefined &&
      of.blocking === undefined
    const areCards = of.among !== undefined && talk.referent(of.among)?.noun === 'card'
    const noun = nounPhrase(of, areCards ? { talk, kind: 'card' } : { talk })
    const graveyards = noun
      .replace("an opponent's graveyard", "your opponents' graveyards")
      .replace(/\ban opponent controls\b/, 'your opponents control')
    return { factor: 1, noun: `${of.other ? 'other ' : ''}${graveyards}${isPlain ? ' on the battlefield' : ''}` }
  }
  if (quantity.kind === 'countersOn') {
    return { factor: 1, noun: `${quantity.counter} counter on ${talk.object(quantity.object, 'object')}` }
  }
  if (quantity.kind === 'bound') {
    const referent = talk.referent({ the: quantity.name })
    if (referent?.participle === undefined) return undefined
    if (referent.definite !== undefined && !isDeed(referent.participle)) return undefined
    const way = referent.participle === 'rolled' ? '' : ` ${referent.participle} this way`
    return { factor: 1, noun: `${referent.noun}${way}` }
  }
  if (quantity.kind === 'events') {
    const noun = eventCounted(quantity.event, quantity.when, talk)
    return noun === undefined ? undefined : { factor: 1, noun }
  }
  if (quantity.kind === 'colorsAmong') return { factor: 1, noun: `color among ${pluralPhrase(quantity.of, { talk })}` }
  if (quantity.kind === 'basicLandTypesAmong')
    return { factor: 1, noun: `basic land type among ${pluralPhrase(quantity.of, { talk })}` }
  if (quantity.kind === 'cardTypesAmong')
    return { factor: 1, noun: `card type among ${pluralPhrase(quantity.of, { talk })}` }
  if (quantity.kind === 'party') return { factor: 1, noun: 'creature in your party' }
  if (quantity.kind === 'timesKicked') return { factor: 1, noun: `time ${talk.self.here} was kicked` }
  if (quantity.kind === 'timesPaid' && quantity.cost === 'exiled') return { factor: 1, noun: 'card exiled this way' }
  if (quantity.kind === 'playerCounters' && quantity.player === 'you')
    return { factor: 1, noun: `${quantity.counter} counter you have` }
  if (quantity.kind === 'colorsSpent') return { factor: 1, noun: 'color of mana spent to cast it' }
  if (quantity.kind === 'devoured') return { factor: 1, noun: 'creature it devoured' }
  if (quantity.kind === 'cardsIn') return { factor: 1, noun: `card in ${talk.whose(quantity.player)} ${quantity.zone}` }
  return undefined
}
