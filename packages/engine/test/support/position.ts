import { CardDefinitions } from '@spellwright/cards'
import type { Step, Zone } from '@spellwright/dsl'
import { setCounters } from '../../src/atoms/counters.ts'
import { freshObject } from '../../src/atoms/fresh-object.ts'
import { addObject } from '../../src/atoms/move.ts'
import { characteristics } from '../../src/continuous/read.ts'
import { Game } from '../../src/game/game.ts'
import { manaUnit } from '../../src/mana/pool.ts'
import { DEFAULT_OPTIONS, definitionFor, emptyState } from '../../src/setup/create.ts'
import { compiledOf } from '../../src/state/compiled.ts'
import { forkState } from '../../src/state/fork.ts'
import type { ObjectId, PlayerId } from '../../src/state/ids.ts'
import type { GameObject } from '../../src/state/object.ts'
import type { GameOptions } from '../../src/state/state.ts'
import { STEPS_AFTER_UNTAP } from '../../src/turn/phases.ts'

/** One card of a position: a name, or a name with status. */
export type Entry =
  | string
  | {
      card: string
      tapped?: boolean
      counters?: Record<string, number>
      sick?: boolean
      damage?: number
      attachedTo?: string
      face?: number
    }

export interface Side {
  battlefield?: readonly Entry[]
  hand?: readonly Entry[]
  graveyard?: readonly Entry[]
  exile?: readonly Entry[]
  /** Cards outside the game. */
  outside?: readonly Entry[]
  /** Top card first. */
  library?: readonly Entry[]
  life?: number
  /** Mana in the pool, such as `{R}{R}`. */
  mana?: string
}

export interface Position {
  a?: Side
  b?: Side
  active?: PlayerId
  step?: Step
  turn?: number
  options?: Partial<GameOptions>
  seed?: string
}

/** `3 Forest` is three Forests. */
function* expand(entries: readonly Entry[]): Generator<Exclude<Entry, string>> {
  for (const entry of entries) {
    if (typeof entry !== 'string') {
      yield entry
      continue
    }
    const [, count, name] = /^(?:(\d+) )?(.*)$/.exec(entry)!
    for (let i = 0; i < Number(count ?? 1); i++) yield { card: name! }
  }
}

/** A game at that position, not begun yet. */
export function gameAt(position: Position): Game {
  const options: GameOptions = { ...DEFAULT_OPTIONS, starting: 0, mulligan: 'none', ...position.options }
  const state = emptyState(position.seed ?? 'test', options, ['A', 'B'])
  const game = new Game({ state, cards: CardDefinitions, compiled: [], initial: state, policy: 'everyRest' })
  const active = position.active ?? 0
  const step = position.step ?? 'main1'
  state.turn = {
    ...state.turn,
    number: position.turn ?? 3,
    active,
    regular: active,
    step,
    priority: active,
    startingPlayer: 0,
    ahead: STEPS_AFTER_UNTAP.slice(STEPS_AFTER_UNTAP.indexOf(step) + 1),
  }
  state.flow = { at: 'checks' }
  placeSide(game, 0, position.a ?? {})
  placeSide(game, 1, position.b ?? {})
  return game
}

/** Begins a game whose cards are all in their places. */
export function startFrom(game: Game): void {
  const { state } = game
  for (const player of [0, 1] as const) {
    const cards = state.objects.filter((object) => object?.owner === player && object.card >= 0).length
    state.players[player] = { ...state.players[player], keptHand: true, deckSize: cards }
  }
  for (let def = 0; def < state.definitions.length; def++) compiledOf(game, def)
  game.nextEpoch()
  game.begin(forkState(state))
}

function placeSide(game: Game, player: PlayerId, side: Side): void {
  for (const zone of ['battlefield', 'hand', 'graveyard', 'exile', 'outside'] as const)
    for (const entry of expand(side[zone] ?? [])) place(game, player, zone, entry)
  for (const entry of [...expand(side.library ?? ['10 Wastes'])].reverse()) place(game, player, 'library', entry)
  const pool = [...(side.mana ?? '').matchAll(/\{([WUBRGC])\}/g)].map((m) => manaUnit(m[1] as 'R'))
  const { players } = game.state
  players[player] = { ...players[player], life: side.life ?? 20, pool }
}

function place(game: Game, player: PlayerId, zone: Zone, entry: Exclude<Entry, string>): void {
  const { state } = game
  const { def, sandbox } = definitionFor(
    state,
    CardDefinitions,
    { name: entry.card, count: 1 },
    state.options.kitchenTable,
  )
  const card = state.objects.length + 1000
  const object = freshObject(game, { owner: player, controller: player, zone, def, kind: 'card', card })
  const { definition, faces } = compiledOf(game, def)
  const face =
    entry.face ??
    Math.max(
      0,
      definition.faces.findIndex(({ name }) => name === entry.card),
    )
  const placed: GameObject = {
    ...object,
    sandbox,
    face: zone === 'battlefield' ? face : 0,
    tapped: entry.tapped ?? false,
    damage: entry.damage ?? 0,
    controlledSince: entry.sick ? state.turn.number + 1 : 0,
    enteredTurn: entry.sick ? state.turn.number : 0,
    knownTo: zone === 'hand' ? 1 << player : zone === 'library' || zone === 'outside' ? 0 : 3,
  }
  addObject(game, placed)
  const loyalty = zone === 'battlefield' ? faces[face]?.face.loyalty : undefined
  if (typeof loyalty === 'number') setCounters(game, object.id, 'loyalty', loyalty)
  for (const [kind, count] of Object.entries(entry.counters ?? {})) setCounters(game, object.id, kind, count)
}

/** Does the object have that name, or that of one of its faces? */
export function isCalled(game: Game, id: ObjectId, name: string): boolean {
  const object = game.state.objects[id]!
  if (object.kind === 'ability') return false
  if (characteristics(game, id).name === name) return true
  const { definition } = compiledOf(game, object.def)
  return (
    !object.faceDown &&
    object.copy === null &&
    object.zone !== 'battlefield' &&
    (definition.name === name || definition.faces.some((face) => face.name === name))
  )
}

/** The game as it comes back from JSON, which must be the same. */
export function loadedAgain(game: Game): Game {
  const copy = Game.load(JSON.parse(JSON.stringify(game.save())), CardDefinitions)
  if (copy.hash() !== game.hash()) throw new Error('The game changed on its way through JSON')
  copy.listeners.push(...game.listeners)
  return copy
}
