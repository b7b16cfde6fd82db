import type { EffectOf, LibraryPlace } from '@spellwright/dsl'
import { plural } from './english.ts'
import { ORDINALS } from './numbers.ts'
import { alternatives, wordTableOf } from './word-table.ts'

type Move = EffectOf<'move'>

/** In which order several cards are put into a library. */
export const LIBRARY_ORDER = wordTableOf<NonNullable<LibraryPlace['order']>>({
  chosen: 'in any order',
  random: 'in a random order',
})

/** Where in a library. */
export const LIBRARY_END = wordTableOf<LibraryPlace['position']>({ top: 'on top', bottom: 'on the bottom' })

/** How a permanent enters. */
export const ENTERS_AS = wordTableOf<NonNullable<Move['enters']>[number]>({
  tapped: 'tapped',
  attacking: 'attacking',
  transformed: 'transformed',
  faceDown: 'face down',
})

const THEIR_OWNERS = "their owners'"

function libraryPlace({ position, order, depth }: LibraryPlace, whose: string): string {
  if (depth !== undefined) return `into ${whose} library ${ORDINALS.say(depth)} from the top`
  const library = whose === THEIR_OWNERS ? plural('library') : 'library'
  return `${LIBRARY_END.say(position)} of ${whose} ${library}${order === undefined ? '' : ` ${LIBRARY_ORDER.say(order)}`}`
}

/** Where something is put or returned: "into your hand", "on the bottom of your library in any order". */
export function placeWords({ to, library, verb }: Pick<Move, 'to' | 'library' | 'verb'>, whose: string): string {
  const into = verb === 'return' ? 'to' : 'into'
  if (to === 'battlefield') return verb === 'return' ? 'to the battlefield' : 'onto the battlefield'
  if (to === 'exile') return 'into exile'
  if (library !== undefined) return libraryPlace(library, whose)
  if (to === 'library') return `into ${whose} library`
  return `${into} ${whose} ${whose === THEIR_OWNERS ? plural(to) : to}`
}

export type Place = Pick<Move, 'to' | 'library' | 'enters'>

const PLACES: readonly Place[] = [
  { to: 'hand' },
  { to: 'graveyard' },
  { to: 'battlefield' },
  { to: 'battlefield', enters: ['tapped'] },
  { to: 'library', library: { position: 'bottom' } },
  ...LIBRARY_ORDER.entries.map(([order]): Place => ({ to: 'library', library: { position: 'bottom', order } })),
]

/** Where a player puts cards they look at. */
const places = new Map(
  PLACES.map((place) => {
    const words = placeWords({ ...place, verb: 'put' }, 'your')
    return [[words, ...(place.enters ?? []).map(ENTERS_AS.say)].join(' '), place]
  }),
)

export const PLACE = alternatives(places.keys())
export const readPlace = (text: string): Place | undefined => places.get(text)
