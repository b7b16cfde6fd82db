import type { Effect, EffectOf, Filter, Zone } from '@spellwright/dsl'
import { numberOf, SEVERAL } from '../words/numbers.ts'
import { PLACE, readPlace } from '../words/places.ts'
import { nounOf } from './noun.ts'
import type { Reading } from './reading.ts'

const SEARCH = new RegExp(
  `^(you may )?search your library for (?:(an?) |up to (${SEVERAL}) |a card$)?(.*?)(, reveal (?:it|that card|them|those cards))?, (put (?:it|that card|them|those cards) (${PLACE})|reveal it), (?:then|and) shuffle$`,
)
const TOP =
  /^(you may )?search your library for an? (.+?)(, reveal it)?, then shuffle and put (?:it|that card|the card) on top$/

const BOTH = new RegExp(
  `^(you may )?search your library for up to two (.+?)(, reveal (?:them|those cards))?, put one (${PLACE}) and the other (${PLACE}), then shuffle$`,
)

const found = { the: 'found' }

/** "… put one onto the battlefield tapped and the other into your hand, then shuffle": of one card, the first place. */
function inTwoPlaces(text: string, reading: Reading): Effect[] | undefined {
  const both = BOTH.exec(text)
  const filter = both === null ? undefined : nounOf(both[2]!, reading.nounPlayers)
  if (both === null || filter === undefined) return undefined
  const effects: Effect[] = [
    looked(filter, 2, both[3] !== undefined),
    { kind: 'chooseAmong', player: 'you', among: found, count: { min: 1, max: 1 }, as: 'one' },
    { kind: 'move', verb: 'put', what: { the: 'one' }, ...readPlace(both[4]!)! },
    { kind: 'move', verb: 'put', what: { all: { zone: 'library', among: found } }, ...readPlace(both[5]!)! },
    { kind: 'shuffle', player: 'you' },
  ]
  return optional(both[1], effects, reading)
}

/** "search your library for a basic land card, put it onto the battlefield tapped, then shuffle". */
export function searchEffects(text: string, reading: Reading): Effect[] | undefined {
  const top = TOP.exec(text)
  if (top !== null) {
    const filter = nounOf(top[2]!, reading.nounPlayers)
    if (filter === undefined) return undefined
    const effects: Effect[] = [
      looked(filter, 1, top[3] !== undefined),
      { kind: 'shuffle', player: 'you' },
      { kind: 'move', verb: 'put', what: found, to: 'library', library: { position: 'top' } },
    ]
    return optional(top[1], effects, reading)
  }
  const plain = SEARCH.exec(text)
  if (plain === null) return inTwoPlaces(text, reading) ?? elsewhere(text, reading)
  const [, may, , several, noun, reveal, , place] = plain
  const filter = nounOf(noun!, reading.nounPlayers)
  if (filter === undefined || place === undefined) return undefined
  const max = several === undefined ? 1 : numberOf(several)!
  const where = readPlace(place)!
  const effects: Effect[] = [
    looked(filter, max, reveal !== undefined),
    { kind: 'move', verb: 'put', what: found, ...where },
    { kind: 'shuffle', player: 'you' },
  ]
  const told = optional(may, effects, reading)
  // Who speaks of it again means the permanent it became (CR 400.7).
  if (where.to === 'battlefield' && max === 1) reading.moved(effects[1] as EffectOf<'move'>, 'entered')
  return told
}

const ZONE = '(?:graveyard|hand|library)'
const ELSEWHERE = new RegExp(
  `^(you may |that player |target player |target opponent |its controller )?search(?:es)? (your|their|target player's|target opponent's|that player's) (${ZONE}(?:(?:, | and/or |, and/or | and |, and )${ZONE})*) for (?:(an?) |up to (${SEVERAL}) |(any number of) )(.+?)(, reveals? (?:it|that card|them|those cards))?(?:,? and|,) (?:puts? (?:it|that card|them|those cards) (${PLACE})( under your control)?|(exiles?) (?:it|that card|them|those cards))(, then shuffles?)?$`,
)

/** Searches of several zones, of another player's library, or by another player. */
function elsewhere(text: string, reading: Reading): Effect[] | undefined {
  const said = ELSEWHERE.exec(text)
  if (said === null) return undefined
  const [, who, whose, list, one, several, any, noun, reveal, place, under, exiles, shuffled] = said
  const zones = list!.split(/, and\/or | and\/or |, and | and |, /) as Zone[]
  const isChosen = /and\/or/.test(list!)
  const filter = nounOf(noun!, reading.nounPlayers)
  if (filter === undefined || filter.zone !== undefined || (zones.length > 1 && !isChosen)) return undefined
  const player = who === undefined || who === 'you may ' ? 'you' : reading.player(who.trim())
  if (player === undefined || (whose === 'their') !== (player !== 'you')) return undefined
  const owner = whose === 'your' || whose === 'their' ? player : reading.player(whose!.slice(0, -2))
  if (owner === undefined || (isChosen && shuffled !== undefined)) return undefined
  const max = any !== undefined ? ('any' as const) : one !== undefined ? 1 : numberOf(several!)!
  const where = exiles === undefined ? readPlace(place!)! : ({ to: 'exile' } as const)
  const control = under !== undefined ? { under: 'you' as const } : player === 'you' ? {} : { under: player }
  const isBattlefield = where.to === 'battlefield'
  if (!isBattlefield && under !== undefined) return undefined
  const effects: Effect[] = [
    {
      kind: 'search',
      player,
      whose: owner,
      zones,
      filter,
      count: max === 1 ? { min: 1, max: 1 } : { min: 0, max },
      ...(isChosen ? { which: 'chosen' as const } : {}),
      ...(reveal === undefined ? {} : { reveal: 'reveal' as const }),
      as: 'found',
    },
    {
      kind: 'move',
      verb: exiles === undefined ? 'put' : 'exile',
      what: found,
      ...where,
      ...(isBattlefield ? control : {}),
    },
    ...(shuffled === undefined ? [] : [{ kind: 'shuffle' as const, player: owner }]),
  ]
  return optional(who === 'you may ' ? who : undefined, effects, reading)
}

function optional(may: string | undefined, effects: Effect[], reading: Reading): Effect[] {
  reading.it = undefined
  return may === undefined ? effects : [{ kind: 'may', player: 'you', effects }]
}

function looked(filter: Filter, max: number, reveal: boolean): Effect {
  const { zone: _zone, ...quality } = filter
  return {
    kind: 'search',
    player: 'you',
    whose: 'you',
    zones: ['library'],
    filter: quality,
    count: max === 1 ? { min: 1, max: 1 } : { min: 0, max },
    ...(reveal ? { reveal: 'reveal' as const } : {}),
    as: 'found',
  }
}
