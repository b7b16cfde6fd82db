import { CardDefinitions, type CardRegistry, nearestNames } from '@spellwright/cards'
import type { ManaType, Zone } from '@spellwright/dsl'
import {
  addObject,
  characteristics,
  compiledOf,
  DEFAULT_OPTIONS,
  definitionFor,
  emptyState,
  forkState,
  freshObject,
  Game,
  type GameOptions,
  manaUnit,
  type ObjectId,
  PLAYERS,
  type PlayerId,
  STEPS_AFTER_UNTAP,
} from '@spellwright/engine'
import { cardIndex, faceNamed } from '../table/card-index.ts'
import { isNamed } from '../table/names.ts'
import { objectAt } from '../table/table.ts'
import { type CardAt, type PlacedCard, PositionError, type PositionSetup, type PositionSide } from './position.ts'

const DEFAULT_LIBRARY: readonly CardAt[] = ['20 Wastes']
const ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'library'] as const

/** The most copies of a card that one entry can stand for. */
const MOST_COPIES = 500

/** `3 Forest` is three Forests. */
export function expandCards(cards: readonly CardAt[]): PlacedCard[] {
  return cards.flatMap((entry) => {
    const [, digits, name] = typeof entry === 'string' ? (/^(?:(\d{1,3}) )?(.*)$/.exec(entry) ?? []) : []
    const placed = typeof entry === 'string' ? { card: name ?? entry } : entry
    const count = typeof entry === 'string' ? Number(digits ?? 1) : (entry.count ?? 1)
    if (count > MOST_COPIES) throw new PositionError(`${count} copies of ${placed.card} are too many.`)
    return Array.from({ length: count }, () => placed)
  })
}

const sideOf = ({ you, opponent }: PositionSetup, player: PlayerId): PositionSide =>
  (player === 0 ? you : opponent) ?? {}

/**
 * A game in that position, at the question that comes first. You are player 0, the opponent is player 1. Nothing triggers,
 * and permanents have exactly the counters given, apart from loyalty.
 */
export function positionOf(setup: PositionSetup, cards: CardRegistry = CardDefinitions): Game {
  const { opening } = setup
  const options: GameOptions = {
    ...DEFAULT_OPTIONS,
    starting: opening === 'draw' ? 1 : 0,
    mulligan: opening === undefined ? 'none' : 'london',
  }
  const state = emptyState('position', options, ['you', 'opponent'])
  const game = new Game({ state, cards, compiled: [], initial: state, policy: 'everyRest' })
  setTurn(game, setup)
  for (const player of PLAYERS) placeAll(game, player, sideOf(setup, player), cards)
  for (const player of PLAYERS) attachAll(game, player, sideOf(setup, player))
  for (const player of PLAYERS) setPlayer(game, player, setup)
  game.nextEpoch()
  game.begin(forkState(state))
  if (game.isOver) throw new PositionError(`The game is over in this position: ${overReason(game)}.`)
  return game
}

const overReason = ({ state }: Game): string => {
  const loser = state.players.find(({ lost }) => lost !== null)
  return loser === undefined ? 'it is a draw' : `${loser.name} ${loser === state.players[0] ? 'have' : 'has'} lost`
}

function setTurn(game: Game, { active = 'you', step = 'main1', turn = 5, opening }: PositionSetup): void {
  const { state } = game
  const player: PlayerId = active === 'you' ? 0 : 1
  const first: PlayerId = opening === 'draw' ? 1 : 0
  if (step === 'untap' || step === 'cleanup')
    throw new PositionError(`A position cannot begin in the ${step} step, because no player has priority then.`)
  state.turn = {
    ...state.turn,
    number: opening === undefined ? turn : 0,
    active: opening === undefined ? player : first,
    regular: opening === undefined ? player : first,
    step,
    priority: opening === undefined ? player : first,
    startingPlayer: first,
    ahead: STEPS_AFTER_UNTAP.slice(STEPS_AFTER_UNTAP.indexOf(step) + 1),
  }
  state.flow = opening === undefined ? { at: 'checks' } : { at: 'mulligan', player: 0, declared: [] }
}

