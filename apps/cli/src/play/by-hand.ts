import type { GameView, ObjectId, PlayerId } from 'spellwright'
import { type ManualAction, otherPlayer, ZONES, type Zone } from 'spellwright/rules'
import { Misread } from './prompts/index.ts'

export const BY_HAND_HELP = [
  'tap NAME, untap NAME, draw, shuffle',
  'move NAME to hand|battlefield|graveyard|exile|library, with "bottom" behind it for the bottom',
  'life +2, life -3, opponent life -3',
  'counters NAME charge +1',
  'token NAME, Creature — Bear, 2/2',
  'NAME#2 is the second one of that name.',
]

type Words = readonly string[]
type Reader = (words: Words, view: GameView) => ManualAction | Misread

interface Reachable {
  readonly id: ObjectId
  readonly name: string
  readonly zone: Zone
  readonly isOwn: boolean
}

/** What the player may touch: permanents, then the own hand, graveyards and exile; the own of each first. */
function reachable(view: GameView): Reachable[] {
  const own = (player: PlayerId): boolean => player === view.viewer
  const cards: Reachable[] = [
    ...view.battlefield.map(({ id, name, controller }) => {
      return { id, name, zone: 'battlefield' as const, isOwn: own(controller) }
    }),
    ...view.hand.map(({ id, name }) => ({ id, name, zone: 'hand' as const, isOwn: true })),
    ...view.players.flatMap(({ player, graveyard }) =>
      graveyard.map(({ id, name }) => ({ id, name, zone: 'graveyard' as const, isOwn: own(player) })),
    ),
    ...view.exile.flatMap((card) => {
      return 'name' in card ? [{ id: card.id, name: card.name, zone: 'exile' as const, isOwn: own(card.owner) }] : []
    }),
  ]
  return [...cards.filter(({ isOwn }) => isOwn), ...cards.filter(({ isOwn }) => !isOwn)]
}

function onObject(
  words: Words,
  view: GameView,
  make: (object: ObjectId) => ManualAction,
  fits: (card: Reachable) => boolean,
): ManualAction | Misread {
  const [name = '', nth = '1'] = words.join(' ').toLowerCase().split('#')
  const found = reachable(view).filter((card) => card.name.toLowerCase() === name.trim() && fits(card))
  const object = found[Number(nth) - 1]?.id
  return object === undefined ? new Misread(`There is no "${words.join(' ')}" to do that with.`) : make(object)
}

const isPermanent = ({ zone }: Reachable): boolean => zone === 'battlefield'

function readMove(words: Words, view: GameView): ManualAction | Misread {
  const to = words.lastIndexOf('to')
  const zone = ZONES.find((known) => known === words[to + 1])
  if (to < 1 || !zone) return new Misread('Say what goes where: move Grizzly Bears to hand.')
  const bottom = words[to + 2] === 'bottom' ? { position: 'bottom' as const } : {}
  const isElsewhere = (card: Reachable): boolean => card.zone !== zone
  return onObject(words.slice(0, to), view, (object) => ({ do: 'move', object, to: zone, ...bottom }), isElsewhere)
}

function readCounters(words: Words, view: GameView): ManualAction | Misread {
  const change = Number(words.at(-1))
  const counter = words.at(-2)
  if (!Number.isInteger(change) || counter === undefined) return new Misread('Say which and how many: charge +1.')
  return onObject(words.slice(0, -2), view, (object) => ({ do: 'counters', object, counter, change }), isPermanent)
}

const readLife =
  (whose: (viewer: PlayerId) => PlayerId): Reader =>
  ([amount], view) => {
    const change = Number(amount)
    return Number.isInteger(change) && amount !== undefined
      ? { do: 'life', player: whose(view.viewer), change }
      : new Misread('Say by how much: life +2, life -3.')
  }

function readToken(words: Words): ManualAction | Misread {
  const [name, typeLine, body] = words
    .join(' ')
    .split(',')
    .map((part) => part.trim())
  if (!name || !typeLine) return new Misread('Say what it is: token Bear, Creature — Bear, 2/2.')
  const [power, toughness] = (body ?? '').split('/').map(Number)
  return { do: 'token', name, typeLine, ...(body ? { power: power!, toughness: toughness! } : {}) }
}

const self = (viewer: PlayerId): PlayerId => viewer

const readers: Readonly<Record<string, Reader>> = {
  tap: (words, view) => onObject(words, view, (object) => ({ do: 'tap', object }), isPermanent),
  untap: (words, view) => onObject(words, view, (object) => ({ do: 'untap', object }), isPermanent),
  move: readMove,
  counters: readCounters,
  life: readLife(self),
  opponent: ([, ...rest], view) => readLife(otherPlayer)(rest, view),
  draw: (_, view) => ({ do: 'draw', player: view.viewer }),
  shuffle: (_, view) => ({ do: 'shuffle', player: view.viewer }),
  token: readToken,
}

/** What is done by hand at the kitchen table (SPEC S7.2), in words; null if the line is about something else. */
export function readByHand(line: string, view: GameView): ManualAction | Misread | null {
  const [verb = '', ...words] = line.trim().split(/\s+/)
  return readers[verb.toLowerCase()]?.(words, view) ?? null
}
