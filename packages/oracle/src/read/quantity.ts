import type { Color, PlayerRef, Quantity } from '@spellwright/dsl'
import { colorOf } from '../words/colors.ts'
import { PLAYER_COUNTERS } from '../words/counters.ts'
import { AMONG } from '../words/kinds-among.ts'
import { OFTEN, TIMES } from '../words/numbers.ts'
import { VALUE, VALUES } from '../words/values.ts'
import { OWN_ZONE } from '../words/zones.ts'
import { quantityOf } from './amount.ts'
import { countedThisWay } from './done/this-way.ts'
import { nounOf } from './noun.ts'
import type { Reading } from './reading.ts'

/** "the number of creatures you control", "its power": what X is, or what something is equal to. */
export function quantityPhrase(text: string, reading: Reading): Quantity | undefined {
  return arithmetic(text, reading) ?? plainQuantity(text, reading)
}

const X: RegExp = /^(\d+|X)$/
const operand = (text: string, reading: Reading): Quantity | undefined =>
  X.test(text) ? quantityOf(text) : plainQuantity(text, reading)

const MULTIPLE = new RegExp(`^(${OFTEN}) (.+)$`)

/** "1 plus the number of …", "half its power, rounded up", "twice X". */
function arithmetic(text: string, reading: Reading): Quantity | undefined {
  const half = /^half (.+), rounded (up|down)$/.exec(text)
  if (half !== null) {
    const quantity = operand(half[1]!, reading)
    return quantity === undefined ? undefined : { kind: 'half', quantity, round: half[2] as 'up' }
  }
  const twice = MULTIPLE.exec(text)
  if (twice !== null) {
    const quantity = operand(twice[2]!, reading)
    return quantity === undefined ? undefined : { kind: 'times', factor: TIMES.read(twice[1]!)!, quantity }
  }
  const two = /^(.+?) (plus|minus) (.+)$/.exec(text)
  if (two === null) return undefined
  const left = operand(two[1]!, reading)
  const right = operand(two[3]!, reading)
  if (left === undefined || right === undefined) return undefined
  return two[2] === 'plus' ? { kind: 'plus', terms: [left, right] } : { kind: 'minus', left, right }
}

const owned = (text: string, reading: Reading): PlayerRef | undefined => (text === 'your' ? 'you' : reading.they)

const KINDS_AMONG = new RegExp(`^(${AMONG.pattern}|different (?:${VALUES.pattern})) among (.+)$`)

/** "card types among cards in your graveyard": how many different ones. */
function kindsAmong(text: string, reading: Reading): Quantity | undefined {
  const among = KINDS_AMONG.exec(text)
  if (among === null) return undefined
  const of = reading.noun(among[2]!)
  if (of === undefined) return undefined
  const kind = AMONG.read(among[1]!)
  if (kind !== undefined) return { kind, of }
  const value = VALUES.read(among[1]!.replace(/^different /, ''))
  return value && { kind: 'different', value, of }
}

/** What happened this turn, counted: "creatures that died this turn", "spells you've cast this turn". */
function happenings(text: string): Quantity | undefined {
  const died = /^(.+) that died( under your control)? this turn$/.exec(text)
  if (died !== null) {
    const noun = nounOf(died[1]!)
    if (noun === undefined || noun.controller !== undefined) return undefined
    const object = died[2] === undefined ? noun : { ...noun, controller: 'you' as const }
    return {
      kind: 'events',
      event: { kind: 'zoneChange', object, from: 'battlefield', to: 'graveyard' },
      when: 'thisTurn',
    }
  }
  const cast = /^(.*spells?) you've cast this turn$/.exec(text)
  if (cast !== null) {
    const filter = nounOf(cast[1]!)
    if (filter?.zone !== 'stack') return undefined
    const { zone: _zone, ...spell } = filter
    const which = Object.keys(spell).length === 0 ? {} : { spell }
    return { kind: 'events', event: { kind: 'cast', player: 'you', ...which }, when: 'thisTurn' }
  }
  return /^cards? you've drawn this turn$/.test(text)
    ? { kind: 'events', event: { kind: 'drawn', player: 'you' }, when: 'thisTurn' }
    : undefined
}

function devotion(text: string): Quantity | undefined {
  const found = /^your devotion to ([a-z]+)(?: and ([a-z]+))?$/.exec(text)
  if (found === null) return undefined
  const colors = [found[1], found[2]].flatMap((word) => (word === undefined ? [] : [colorOf(word)]))
  return colors.every((color) => color !== undefined) ? { kind: 'devotion', colors: colors as Color[] } : undefined
}

const CARDS_IN = new RegExp(`^cards in (their|that player's|your) (${OWN_ZONE.pattern})$`)
const CARD_IN = new RegExp(`^card in (their|that player's|your) (${OWN_ZONE.pattern})$`)

const WHOLE: Readonly<Record<string, Quantity>> = {
  'the amount of life you gained this turn': {
    kind: 'eventTotal',
    event: { kind: 'lifeGained', player: 'you' },
    when: 'thisTurn',
  },
  'the amount of life you lost this turn': {
    kind: 'eventTotal',
    event: { kind: 'lifeLost', player: 'you' },
    when: 'thisTurn',
  },
  'the total amount of life your opponents lost this turn': {
    kind: 'eventTotal',
    event: { kind: 'lifeLost', player: 'opponent' },
    when: 'thisTurn',
  },
  'the amount of mana spent to cast ~': { kind: 'manaSpent', color: 'any', on: 'cost' },
  'the number of creatures in your party': { kind: 'party' },
  'the number of times ~ was kicked': { kind: 'timesKicked' },
  'the number of colors of mana spent to cast ~': { kind: 'colorsSpent' },
}