function setPlayer(game: Game, player: PlayerId, setup: PositionSetup): void {
  const { state } = game
  const { life = 20, mana = '', landsPlayed = 0, counters = {} } = sideOf(setup, player)
  const deckSize = state.objects.filter((object) => object?.owner === player && object.card >= 0).length
  const pool = [...mana.matchAll(/\{([WUBRGC])\}/g)].map(([, type]) => manaUnit(type as ManaType))
  state.players[player] = {
    ...state.players[player],
    life,
    pool,
    landsPlayed,
    counters,
    deckSize,
    keptHand: setup.opening === undefined || player === 1,
    mulligans: player === 0 ? (setup.mulligans ?? 0) : 0,
  }
}

function placeAll(game: Game, player: PlayerId, side: PositionSide, cards: CardRegistry): void {
  for (const zone of ZONES) {
    const given = side[zone] ?? (zone === 'library' ? DEFAULT_LIBRARY : [])
    const entries = expandCards(given)
    // The top card of a library comes last.
    for (const entry of zone === 'library' ? entries.reverse() : entries) place(game, player, zone, entry, cards)
  }
}

function place(game: Game, player: PlayerId, zone: Zone, entry: PlacedCard, cards: CardRegistry): void {
  // The index of all faces is made only for names that are not those of a card or its front face.
  const definition = cards.tryGet(entry.card) ?? cardIndex(cards).find(entry.card)
  if (!definition) throw new PositionError(unknownCard(entry.card, cards))
  const { state } = game
  const { def } = definitionFor(state, cards, { name: definition.name, count: 1 }, false)
  compiledOf(game, def)
  const fresh = freshObject(game, {
    owner: player,
    controller: player,
    zone,
    def,
    kind: 'card',
    card: state.objects.length,
  })
  const onBattlefield = zone === 'battlefield'
  const face = onBattlefield ? faceNamed(definition, entry.card) : 0
  const loyalty = onBattlefield ? definition.faces[face]?.loyalty : undefined
  const counters = { ...(typeof loyalty === 'number' ? { loyalty } : {}), ...entry.counters }
  addObject(game, {
    ...fresh,
    face,
    tapped: entry.tapped ?? false,
    damage: entry.damage ?? 0,
    faceDown: onBattlefield && entry.faceDown === true,
    counters: Object.keys(counters).length === 0 ? null : counters,
    controlledSince: entry.sick ? state.turn.number + 1 : 0,
    enteredTurn: entry.sick ? state.turn.number : 0,
    knownTo: zone === 'hand' ? 1 << player : zone === 'library' ? 0 : 3,
  })
}

/** Says that a card is not supported, and which ones it may have meant. */
export function unknownCard(name: string, cards: CardRegistry): string {
  const nearest = nearestNames(name).filter((other) => cards.has(other))
  const hint = nearest.length === 0 ? '' : ` Did you mean ${nearest.join(' or ')}?`
  return `The card "${name}" is not supported.${hint}`
}

function attachAll(game: Game, player: PlayerId, side: PositionSide): void {
  const own = game.state.battlefield.filter((id) => objectAt(game, id).owner === player)
  for (const [index, { attachedTo, card }] of expandCards(side.battlefield ?? []).entries()) {
    const id = own[index]
    if (id === undefined) continue
    if (attachedTo !== undefined) {
      game.state.objects[id] = { ...objectAt(game, id), attachedTo: hostNamed(game, attachedTo, card) }
    } else if (characteristics(game, id).subtypes.includes('Aura'))
      throw new PositionError(`${card} is an Aura on the battlefield; say with "attachedTo" what it enchants.`)
  }
}

function hostNamed(game: Game, text: string, attached: string): ObjectId {
  const [name = text, nth = '1'] = text.split('#')
  const host = game.state.battlefield.filter((id) => isNamed(game, id, name))[Number(nth) - 1]
  if (host === undefined)
    throw new PositionError(`${attached} cannot be attached: there is no "${text}" on the battlefield.`)
  return host
}
