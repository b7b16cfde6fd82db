import { controllerOf, type Effect, type EffectOf, type PlayerRef } from '@spellwright/dsl'
import { PLACE, readPlace } from '../../words/places.ts'
import { aNoun, nounOf } from '../noun.ts'
import type { Reading } from '../reading.ts'
import type { EffectReader, Effects } from './reader.ts'

const FOUND = { the: 'revealed' }
const OTHERS = { the: 'others' }

/** "reveal the top card of your library": who speaks of it means that card. */
function topCard(player: PlayerRef, reveal: 'reveal' | undefined, reading: Reading): Effects {
  const as = reveal === undefined ? 'top' : 'revealed'
  reading.it = { the: as }
  return [{ kind: 'lookAtTop', player, count: 1, ...(reveal === undefined ? {} : { reveal }), as }]
}

const UNTIL = /^reveal cards from the top of your library until you reveal (an? .+ card(?: with .+?)?)$/
const THEN = new RegExp(`^put that card (${PLACE}) and (?:the rest|all other cards revealed this way) (${PLACE})$`)

function revealed(text: string): EffectOf<'revealUntil'> | undefined {
  const filter = aNoun(UNTIL.exec(text)?.[1] ?? '')
  if (filter === undefined || filter.zone !== undefined || filter.controller !== undefined) return undefined
  return { kind: 'revealUntil', player: 'you', filter, as: FOUND.the, others: OTHERS.the }
}

/** "Reveal cards … until you reveal a land card. Put that card into your hand and the rest into your graveyard." */
export function revealedUntil(text: string, next: string | undefined): Effect[] | undefined {
  const until = revealed(text)
  const places = THEN.exec(next ?? '')
  if (until === undefined || places === null) return undefined
  const moved = (what: EffectOf<'move'>['what'], place: string): EffectOf<'move'> => ({
    kind: 'move',
    verb: 'put',
    what,
    ...readPlace(place)!,
  })
  return [until, moved(FOUND, places[1]!), moved(OTHERS, places[2]!)]
}

/** "Its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle." */
function controllerSearches(text: string, tapped: string | undefined, reading: Reading): Effects {
  const filter = nounOf(text)
  if (filter === undefined || filter.zone !== undefined || typeof reading.it !== 'object') return undefined
  const player = controllerOf(reading.it)
  const effects: Effect[] = [
    { kind: 'search', player, whose: player, zones: ['library'], filter, count: { min: 1, max: 1 }, as: 'found' },
    {
      kind: 'move',
      verb: 'put',
      what: { the: 'found' },
      to: 'battlefield',
      ...(tapped === undefined ? {} : { enters: ['tapped'] }),
      under: player,
    },
    { kind: 'shuffle', player },
  ]
  return [{ kind: 'may', player, effects }]
}

export const REVEALING: readonly EffectReader[] = [
  [
    /^reveal (?:it|that card)$/,
    (_, { it }) =>
      typeof it === 'object' && 'the' in it && it.the === 'top' ? [{ kind: 'reveal', what: it }] : undefined,
  ],
  [/^reveal the top card of your library$/, (_, reading) => topCard('you', 'reveal', reading)],
  [
    /^put (?:it|that card) into your (hand|graveyard)$/,
    ([, to], reading) => {
      const { it } = reading
      if (typeof it !== 'object' || !('the' in it) || (it.the !== 'revealed' && it.the !== 'top')) return undefined
      const move: EffectOf<'move'> = { kind: 'move', verb: 'put', what: it, to: to as 'hand' }
      // In another zone it is another object (CR 400.7).
      reading.moved(move, 'put')
      return [move]
    },
  ],
  [
    /^look at the top card of (your|target player's|target opponent's) library$/,
    ([, whose], reading) => {
      const player = whose === 'your' ? 'you' : reading.player(whose!.slice(0, -2))
      return player === undefined ? undefined : topCard(player, undefined, reading)
    },
  ],
  [
    /^(?:its|that \w+'s) controller may search their library for an? (basic land card), put (?:it|that card) onto the battlefield( tapped)?, then shuffle$/,
    ([, text, tapped], reading) => controllerSearches(text!, tapped, reading),
  ],
]
