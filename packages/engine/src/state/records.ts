import type { GameObject, StackItem } from './object.ts'
import type { PlayerState, TurnState } from './state.ts'

/*
 * Changed copies of the records a game is made of. Each kind is copied in one place, field by field and in one order, so
 * that all records of a kind have the same shape inside the JavaScript engine; made by spreading here and there they would
 * have dozens, and every reader would be slow.
 */

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function assign<T extends object>(copy: T, patch: Partial<T>): T {
  for (const key in patch) copy[key] = patch[key] as T[typeof key]
  return copy
}

export const copyObject = (object: GameObject): Writable<GameObject> => ({
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
  copy: object.copy,
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
  assign<Writable<GameObject>>(copyObject(object), patch)

export const playerWith = (player: PlayerState, patch: Partial<PlayerState>): PlayerState =>
  assign<Writable<PlayerState>>(
    {
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
    },
    patch,
  )

export const turnWith = (turn: TurnState, patch: Partial<TurnState>): TurnState =>
  assign<Writable<TurnState>>(
    {
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
    },
    patch,
  )

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
    },
    patch,
  )
