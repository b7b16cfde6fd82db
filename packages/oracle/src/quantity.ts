import { mentions, mentionsX, type Quantity } from '@spellwright/dsl'
import { conditionPhrase } from './condition.ts'
import { eventsCounted, eventTotalText } from './event/history.ts'
import { pluralPhrase } from './filter/determiner.ts'
import { isDeed } from './filter/fields.ts'
import { eachCounted } from './for-each.ts'
import type { Talk } from './talk.ts'
import { colorWord } from './words/colors.ts'
import { and, or, plural } from './words/english.ts'
import { AMONG } from './words/kinds-among.ts'
import { numberWord, timesWord } from './words/numbers.ts'
import { VALUE, VALUES } from './words/values.ts'

type Compound = Exclude<Quantity, number>
type QuantityOf<K extends Compound['kind']> = Extract<Compound, { kind: K }>

const theNumberOf = (text: string): string => `the number of ${text}`

/** A quantity as a noun: "its power", "the number of Goblins on the battlefield". */
const NOUNS: { [K in Compound['kind']]: (quantity: QuantityOf<K>, talk: Talk) => string } = {
  x: () => 'X',
  count: ({ of }, talk) => theNumberOf(countedObjects(of, talk)),
  bound: ({ name }, talk) => {
    const referent = talk.referent({ the: name })
    if (isDeed(referent?.participle) && referent !== undefined)
      return theNumberOf(`${plural(referent.noun)} ${referent.participle} this way`)
    if (referent?.definite) return referent.definite
    if (referent?.quantity !== undefined) return amountText(referent.quantity, talk)
    return referent ? theNumberOf(talk.those(referent)) : 'that number'
  },
  eventAmount: (_quantity, talk) => talk.roles.amount ?? 'that number',
  manaValueOf: ({ object }, talk) => `${talk.possessive(object)} ${VALUE.say('manaValue')}`,
  powerOf: ({ object, signed }, talk) =>
    `${talk.possessive(object)} ${VALUE.say('power')}${signed === undefined ? '' : ', even if that is negative'}`,
  basePowerOf: ({ object }, talk) => `${talk.possessive(object)} base power`,
  toughnessOf: ({ object }, talk) => `${talk.possessive(object)} ${VALUE.say('toughness')}`,
  typesOf: ({ object }, talk) =>
    theNumberOf(`supertypes, card types, and subtypes ${talk.object(object, 'subject')} has`),
  loyaltyOf: ({ object }, talk) => `${talk.possessive(object)} loyalty`,
  countersOn: ({ object, counter }, talk) => theNumberOf(`${counter} counters on ${talk.object(object, 'full')}`),
  playerCounters: ({ player, counter }, talk) => {
    const { text, person } = talk.player(player)
    return theNumberOf(`${counter} counters ${text} ${person === 'you' ? 'have' : 'has'}`)
  },
  startingLife: () => 'your starting life total',
  lifeOf: ({ player }, talk) => `${talk.whose(player)} life total`,
  cardsIn: ({ zone, player }, talk) => theNumberOf(`cards in ${talk.whose(player)} ${zone}`),
  cardTypesAmong: ({ of }, talk) => theNumberOf(`${AMONG.say('cardTypesAmong')} among ${countedObjects(of, talk)}`),
  colorsAmong: ({ of }, talk) => theNumberOf(`${AMONG.say('colorsAmong')} among ${countedObjects(of, talk)}`),
  basicLandTypesAmong: ({ of }, talk) =>
    theNumberOf(`${AMONG.say('basicLandTypesAmong')} among ${countedObjects(of, talk)}`),
  greatest: ({ value, of }, talk) => `the greatest ${VALUE.say(value)} among ${countedObjects(of, talk)}`,
  lowest: ({ value, of }, talk) => `the lowest ${VALUE.say(value)} among ${countedObjects(of, talk)}`,
  total: ({ value, of }, talk) => `the total ${VALUE.say(value)} of ${countedObjects(of, talk)}`,
  different: ({ value, of }, talk) =>
    value === 'name'
      ? theNumberOf(`differently named ${countedObjects(of, talk)}`)
      : theNumberOf(`different ${VALUES.say(value)} among ${countedObjects(of, talk)}`),
  devotion: ({ colors }) => `your devotion to ${colors === 'thatColor' ? 'that color' : and(colors.map(colorWord))}`,
  speed: () => 'your speed',
  opponents: () => theNumberOf('opponents you have'),
  turnsTaken: ({ player }, talk) =>
    theNumberOf(`turns ${talk.player(player).text} ${player === 'you' ? 'have' : 'has'} begun`),
  party: () => theNumberOf('creatures in your party'),
  eventTotal: ({ event, when }, talk) => eventTotalText(event, when, talk),
  events: ({ event, when }, talk) => theNumberOf(eventsCounted(event, when, talk)),
  colorsSpent: (_quantity, talk) => theNumberOf(`colors of mana spent to cast ${talk.self.here}`),
  manaSpent: ({ color, on, of }, talk) => {
    const mana = color === 'any' ? 'mana' : color === 'colored' ? 'colored mana' : `{${color}}`
    const spell = of === undefined ? 'this spell' : talk.object(of, 'object')
    return `the amount of ${mana} spent ${on === 'x' ? 'on X' : `to cast ${spell}`}`
  },
  devoured: () => theNumberOf('creatures it devoured'),
  timesPaid: ({ cost }) => theNumberOf(`times its ${cost} cost was paid`),
  timesMutated: ({ object }, talk) => theNumberOf(`times ${talk.object(object, 'full')} has mutated`),
  timesResolved: () => theNumberOf('times this ability has resolved this turn'),
  timesKicked: () => theNumberOf('times this spell was kicked'),
  plus: ({ terms }, talk) => terms.map((term) => amountText(term, talk)).join(' plus '),
  minus: ({ left, right }, talk) => `${amountText(left, talk)} minus ${amountText(right, talk)}`,
  times: ({ factor, quantity }, talk) => `${timesWord(factor)} ${amountText(quantity, talk)}`,
  twoToThe: ({ exponent }, talk) => `2^${amountText(exponent, talk)}`,
  product: ({ factors }, talk) => factors.map((factor) => amountText(factor, talk)).join(' times '),
  half: ({ quantity, round }, talk) => `half ${amountText(quantity, talk)}, rounded ${round}`,
  third: ({ quantity, round }, talk) => `a third of ${amountText(quantity, talk)}, rounded ${round}`,
  least: ({ of }, talk) => leastPhrase(of, talk),
  most: ({ of }, talk) => `the greatest of ${and(of.map((one) => amountText(one, talk)))}`,
  if: (quantity, talk) =>
    `${amountText(quantity.then, talk)} if ${conditionPhrase(quantity.condition, talk)}, or ${amountText(quantity.else, talk)} otherwise`,
}

