import type { CardDefinition, Zone } from '@spellwright/dsl'
import {
  addObject,
  DEFAULT_OPTIONS,
  definitionFor,
  emptyState,
  forkState,
  freshObject,
  Game,
  moveObject,
  NO_OBJECT,
  type ObjectId,
  ObjectTable,
  PLAYERS,
  type PlayerId,
  shuffleLibrary,
} from '@spellwright/engine'
import { NotRunnable } from '../format/errors.ts'
import { type CardEntry, type PlayerSetup, type Scenario, SEATS, SETUP_ZONES } from '../format/scenario.ts'
import { type CardIndex, faceNamed } from './card-index.ts'
import { objectAt, seatNumber, type Table } from './table.ts'

/** One card of a setup. */
interface SetupCard {
  readonly card: number
  readonly owner: PlayerId
  readonly zone: Zone
  readonly definition: CardDefinition
  readonly face: number
  readonly tapped: boolean
}

/** A game before its first turn. */
export interface Position extends Table {
  /** Puts the cards into their zones; permanents may ask for choices as they enter. */
  readonly setUp: () => void
  readonly begin: () => void
}

const DEFAULT_LIBRARY: CardEntry = { card: 'Mountain', count: 71 }

const entriesIn = (setup: PlayerSetup, zone: (typeof SETUP_ZONES)[number]): readonly CardEntry[] =>
  zone === 'library' && setup.defaultLibrary ? [...setup.library, DEFAULT_LIBRARY] : setup[zone]

/** All cards of the setup, player by player; the top card of a library comes last. */
function setupCards(scenario: Scenario, index: CardIndex, aliases: Map<string, number[]>): SetupCard[] {
  const copies: SetupCard[] = []
  for (const seat of SEATS)
    for (const zone of SETUP_ZONES) {
      const here = entriesIn(scenario.players[seat], zone).flatMap((entry) => {
        const definition = index.find(entry.card)
        if (!definition) throw new NotRunnable(`card ${entry.card}`)
        const face = faceNamed(definition, entry.card)
        return Array.from({ length: entry.count ?? 1 }, (_, nth) => ({ entry, nth, definition, face }))
      })
      for (const { entry, nth, definition, face } of zone === 'library' ? here.reverse() : here) {
        const card = copies.length
        const alias = entry.aliases?.[nth]
        if (alias !== undefined) aliases.set(alias, [...(aliases.get(alias) ?? []), card])
        copies.push({ card, owner: seatNumber(seat), zone, definition, face, tapped: entry.tapped ?? false })
      }
    }
  return copies
}

export function createPosition(scenario: Scenario, index: CardIndex): Position {
  const options = { ...DEFAULT_OPTIONS, starting: 0 as const, mulligan: 'none' as const }
  const state = emptyState(scenario.id, options, ['A', 'B'])
  const aliases = new Map<string, number[]>()
  const copies = setupCards(scenario, index, aliases)
  for (const { definition } of copies) definitionFor(state, index.cards, { name: definition.name, count: 1 }, false)
  const game = new Game({ state, cards: index.cards, compiled: [], initial: state, policy: 'everyRest' })
  return { game, aliases, setUp: () => setUp(game, scenario, copies), begin: () => begin(game) }
}

function setUp(game: Game, scenario: Scenario, copies: readonly SetupCard[]): void {
  for (const copy of copies) if (copy.zone !== 'battlefield') addCard(game, copy, copy.zone)
  for (const seat of SEATS) {
    const player = seatNumber(seat)
    const { life } = scenario.players[seat]
    const deckSize = copies.filter(({ owner }) => owner === player).length
    game.state.players[player] = { ...game.state.players[player], life, keptHand: true, deckSize }
  }
  if (scenario.daytime !== undefined) game.state.daytime = scenario.daytime ? 'day' : 'night'
  for (const copy of copies) if (copy.zone === 'battlefield') enterUnpaid(game, scenario, copy)
  if (!scenario.skipInitShuffling) for (const player of PLAYERS) shuffleLibrary(game, player)
}

/** Life that is paid as a permanent enters does not count: the scenario names the life totals that follow. */
function enterUnpaid(game: Game, scenario: Scenario, copy: SetupCard): void {
  enter(game, copy)
  for (const seat of SEATS) {
    const player = seatNumber(seat)
    game.state.players[player] = { ...game.state.players[player], life: scenario.players[seat].life }
  }
}

function addCard(game: Game, { card, owner, definition, face }: SetupCard, zone: Zone): ObjectId {
  const { def } = definitionFor(game.state, game.cards, { name: definition.name, count: 1 }, false)
  const fresh = freshObject(game, { owner, controller: owner, zone, def, kind: 'card', card })
  const knownTo = zone === 'hand' ? 1 << owner : zone === 'library' ? 0 : 3
  addObject(game, { ...fresh, face: zone === 'stack' ? face : 0, knownTo })
  return fresh.id
}

/**
 * Puts a permanent onto the battlefield. "Enters with" and "as it enters" effects apply, nothing triggers, and it counts
 * as having been there since before the game. It comes from the stack, because from there an Aura can enter unattached.
 */
function enter(game: Game, copy: SetupCard): void {
  const permanent = moveObject(game, {
    id: addCard(game, copy, 'stack'),
    to: 'battlefield',
    controller: copy.owner,
    face: copy.face,
    tapped: copy.tapped,
    unreplaced: true,
    cause: { kind: 'setup', source: NO_OBJECT, controller: -1 },
  })
  if (permanent === NO_OBJECT) throw new NotRunnable(`${copy.definition.name} on the battlefield`)
  game.state.objects[permanent] = { ...objectAt(game, permanent), controlledSince: 0, enteredTurn: 0 }
}

/** Clears what the setup left behind, so that nothing has entered, triggered or been shuffled this turn. */
function begin(game: Game): void {
  const { state } = game
  state.waiting = []
  state.history = { thisTurn: [], lastTurn: [] }
  state.lastKnown = ObjectTable.of()
  // Cards in hand may begin the game on the battlefield (CR 103.6).
  state.flow = { at: 'openingHand', player: 0 }
  game.begin(forkState(state))
}
