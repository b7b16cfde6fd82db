import type { Effect, EffectOf, Filter } from '@spellwright/dsl'
import { NUMBER, numberOf, SEVERAL } from '../../words/numbers.ts'
import { PLACE as PLACES, readPlace } from '../../words/places.ts'
import { quantityOf } from '../amount.ts'
import { aNoun, nounOf } from '../noun.ts'
import type { Reading } from '../reading.ts'
import type { EffectReader } from './reader.ts'

const KEPT = { the: 'kept' }

const PLACE = `(${PLACES})`

const put = (what: EffectOf<'move'>['what'], place: string): Effect => ({
  kind: 'move',
  verb: 'put',
  what,
  ...readPlace(place)!,
})

const theRest = (looked: { the: string }): EffectOf<'move'>['what'] => ({ all: { zone: 'library', among: looked } })

/** A card's own quality: where it is, is said by the words around it. */
const quality = (text: string): Filter | undefined => {
  const filter = aNoun(text)
  return filter?.zone === undefined && filter?.controller === undefined ? filter : undefined
}

function chosenAmong(looked: { the: string }, count: number, filter?: Filter): Effect {
  return {
    kind: 'chooseAmong',
    player: 'you',
    among: looked,
    ...(filter === undefined ? {} : { filter }),
    count: { min: count, max: count },
    as: 'kept',
  }
}

function looks(verb: string, amount: string, whose: string, reading: Reading): Effect[] | undefined {
  const count = quantityOf(amount)
  const player = whose === 'your' ? 'you' : reading.player(whose.slice(0, -2))
  if (count === undefined || player === undefined || player === 'eachPlayer' || player === 'opponent') return undefined
  const as = verb === 'reveal' ? 'revealed' : 'seen'
  reading.look({ the: as })
  return [{ kind: 'lookAtTop', player, count, ...(verb === 'look at' ? {} : { reveal: 'reveal' }), as }]
}

/** "reveal up to two creature cards from among them and put them into your hand", "exile any number of those cards". */
function takesAmong(found: RegExpExecArray, { looked }: Reading): Effect[] | undefined {
  const [whole, may, verb, amount, sort = '', quality = '', among, place, rest] = found
  const isOf = / of (?:them|those cards)\b/.test(whole)
  if (looked === undefined || (among === undefined) !== isOf || (verb !== 'exile' && place === undefined))
    return undefined
  if (verb === 'exile' && place !== undefined) return undefined
  const words = `${sort}card${quality}`
  const filter = isOf || words === 'card' ? undefined : nounOf(words)
  if (
    !isOf &&
    words !== 'card' &&
    (filter === undefined || filter.zone !== undefined || filter.controller !== undefined)
  )
    return undefined
  const many = /^up to (.+)$/.exec(amount!)?.[1]
  const isFree = amount === 'any number of' || many !== undefined
  // "Up to" is the choice already.
  if (isFree && may !== undefined) return undefined
  const max = amount === 'any number of' ? ('any' as const) : numberOf(many ?? amount!)!
  const choose: Effect = {
    kind: 'chooseAmong',
    player: 'you',
    among: looked,
    ...(filter === undefined ? {} : { filter }),
    count: { min: isFree ? 0 : (max as number), max },
    as: 'kept',
  }
  const exile: Effect = { kind: 'move', verb: 'exile', what: KEPT, to: 'exile' }
  const taken: Effect[] = [
    choose,
    ...(verb === 'reveal' ? [{ kind: 'reveal' as const, what: KEPT }] : []),
    verb === 'exile' ? exile : put(KEPT, place!),
  ]
  const left = rest === undefined ? [] : [put(theRest(looked), rest)]
  if (may === undefined) return [...taken, ...left]
  return left.length > 0 ? undefined : [{ kind: 'may', player: 'you', effects: taken }]
}

