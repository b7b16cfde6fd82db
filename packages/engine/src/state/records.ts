import type { GameObject, StackItem } from './object.ts'
import type { PlayerState, TurnState } from './state.ts'

/*
 * Changed copies of the records a game is made of. Each kind is copied in one place, field by field and in one order, so
 * that all records of a kind share one hidden class in V8. Spreading them would be many times slower
 * (docs/decisions/0006-record-shapes.md).
 */

/**
 * The same number, stored as a small integer if possible. V8 keeps lists of computed numbers as floating point; one such
 * number in a record changes the hidden class of its kind, and everything compiled for the old class is thrown away.
 */
export const wholeNumber = (value: number): number => ((value | 0) === value ? value | 0 : value)

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function assign<T extends object>(copy: T, patch: Partial<T>): T {
  for (const key in patch) copy[key] = patch[key] as T[typeof key]
  return copy
}

const copyObject = (object: GameObject): Writable<GameObject> => ({
  id: object.id,
  card: object.card,
  kind: object.kind,
  def: object.def,
  owner: object.owner,
  controller: object.controller,
  zone: object.zone,
  timestamp: object.timestamp,
  face: object.face,
  faceDown: object.faceDown,
  bestowed: object.bestowed,
  copy: object.copy,
  merged: object.merged,
  tapped: object.tapped,
  damage: object.damage,
  deathtouched: object.deathtouched,
  counters: object.counters,
  attachedTo: object.attachedTo,
  controlledSince: object.controlledSince,
  lastController: object.lastController,
  enteredTurn: object.enteredTurn,
  renowned: object.renowned,
  paired: object.paired,
  chosen: object.chosen,
  cast: object.cast,
  stack: object.stack,
  after: object.after,
  knownTo: object.knownTo,
  marks: object.marks,
  regenerationShields: object.regenerationShields,
  sandbox: object.sandbox,
})

export const objectWith = (object: GameObject, patch: Partial<GameObject>): GameObject =>
  assign(copyObject(object), patch)

const copyPlayer = (player: PlayerState): Writable<PlayerState> => ({
  name: player.name,
  life: player.life,
  pool: player.pool,
  counters: player.counters,
  landsPlayed: player.landsPlayed,
  drewFromEmpty: player.drewFromEmpty,
  mulligans: player.mulligans,
  keptHand: player.keptHand,
  lost: player.lost,
  turnsTaken: player.turnsTaken,
  latestTurn: player.latestTurn,
  previousTurn: player.previousTurn,
  skips: player.skips,
  deckSize: player.deckSize,
})

export const playerWith = (player: PlayerState, patch: Partial<PlayerState>): PlayerState =>
  assign(copyPlayer(player), patch)

const copyTurn = (turn: TurnState): Writable<TurnState> => ({
  number: turn.number,
  active: turn.active,
  regular: turn.regular,
  step: turn.step,
  priority: turn.priority,
  passes: turn.passes,
  ahead: turn.ahead,
  extraTurns: turn.extraTurns,
  startingPlayer: turn.startingPlayer,
  combats: turn.combats,
  cleanupPriority: turn.cleanupPriority,
})

export const turnWith = (turn: TurnState, patch: Partial<TurnState>): TurnState => assign(copyTurn(turn), patch)

export const itemWith = (item: StackItem, patch: Partial<StackItem>): StackItem =>
  assign<Writable<StackItem>>(
    {
      kind: item.kind,
      source: item.source,
      ability: item.ability,
      abilityKey: item.abilityKey,
      targets: item.targets,
      modes: item.modes,
      x: item.x,
      bindings: item.bindings,
      event: item.event,
      castAs: item.castAs,
      method: item.method,
      ...(item.spliced === undefined ? {} : { spliced: item.spliced }),
    },
    patch,
  )