/** "the damage dealt, but not more than …": the first number, held down by the others. */
function leastPhrase(of: readonly Quantity[], talk: Talk): string {
  const [first = 0, ...others] = of
  if (typeof first === 'object' && (first.kind === 'count' || first.kind === 'cardsIn'))
    return `the lesser of ${and(of.map((one) => amountText(one, talk)))}`
  return `${amountText(first, talk)}, but not more than ${or(others.flatMap((one) => limits(one, '', talk)))}`
}

/**
 * A limit that differs by what the object is, each said of its own kind: "the player's life total", "the creature's
 * toughness". X limits nothing there.
 */
function limits(quantity: Quantity, tail: string, talk: Talk): string[] {
  if (typeof quantity === 'number') return [String(quantity)]
  if (quantity.kind === 'bound') {
    const remembered = talk.referent({ the: quantity.name })?.quantity
    return remembered === undefined
      ? [amountText(quantity, talk)]
      : limits(remembered, ' before the damage was dealt', talk)
  }
  if (quantity.kind !== 'if' || quantity.condition.kind !== 'matches') return [amountText(quantity, talk) + tail]
  const { type } = quantity.condition.filter
  const isX = typeof quantity.then === 'object' && quantity.then.kind === 'x'
  const then = isX ? [] : [`the ${typeof type === 'string' ? type : 'permanent'}'s ${valueWord(quantity.then)}${tail}`]
  const isElseX = typeof quantity.else === 'object' && quantity.else.kind === 'x'
  const otherwise = isElseX
    ? []
    : isLife(quantity.else)
      ? [`the player's life total${tail}`]
      : limits(quantity.else, tail, talk)
  return [...otherwise, ...then]
}

const isLife = (quantity: Quantity): boolean => typeof quantity === 'object' && quantity.kind === 'lifeOf'

function valueWord(quantity: Quantity): string {
  if (typeof quantity === 'number') return String(quantity)
  const words: Partial<Record<Compound['kind'], string>> = {
    loyaltyOf: 'loyalty',
    toughnessOf: 'toughness',
    powerOf: 'power',
  }
  return words[quantity.kind] ?? 'mana value'
}

/** Permanents are counted "on the battlefield" unless it says whose; graveyards all together. */
export function countedObjects(of: QuantityOf<'count'>['of'], talk: Talk): string {
  const everywhere = of.zone === 'graveyard' && of.owner === undefined
  if (everywhere) {
    const { zone: _zone, ...others } = of
    if (typeof of.name === 'object') {
      const { name: _name, ...plain } = others
      const named = pluralPhrase({ name: of.name }, { talk, kind: 'card' }).replace(/^cards /, '')
      return `${pluralPhrase(plain, { talk, kind: 'card' })} in all graveyards ${named}`
    }
    return `${pluralPhrase(others, { talk, kind: 'card' })} in all graveyards`
  }
  if (of.zone === 'hand' && of.among !== undefined && Object.keys(of).length === 2)
    return "those cards exiled from that player's hand"
  const isPlain =
    of.zone === undefined &&
    of.controller === undefined &&
    of.is === undefined &&
    of.among === undefined &&
    of.attackingPlayer === undefined &&
    of.attachedTo === undefined &&
    of.blocking === undefined
  const isOfCards = of.among !== undefined && of.zone === undefined && of.type === undefined
  return `${pluralPhrase(of, { talk, ...(isOfCards ? { kind: 'card' } : {}) })}${isPlain ? ' on the battlefield' : ''}`
}

