import type { Comparison, Filter, Quantity } from '@spellwright/dsl'
import { conjugate } from './english/clause.ts'
import { comparisonPhrase, countPhrase } from './filter/comparison.ts'
import { pluralPhrase } from './filter/determiner.ts'
import { amountText } from './quantity.ts'
import type { Talk } from './talk.ts'
import { colorWord } from './words/colors.ts'
import { numberWord } from './words/numbers.ts'

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

function without(filter: Filter): Filter {
  const { controller: _controller, ...others } = filter
  return others
}

/** "an opponent controls more lands than you". */
function moreThanYou(quantity: Quantity, is: Comparison, talk: Talk): string | undefined {
  if (typeof quantity !== 'object' || quantity.kind !== 'count' || !('moreThan' in is)) return undefined
  const { moreThan } = is
  if (typeof moreThan !== 'object' || moreThan.kind !== 'count' || moreThan.of.controller !== 'you') return undefined
  if (quantity.of.controller !== 'opponent' || !same(without(quantity.of), without(moreThan.of))) return undefined
  return `an opponent controls more ${pluralPhrase(without(moreThan.of), { talk })} than you`
}

/** Numbers that are compared in words of their own: "there are four or more card types among cards in your graveyard". */
export function comparedAmount(quantity: Quantity, is: Comparison, talk: Talk): string | undefined {
  if (typeof quantity !== 'object') return undefined
  const amount = countPhrase(is, talk) ?? 'one or more'
  const objects = (of: Filter) => pluralPhrase(of, { talk })
  switch (quantity.kind) {
    case 'count':
      return moreThanYou(quantity, is, talk)
    case 'cardTypesAmong':
      return `there are ${amount} card types among ${objects(quantity.of)}`
    case 'basicLandTypesAmong':
      return `there are ${amount} basic land types among ${objects(quantity.of)}`
    case 'different': {
      const { value, of } = quantity
      if (value === 'manaValue') return `there are ${amount} mana values among ${objects(of)}`
      return of.controller === 'you' && value !== 'toughness'
        ? `you control ${amount} ${objects(without(of))} with different ${value}s`
        : undefined
    }
    case 'total':
      return quantity.value === 'manaValue'
        ? undefined
        : `${objects(quantity.of)} have total ${quantity.value} ${comparisonPhrase(is, talk)}`
    case 'party':
      return 'exactly' in is && is.exactly === 4 ? 'you have a full party' : undefined
    case 'eventTotal': {
      const { event } = quantity
      if (event.kind !== 'lifeGained' && event.kind !== 'lifeLost') return undefined
      const who = event.player === 'opponent' ? 'an opponent' : talk.player(event.player).text
      const more = comparisonPhrase(is, talk).replace('or greater', 'or more')
      return `${who} ${event.kind === 'lifeGained' ? 'gained' : 'lost'} ${more} life this turn`
    }
    case 'playerCounters': {
      const subject = talk.player(quantity.player)
      const who = quantity.player === 'opponent' ? 'an opponent' : subject.text
      return `${who} ${conjugate('have', subject)} ${amount} ${quantity.counter} counters`
    }
    case 'lifeOf':
      return quantity.player === 'opponent' && ('atLeast' in is || 'atMost' in is)
        ? `an opponent has ${comparisonPhrase(is, talk).replace('or greater', 'or more')} life`
        : undefined
    case 'cardsIn':
      return quantity.player === 'opponent' && quantity.zone === 'hand'
        ? `an opponent has ${amount} cards in hand`
        : undefined
    case 'manaSpent': {
      if (quantity.on !== 'cost' || !('atLeast' in is) || typeof is.atLeast !== 'number') return undefined
      const { color } = quantity
      const cast = `was spent to cast ${talk.place.spell ? talk.self.here : talk.object('self', 'subject')}`
      if (color !== 'any' && is.atLeast === 1) return `{${color}} ${cast}`
      return `at least ${numberWord(is.atLeast)} ${color === 'any' ? '' : `${colorWord(color)} `}mana ${cast}`
    }
    case 'devotion': {
      const text = amountText(quantity, talk)
      if ('lessThan' in is && typeof is.lessThan === 'number') return `${text} is less than ${numberWord(is.lessThan)}`
      return 'atLeast' in is && typeof is.atLeast === 'number'
        ? `${text} is greater than or equal to ${numberWord(is.atLeast)}`
        : undefined
    }
    default:
      return undefined
  }
}