export const LIBRARY: readonly EffectReader[] = [
  [
    /^(look at|reveal) the top (\S+) cards of (your|target player's|target opponent's|that player's) library$/,
    ([, verb, amount, whose], reading) =>
      verb === 'reveal' && whose !== 'your' ? undefined : looks(verb!, amount!, whose!, reading),
  ],
  [
    new RegExp(`^put (?:them|those cards) ${PLACE}$`),
    ([, place], { looked }) => (looked === undefined ? undefined : [put(looked, place!)]),
  ],
  [
    new RegExp(
      `^(you may )?(put|reveal|exile) (up to (?:${SEVERAL})|any number of|an?|${NUMBER}) (.+? )?(?:cards?|of them|of those cards)( with .+?)?( from among (?:them|those cards|the revealed cards|the cards revealed this way)| revealed this way)?(?: and put (?:it|them|that card|those cards|the revealed cards?))?(?: ${PLACE})?(?: and (?:put )?the (?:rest|other) ${PLACE})?$`,
    ),
    (found, reading) => takesAmong(found, reading),
  ],
  [
    /^put them back in any order$/,
    (_, { looked }) =>
      looked === undefined
        ? undefined
        : [{ kind: 'move', verb: 'put', what: looked, to: 'library', library: { position: 'top', order: 'chosen' } }],
  ],
  [
    new RegExp(`^put (\\S+) of (?:them|those cards) ${PLACE} and the (?:rest|other) ${PLACE}$`),
    ([, amount, place, rest], { looked }) => {
      const count = numberOf(amount!)
      if (looked === undefined || count === undefined) return undefined
      return [chosenAmong(looked, count), put(KEPT, place!), put(theRest(looked), rest!)]
    },
  ],
  [
    new RegExp(`^put (an? .+? card(?: with .+?)?) from among them ${PLACE} and the rest ${PLACE}$`),
    ([, text, place, rest], { looked }) => {
      const filter = quality(text!)
      if (looked === undefined || filter === undefined) return undefined
      return [chosenAmong(looked, 1, filter), put(KEPT, place!), put(theRest(looked), rest!)]
    },
  ],
  [
    new RegExp(`^put all (.+ cards) (?:revealed this way|from among them) ${PLACE} and the rest ${PLACE}$`),
    ([, text, place, rest], { looked }) => {
      const filter = nounOf(text!)
      if (looked === undefined || filter === undefined || filter.zone !== undefined) return undefined
      return [put({ all: { zone: 'library', among: looked, ...filter } }, place!), put(theRest(looked), rest!)]
    },
  ],
  [
    new RegExp(`^(?:then )?put the rest ${PLACE}$`),
    ([, place], { looked }) => (looked === undefined ? undefined : [put(theRest(looked), place!)]),
  ],
  [
    /^you may reveal (an? .+? card(?: with .+?)?) from among them and put (?:it|that card) into your hand$/,
    ([, text], { looked }) => {
      const filter = quality(text!)
      if (looked === undefined || filter === undefined) return undefined
      const effects: Effect[] = [
        chosenAmong(looked, 1, filter),
        { kind: 'reveal', what: KEPT },
        put(KEPT, 'into your hand'),
      ]
      return [{ kind: 'may', player: 'you', effects }]
    },
  ],
  [
    new RegExp(
      `^(?:you may )?put up to (${SEVERAL}) (.+? cards(?: with .+?)?) from among (?:them|those cards) ${PLACE}(?: and the rest ${PLACE})?$`,
    ),
    ([whole, amount, text, place, rest], { looked }) => {
      const filter = nounOf(text!)
      // "Up to" is the choice already.
      if (looked === undefined || filter === undefined || filter.zone !== undefined || whole.startsWith('you may'))
        return undefined
      const chosen = chosenAmong(looked, 0, filter) as EffectOf<'chooseAmong'>
      const effects = [{ ...chosen, count: { min: 0, max: numberOf(amount!)! } }, put(KEPT, place!)]
      return rest === undefined ? effects : [...effects, put(theRest(looked), rest)]
    },
  ],
  [
    new RegExp(`^you may put (an? .+? card(?: with .+?)?) from among (?:them|the revealed cards) ${PLACE}$`),
    ([, text, place], { looked }) => {
      const filter = quality(text!)
      if (looked === undefined || filter === undefined) return undefined
      return [{ kind: 'may', player: 'you', effects: [chosenAmong(looked, 1, filter), put(KEPT, place!)] }]
    },
  ],
]