const VALUE_OF = new RegExp(`^(?:its|(.+?)'s) (${VALUE.pattern})$`)
const PLAYER_COUNTERS_OF = new RegExp(`^(${PLAYER_COUNTERS}) counters (you have|.+ has)$`)
const TOTAL = new RegExp(`^the total (${VALUE.pattern}) of (.+)$`)
const GREATEST = new RegExp(`^the greatest (${VALUE.pattern}) among (.+)$`)

function plainQuantity(text: string, reading: Reading): Quantity | undefined {
  const whole = WHOLE[text]
  if (whole !== undefined) return whole
  const count = /^the number of (.+)$/.exec(text)
  if (count !== null) {
    const counters = /^(\S+) counters on (.+)$/.exec(count[1]!)
    if (counters !== null) {
      const object = reading.object(counters[2]!)
      return object === undefined ? undefined : { kind: 'countersOn', object, counter: counters[1]! }
    }
    const had = PLAYER_COUNTERS_OF.exec(count[1]!)
    if (had !== null) {
      const player = had[2] === 'you have' ? 'you' : reading.player(had[2]!.replace(/ has$/, ''))
      return player === undefined ? undefined : { kind: 'playerCounters', player, counter: had[1]! }
    }
    const named = /^differently named (.+)$/.exec(count[1]!)
    if (named !== null) {
      const of = reading.noun(named[1]!)
      return of && { kind: 'different', value: 'name', of }
    }
    if (count[1] === 'cards in your hand') return { kind: 'cardsIn', zone: 'hand', player: 'you' }
    if (count[1] === 'cards in your graveyard') return { kind: 'cardsIn', zone: 'graveyard', player: 'you' }
    const cards = CARDS_IN.exec(count[1]!)
    if (cards !== null) {
      const player = owned(cards[1]!, reading)
      return player === undefined ? undefined : { kind: 'cardsIn', zone: OWN_ZONE.read(cards[2]!)!, player }
    }
    const kinds = kindsAmong(count[1]!, reading) ?? happenings(count[1]!) ?? countedThisWay(count[1]!, reading)
    if (kinds !== undefined) return kinds
    const of = reading.noun(count[1]!, 'mayTarget')
    return of === undefined ? undefined : { kind: 'count', of }
  }
  const value = VALUE_OF.exec(text)
  if (value !== null) {
    const object = value[1] === undefined ? reading.its : reading.object(value[1])
    if (object === undefined) return undefined
    return { kind: `${VALUE.read(value[2]!)!}Of`, object }
  }
  const total = TOTAL.exec(text)
  if (total !== null) {
    const of = reading.noun(total[2]!)
    return of && { kind: 'total', value: VALUE.read(total[1]!)!, of }
  }
  const greatest = GREATEST.exec(text)
  if (greatest !== null) {
    const of = reading.noun(greatest[2]!)
    return of && { kind: 'greatest', value: VALUE.read(greatest[1]!)!, of }
  }
  if (text === 'your life total') return { kind: 'lifeOf', player: 'you' }
  if (text === 'your starting life total') return { kind: 'startingLife' }
  if (text === 'your speed') return { kind: 'speed' }
  const life = /^(.+)'s life total$/.exec(text)
  if (life !== null) {
    const player = reading.player(life[1]!)
    return player === undefined ? undefined : { kind: 'lifeOf', player }
  }
  const devoted = devotion(text)
  if (devoted !== undefined) return devoted
  if (text === 'the amount of life you gained' || text === 'the damage dealt') return { kind: 'eventAmount' }
  return undefined
}

const AMONG_ONE = new RegExp(`^(${AMONG.entries.map(([, word]) => word.slice(0, -1)).join('|')}) `)

/** "for each creature you control": what is counted. */
export function eachPhrase(words: string, reading: Reading): Quantity | undefined {
  const text = reading.it === 'self' ? words.replace(/ (blocking|attached to) it$/, ' $1 ~') : words
  const counters = /^(\S+) counter on (.+)$/.exec(text)
  if (counters !== null) {
    const object = reading.object(counters[2]!)
    return object === undefined ? undefined : { kind: 'countersOn', object, counter: counters[1]! }
  }
  const cards = CARD_IN.exec(text)
  if (cards !== null) {
    const player = owned(cards[1]!, reading)
    return player === undefined ? undefined : { kind: 'cardsIn', zone: OWN_ZONE.read(cards[2]!)!, player }
  }
  if (text === 'creature in your party') return { kind: 'party' }
  if (text === 'creature it devoured') return { kind: 'devoured' }
  if (/^color of mana spent to cast (?:it|~)$/.test(text)) return { kind: 'colorsSpent' }
  const kinds =
    kindsAmong(text.replace(AMONG_ONE, '$1s '), reading) ?? happenings(text) ?? countedThisWay(text, reading)
  if (kinds !== undefined) return kinds
  if (text === 'time it was kicked' || text === 'time ~ was kicked') return { kind: 'timesKicked' }
  const of = reading.noun(text, 'mayTarget')
  return of === undefined ? undefined : { kind: 'count', of }
}
