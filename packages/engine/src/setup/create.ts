import { type CardDefinition, type PrintedFacts, parseTypeLine } from '@spellwright/dsl'
import { freshObject } from '../atoms/fresh-object.ts'
import { type GameEvent, makeEvent } from '../events/event.ts'
import { Game, type SnapshotPolicy } from '../game/game.ts'
import { type CardSource, type DefinitionSource, UnknownCardError } from '../state/definitions.ts'
import { forkState } from '../state/fork.ts'
import { PLAYERS, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { ObjectTable } from '../state/object-table.ts'
import { playerWith, turnWith } from '../state/records.ts'
import { createRng } from '../state/rng.ts'
import { type GameOptions, type GameState, type PlayerState, STATE_VERSION } from '../state/state.ts'
import { emit } from '../triggers/collect.ts'
import { rollForStart } from './opening.ts'

export interface DeckEntry {
  readonly name: string
  readonly count: number
  /** Only for cards without a definition: says whether it is a land or a creature. */
  readonly typeLine?: string
  /** Only for cards without a definition: what is printed on them, where it is known. */
  readonly printed?: PrintedFacts
}

export interface GameSetup {
  /** Two deck lists. */
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  /** Two sideboards: cards outside the game (CR 400.11a). Without the kitchen table, cards without rules are left out. */
  readonly sideboards?: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly seed: string | number
  readonly cards: CardSource
  readonly names?: readonly [string, string]
  readonly options?: Partial<GameOptions>
  readonly snapshots?: SnapshotPolicy
  /** Called with every event from the first shuffle on: a log, statistics. */
  readonly listeners?: readonly ((event: GameEvent, game: Game) => void)[]
}

/** The default options. */
export const DEFAULT_OPTIONS: GameOptions = {
  startingLife: 20,
  handSize: 7,
  starting: 'random',
  mulligan: 'london',
  kitchenTable: false,
  unsupportedCards: 'refused',
  maxTurns: 200,
  maxDecisions: 50_000,
}

/** A deck cannot be played; the message says why. */
export class DeckError extends Error {
  override name = 'DeckError'
}

const newPlayer = (name: string, life: number, deckSize: number): PlayerState => ({
  name,
  life,
  pool: [],
  counters: {},
  landsPlayed: 0,
  drewFromEmpty: false,
  mulligans: 0,
  keptHand: false,
  lost: null,
  turnsTaken: 0,
  latestTurn: 0,
  previousTurn: 0,
  skips: [],
  deckSize,
})

/** A state with nothing in any zone. */
export function emptyState(seed: string, options: GameOptions, names: readonly [string, string]): GameState {
  return {
    version: STATE_VERSION,
    seed,
    options,
    definitions: [],
    nextObject: 1,
    nextTimestamp: 1,
    nextEffect: 1,
    objects: [undefined],
    battlefield: [],
    stack: [],
    exile: [],
    command: [],
    library: [[], []],
    hand: [[], []],
    graveyard: [[], []],
    outside: [[], []],
    players: [newPlayer(names[0], options.startingLife, 0), newPlayer(names[1], options.startingLife, 0)],
    turn: {
      number: 0,
      active: 0,
      regular: 0,
      step: 'untap',
      priority: 0,
      passes: 0,
      ahead: [],
      extraTurns: [],
      startingPlayer: 0,
      combats: 0,
      cleanupPriority: false,
    },
    flow: { at: 'turnBegin' },
    combat: null,
    effects: [],
    rules: [],
    replacements: [],
    delayed: [],
    waiting: [],
    exiledUntil: [],
    phasedOut: [],
    control: [],
    daytime: null,
    linked: ObjectTable.of(),
    lastKnown: ObjectTable.of(),
    history: { thisTurn: [], lastTurn: [] },
    activations: new Map(),
    rng: createRng(seed),
    result: null,
    decisions: 0,
    strays: false,
    reveals: [0, 0],
    loop: { keys: [], actions: 0, sizes: [] },
  }
}

/** A definition for a card without rules: its name, type line and printed facts as far as they are known (SPEC S7.1–2). */
function sandboxDefinition(entry: DeckEntry): CardDefinition {
  const types = entry.typeLine ? parseTypeLine(entry.typeLine) : { supertypes: [], types: [], subtypes: [] }
  return {
    name: entry.name,
    layout: 'normal',
    faces: [{ name: entry.name, ...types, ...entry.printed, abilities: [] }],
  }
}

/** Whether a game may have cards without a definition (SPEC S7.2). */
const allowsUnsupported = ({ kitchenTable, unsupportedCards }: Partial<GameOptions>): boolean =>
  kitchenTable === true || unsupportedCards === 'byHand'

/** The definition of a card in this game. Unknown cards become sandbox cards where they are allowed. */
export function definitionFor(
  state: GameState,
  cards: CardSource,
  entry: DeckEntry,
  allowUnknown: boolean,
): { def: number; sandbox: boolean } {
  const known = cards.tryGet(entry.name)
  if (!known && !allowUnknown) throw new UnknownCardError([entry.name])
  const source: DefinitionSource = known
    ? { kind: 'card', name: known.name }
    : { kind: 'inline', definition: sandboxDefinition(entry) }
  const same = knownAs(state.definitions, source)
  if (same >= 0) return { def: same, sandbox: !known }
  state.definitions = [...state.definitions, source]
  return { def: state.definitions.length - 1, sandbox: !known }
}

function knownAs(definitions: readonly DefinitionSource[], source: DefinitionSource): number {
  const text = source.kind === 'inline' ? JSON.stringify(source.definition) : ''
  for (let def = 0; def < definitions.length; def++) {
    const known = itemAt(definitions, def)
    if (known.kind === 'card' ? source.kind === 'card' && known.name === source.name : isText(known, text)) return def
  }
  return -1
}

const isText = ({ definition }: Extract<DefinitionSource, { kind: 'inline' }>, text: string): boolean =>
  text !== '' && JSON.stringify(definition) === text

/** A game from two deck lists and one seed: the same seed and answers give the same game on every machine. */
export function createGame(setup: GameSetup): Game {
  const options: GameOptions = { ...DEFAULT_OPTIONS, ...setup.options }
  const state = emptyState(String(setup.seed), options, setup.names ?? ['Alice', 'Bob'])
  checkDecks(setup, options)
  const game = new Game({
    state,
    cards: setup.cards,
    compiled: [],
    initial: state,
    policy: setup.snapshots ?? 'everyRest',
  })
  game.listeners.push(...(setup.listeners ?? []))
  const cards = new PhysicalCards(game, setup.cards)
  for (const player of PLAYERS) cards.register(setup.decks[player])
  for (const player of PLAYERS) cards.put(player, 'library', setup.decks[player])
  for (const player of PLAYERS) cards.put(player, 'outside', knownCards(setup, player))
  chooseStarter(game, options)
  return game.begin(forkState(state))
}

/** Puts the cards of deck lists into a game, and numbers them. */
class PhysicalCards {
  readonly #game: Game
  readonly #source: CardSource
  #next = 0

  constructor(game: Game, source: CardSource) {
    this.#game = game
    this.#source = source
  }

  /** Definitions are numbered in the order of the main decks. */
  register(entries: readonly DeckEntry[]): void {
    const { state } = this.#game
    for (const entry of entries) definitionFor(state, this.#source, entry, allowsUnsupported(state.options))
  }

  put(player: PlayerId, zone: 'library' | 'outside', entries: readonly DeckEntry[]): void {
    const { state } = this.#game
    for (const entry of entries) {
      const { def, sandbox } = definitionFor(state, this.#source, entry, allowsUnsupported(state.options))
      for (let copy = 0; copy < entry.count; copy++) {
        const of = { owner: player, controller: player, zone, def, kind: 'card', sandbox, knownTo: 0 } as const
        const object = freshObject(this.#game, { ...of, card: this.#next++ })
        state.objects[object.id] = object
        state[zone][player].push(object.id)
      }
      const { deckSize } = state.players[player]
      state.players[player] = playerWith(state.players[player], { deckSize: deckSize + entry.count })
    }
  }
}

/** The cards of a sideboard that can be played. */
const knownCards = ({ sideboards, cards, options }: GameSetup, player: PlayerId): readonly DeckEntry[] =>
  (sideboards?.[player] ?? []).filter(
    ({ name }) => allowsUnsupported(options ?? {}) || cards.tryGet(name) !== undefined,
  )

function chooseStarter(game: Game, options: GameOptions): void {
  const { starting } = options
  const first: PlayerId =
    starting === 'random' || starting === 'choose'
      ? rollForStart(game)
      : typeof starting === 'object'
        ? starting.chooser
        : starting
  game.state.turn = turnWith(game.state.turn, { startingPlayer: first, active: first, priority: first })
  if (starting === 'random' || starting === 'choose') emit(game, [makeEvent('rolled', { player: first })])
  const decides = starting === 'choose' || typeof starting === 'object'
  game.state.flow = decides ? { at: 'playOrDraw' } : { at: 'deal' }
}

function checkDecks(setup: GameSetup, options: GameOptions): void {
  for (const player of PLAYERS) {
    const deck = setup.decks[player]
    if (!Array.isArray(deck)) throw new DeckError(`Deck ${player + 1} is not a list of cards.`)
    for (const entry of [...deck, ...(setup.sideboards?.[player] ?? [])])
      if (!Number.isInteger(entry.count) || entry.count < 0)
        throw new DeckError(`"${entry.name}" has the count ${entry.count}; it must be a whole number of at least 0.`)
    const size = deck.reduce((sum, entry) => sum + entry.count, 0)
    if (size === 0) throw new DeckError(`Deck ${player + 1} has no cards.`)
  }
  if (allowsUnsupported(options)) return
  const unknown = setup.decks.flatMap((deck) =>
    deck.filter((entry) => !setup.cards.tryGet(entry.name)).map((entry) => entry.name),
  )
  if (unknown.length > 0) throw new UnknownCardError([...new Set(unknown)])
}
