import { type Comparison, type Filter, type PlayerRef, type Quantity, sameData } from '@spellwright/dsl'
import { conjugate } from './english/clause.ts'
import { isRef } from './event/who.ts'
import { comparisonPhrase, countPhrase } from './filter/comparison.ts'
import { pluralPhrase } from './filter/determiner.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import { amountText } from './quantity.ts'
import type { Talk } from './talk.ts'
import { colorWord } from './words/colors.ts'
import { numberWord, ordinal } from './words/numbers.ts'

function without(filter: Filter): Filter {
  const { controller: _controller, ...others } = filter
  return others
}

/** "an opponent controls more lands than you". */
function moreThanYou(quantity: Quantity, is: Comparison, talk: Talk): string | undefined {
  if (typeof quantity !== 'object' || quantity.kind !== 'count' || !('moreThan' in is)) return undefined
  const { moreThan } = is
  if (typeof moreThan !== 'object' || moreThan.kind !== 'count' || moreThan.of.controller !== 'you') return undefined
  if (quantity.of.controller !== 'opponent' || !sameData(without(quantity.of), without(moreThan.of))) return undefined
  return `an opponent controls more ${pluralPhrase(without(moreThan.of), { talk })} than you`
}

const one = (player: PlayerRef, talk: Talk): string =>
  player === 'opponent' ? 'an opponent' : talk.player(player).text
const has = (player: PlayerRef, talk: Talk): string => `${one(player, talk)} ${player === 'you' ? 'have' : 'has'}`

/** "you control more creatures than an opponent". */
function moreControlled(of: Filter, is: Comparison, talk: Talk): string | undefined {
  const than = 'moreThan' in is ? is.moreThan : 'lessThan' in is ? is.lessThan : undefined
  if (typeof than !== 'object' || than.kind !== 'count' || !sameData(without(of), without(than.of))) return undefined
  if (of.controller === undefined || than.of.controller === undefined) return undefined
  const verb = of.controller === 'you' ? 'control' : 'controls'
  const things = pluralPhrase(without(of), { talk })
  return `${one(of.controller, talk)} ${verb} ${'moreThan' in is ? 'more' : 'fewer'} ${things} than ${one(than.of.controller, talk)}`
}

/** How much more than the starting life total, where a number is compared with that. */
function aboveStartingLife(is: Comparison): number | undefined {
  if (!('atLeast' in is) || typeof is.atLeast !== 'object' || is.atLeast.kind !== 'plus') return undefined
  const [more, start] = is.atLeast.terms
  return typeof more === 'number' && typeof start === 'object' && start.kind === 'startingLife' ? more : undefined
}

/** Numbers that are compared in words of their own: "there are four or more card types among cards in your graveyard". */
export function comparedAmount(quantity: Quantity, is: Comparison, talk: Talk): string | undefined {
  if (typeof quantity !== 'object') return undefined
  const amount = countPhrase(is, talk) ?? 'one or more'
  const objects = (of: Filter) => pluralPhrase(of, { talk })
  switch (quantity.kind) {
    case 'count':
      return moreThanYou(quantity, is, talk) ?? moreControlled(quantity.of, is, talk)
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
    case 'timesResolved':
      return 'exactly' in is && typeof is.exactly === 'number'
        ? `this is the ${ordinal(is.exactly)} time this ability has resolved this turn`
        : undefined
    case 'party':
      return 'exactly' in is && is.exactly === 4 ? 'you have a full party' : undefined
    case 'eventTotal': {
      const { event } = quantity
      if (event.kind === 'damage' && event.source === 'self') {
        const more = comparisonPhrase(is, talk).replace('or greater', 'or more')
        return `it has dealt ${more} damage to that player this turn`
      }
      if (event.kind === 'damage' && event.source !== undefined && !isRef(event.source)) {
        const more = comparisonPhrase(is, talk).replace('or greater', 'or more')
        const { controller, ...source } = event.source
        const sources = nounPhrase(source, { talk, kind: 'source', number: 'many' })
        const whose =
          controller === undefined ? '' : ` ${talk.controls(controller, 'many')}`.replace(/control$/, 'controlled')
        const combat = event.combat === undefined ? '' : `${event.combat} `
        return `${sources}${whose} dealt ${more} ${combat}damage this turn`
      }
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
    case 'lifeOf': {
      const than = 'moreThan' in is ? is.moreThan : 'lessThan' in is ? is.lessThan : undefined
      if (typeof than === 'object' && than.kind === 'lifeOf')
        return `${has(quantity.player, talk)} ${'moreThan' in is ? 'more' : 'less'} life than ${one(than.player, talk)}`
      const more = aboveStartingLife(is)
      if (more !== undefined && quantity.player === 'you')
        return `you have at least ${more} life more than your starting life total`
      return quantity.player === 'opponent' && ('atLeast' in is || 'atMost' in is)
        ? `an opponent has ${comparisonPhrase(is, talk).replace('or greater', 'or more')} life`
        : undefined
    }
    case 'cardsIn': {
      const than = 'moreThan' in is ? is.moreThan : 'lessThan' in is ? is.lessThan : undefined
      if (quantity.zone === 'hand' && typeof than === 'object' && than.kind === 'cardsIn' && than.zone === 'hand')
        return `${has(quantity.player, talk)} ${'moreThan' in is ? 'more' : 'fewer'} cards in hand than ${one(than.player, talk)}`
      return quantity.player === 'opponent' && quantity.zone === 'hand'
        ? `an opponent has ${amount} cards in hand`
        : undefined
    }
    case 'manaSpent': {
      if ('exactly' in is && is.exactly === 0) {
        const spell = talk.object(quantity.of ?? 'self', 'object')
        const { color } = quantity
        const sort = color === 'any' ? '' : color === 'colored' ? 'colored ' : `{${color}} `
        return `no ${sort}mana was spent to cast ${spell}`
      }
      if (quantity.on !== 'cost' || !('atLeast' in is) || typeof is.atLeast !== 'number') return undefined
      const { color } = quantity
      if (color === 'colored') return undefined
      if (quantity.of !== undefined && color === 'any')
        return `${countPhrase(is, talk) ?? 'one or more'} mana was spent to cast ${talk.object(quantity.of, 'full')}`
      const cast = `was spent to cast ${talk.place.spell ? talk.self.here : talk.object('self', 'subject')}`
      if (color !== 'any' && (color === 'C' || is.atLeast <= 2)) return `${`{${color}}`.repeat(is.atLeast)} ${cast}`
      return `at least ${numberWord(is.atLeast)} ${color === 'any' ? '' : `${colorWord(color)} `}mana ${cast}`
    }
    case 'events': {
      const { event, distinct } = quantity
      if (event.kind !== 'attacks' || distinct === undefined || typeof event.object !== 'object') return undefined
      if ('the' in event.object || 'linked' in event.object) return undefined
      return event.object.controller === 'you'
        ? `you attacked with ${amount} ${objects(without(event.object))} this turn`
        : `${amount} ${objects(event.object)} attacked this turn`
    }
    case 'turnsTaken':
      return 'atMost' in is && typeof is.atMost === 'number'
        ? `it's one of ${talk.whose(quantity.player)} first ${numberWord(is.atMost)} turns of the game`
        : undefined
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