export function amountText(quantity: Quantity, talk: Talk): string {
  if (typeof quantity === 'number') return String(quantity)
  const render = NOUNS[quantity.kind] as (quantity: Compound, talk: Talk) => string
  return render(quantity, talk)
}

/** X, and at the end of the sentence what it is: told then, when what it speaks of has been named. */
export const whereIs = (quantity: Quantity, talk: Talk): string =>
  talk.where(JSON.stringify(quantity), () => amountText(quantity, talk))

/** Before the name of things: "three", "X", "that many". */
export function countText(quantity: Quantity, talk: Talk): string {
  if (typeof quantity === 'number') return numberWord(quantity)
  if (quantity.kind === 'x') return 'X'
  if (quantity.kind === 'twoToThe') return amountText(quantity, talk)
  if (quantity.kind === 'bound' && talk.referent({ the: quantity.name })?.quantity !== undefined)
    return whereIs(quantity, talk)
  if (quantity.kind === 'eventAmount' || quantity.kind === 'bound') return 'that many'
  if (quantity.kind === 'times' && quantity.factor === 2) return `twice ${countText(quantity.quantity, talk)}`
  return whereIs(quantity, talk)
}

/** "twice X damage", but "damage equal to twice its power". */
function twiceOf(quantity: QuantityOf<'times'>, noun: string, talk: Talk): string {
  const inner = quantity.quantity
  const isSize = typeof inner === 'object' && ['powerOf', 'toughnessOf', 'manaValueOf'].includes(inner.kind)
  return isSize ? `${noun} equal to twice ${amountText(inner, talk)}` : `twice ${amountOf(inner, noun, talk)}`
}

/** Those to which a step did something, and what each player has, are told one by one: "1 life for each creature destroyed". */
export function isSaidOneByOne(quantity: Quantity, talk: Talk): boolean {
  if (typeof quantity === 'number') return false
  if (quantity.kind === 'times') return isSaidOneByOne(quantity.quantity, talk)
  if (mentions('quantity', quantity, 'affectedPlayer')) return true
  // "Discard any number of cards, then draw that many cards."
  if (quantity.kind === 'bound' && talk.referent({ the: quantity.name })?.participle === 'discarded') return false
  const done =
    quantity.kind === 'bound' ? { the: quantity.name } : quantity.kind === 'count' ? quantity.of.among : undefined
  return done !== undefined && isDeed(talk.referent(done)?.participle)
}

/** "3 damage", "that much damage", "damage equal to its power", "X damage" with X explained at the end. */
export function amountOf(quantity: Quantity, noun: string, talk: Talk): string {
  if (typeof quantity === 'number') return `${quantity} ${noun}`
  if (quantity.kind === 'x') return `X ${noun}`
  if (quantity.kind === 'eventAmount') return `that much ${noun}`
  const { numbers } = talk.wording
  if (numbers === 'each' || (numbers === undefined && noun !== 'damage' && isSaidOneByOne(quantity, talk))) {
    const each = eachCounted(quantity, talk)
    if (each) return `${each.factor} ${noun} for each ${each.noun}`
  }
  if (numbers === 'equal' || numbers === 'behind') return `${noun} equal to ${amountText(quantity, talk)}`
  if (quantity.kind === 'count' || quantity.kind === 'timesMutated' || numbers === 'x')
    return `${whereIs(quantity, talk)} ${noun}`
  const ofBound =
    quantity.kind === 'times' &&
    typeof quantity.quantity === 'object' &&
    (quantity.quantity.kind === 'bound' ||
      (noun === 'life' && ['count', 'devoured', 'cardsIn'].includes(quantity.quantity.kind)))
  if (quantity.kind === 'times' && quantity.factor === 2 && !ofBound) return twiceOf(quantity, noun, talk)
  // Where the difference has an X of its own, it needs another letter: it is said in words.
  const hasX = mentionsX('quantity', quantity)
  if (quantity.kind === 'minus' && !hasX) return `${whereIs(quantity, talk)} ${noun}`
  const each = quantity.kind === 'times' ? eachCounted(quantity, talk) : undefined
  if (each) return `${each.factor} ${noun} for each ${each.noun}`
  if (quantity.kind === 'times' && quantity.factor === 2) return twiceOf(quantity, noun, talk)
  return `${noun} equal to ${amountText(quantity, talk)}`
}

/** "a card", "three cards", "that many cards". */
export function thingsOf(quantity: Quantity, singular: string, plural: string, talk: Talk): string {
  return quantity === 1 ? singular : `${countText(quantity, talk)} ${plural}`
}

/** CR 107.14: "{E}{E}", "X {E}". */
export function energyText(amount: Quantity, talk: Talk): string {
  return typeof amount === 'number' && amount < 6 ? '{E}'.repeat(amount) : `${countText(amount, talk)} {E}`
}
