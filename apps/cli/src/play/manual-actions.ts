import type { GameView, ObjectId, PlayerId } from 'spellwright'
import { type ManualAction, otherPlayer, ZONES, type Zone } from 'spellwright/rules'
import { InvalidInput } from './prompts/index.ts'

export const MANUAL_ACTION_HELP = [
  'tap NAME, untap NAME, draw, shuffle',
  'move NAME to hand|battlefield|graveyard|exile|library; "library bottom" for the bottom',
  'life +2, life -3, opponent life -3',
  'counters NAME charge +1',
  'token NAME, Creature — Bear, 2/2',
  'NAME#2 is the second card of that name.',
]

type Words = readonly string[]
type Reader = (words: Words, view: GameView) => ManualAction | InvalidInput

interface ReachableCard {
  readonly id: ObjectId
  readonly name: string
  readonly zone: Zone
  readonly isOwn: boolean
}

/** The cards a player may move by hand: permanents, hand, graveyards, exile, sideboard. The player's own cards come first. */
function reachableCards(view: GameView): ReachableCard[] {
  const isViewer = (player: PlayerId): boolean => player === view.viewer
  const cards: ReachableCard[] = [
    ...view.battlefield.map(({ id, name, controller }) => {
      return { id, name, zone: 'battlefield' as const, isOwn: isViewer(controller) }
    }),
    ...view.hand.map(({ id, name }) => ({ id, name, zone: 'hand' as const, isOwn: true })),
    ...view.sideboard.map(({ id, name }) => ({ id, name, zone: 'outside' as const, isOwn: true })),
    ...view.players.flatMap(({ player, graveyard }) =>
      graveyard.map(({ id, name }) => ({ id, name, zone: 'graveyard' as const, isOwn: isViewer(player) })),
    ),
    ...view.exile.flatMap((card) => {
      return 'name' in card
        ? [{ id: card.id, name: card.name, zone: 'exile' as const, isOwn: isViewer(card.owner) }]
        : []
    }),
  ]
  return [...cards.filter(({ isOwn }) => isOwn), ...cards.filter(({ isOwn }) => !isOwn)]
}

function onNamedCard(
  words: Words,
  view: GameView,
  make: (object: ObjectId) => ManualAction,
  isAllowed: (card: ReachableCard) => boolean,
): ManualAction | InvalidInput {
  const [name = '', nth = '1'] = words.join(' ').toLowerCase().split('#')
  const found = reachableCards(view).filter((card) => card.name.toLowerCase() === name.trim() && isAllowed(card))
  const object = found[Number(nth) - 1]?.id
  return object === undefined
    ? new InvalidInput(`There is no card "${words.join(' ')}" that you can do this with.`)
    : make(object)
}

const isPermanent = ({ zone }: ReachableCard): boolean => zone === 'battlefield'

function readMove(words: Words, view: GameView): ManualAction | InvalidInput {
  const to = words.lastIndexOf('to')
  const zone = ZONES.find((known) => known === words[to + 1])
  if (to < 1 || !zone) return new InvalidInput('Say what goes where: move Grizzly Bears to hand.')
  const bottom = words[to + 2] === 'bottom' ? { position: 'bottom' as const } : {}
  const isElsewhere = (card: ReachableCard): boolean => card.zone !== zone
  return onNamedCard(words.slice(0, to), view, (object) => ({ do: 'move', object, to: zone, ...bottom }), isElsewhere)
}

function readCounters(words: Words, view: GameView): ManualAction | InvalidInput {
  const change = Number(words.at(-1))
  const counter = words.at(-2)
  if (!Number.isInteger(change) || counter === undefined) return new InvalidInput('Say which and how many: charge +1.')
  return onNamedCard(words.slice(0, -2), view, (object) => ({ do: 'counters', object, counter, change }), isPermanent)
}

const readLife =
  (whose: (viewer: PlayerId) => PlayerId): Reader =>
  ([amount], view) => {
    const change = Number(amount)
    return Number.isInteger(change) && amount !== undefined
      ? { do: 'life', player: whose(view.viewer), change }
      : new InvalidInput('Say by how much: life +2, life -3.')
  }

function readToken(words: Words): ManualAction | InvalidInput {
  const [name, typeLine, body] = words
    .join(' ')
    .split(',')
    .map((part) => part.trim())
  if (!name || !typeLine) return new InvalidInput('Say what it is: token Bear, Creature — Bear, 2/2.')
  if (!body) return { do: 'token', name, typeLine }
  const [power = Number.NaN, toughness = Number.NaN] = body.split('/').map(Number)
  if (!Number.isInteger(power) || !Number.isInteger(toughness))
    return new InvalidInput('Write power and toughness as 2/2.')
  return { do: 'token', name, typeLine, power, toughness }
}

const self = (viewer: PlayerId): PlayerId => viewer

const readers: Readonly<Record<string, Reader>> = {
  tap: (words, view) => onNamedCard(words, view, (object) => ({ do: 'tap', object }), isPermanent),
  untap: (words, view) => onNamedCard(words, view, (object) => ({ do: 'untap', object }), isPermanent),
  move: readMove,
  counters: readCounters,
  life: readLife(self),
  opponent: ([, ...rest], view) => readLife(otherPlayer)(rest, view),
  draw: (_, view) => ({ do: 'draw', player: view.viewer }),
  shuffle: (_, view) => ({ do: 'shuffle', player: view.viewer }),
  token: readToken,
}

/** Reads an action by hand in kitchen-table mode (SPEC S7.2); null if the line is something else. */
export function readManualAction(line: string, view: GameView): ManualAction | InvalidInput | null {
  const [verb = '', ...words] = line.trim().split(/\s+/)
  return readers[verb.toLowerCase()]?.(words, view) ?? null
}
