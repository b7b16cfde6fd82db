import type { GameObject, StackItem } from './object.ts'
import type { PlayerState, TurnState } from './state.ts'

/*
 * Changed copies of the records a game is made of. Each kind is copied in one place, field by field and in one order, so
 * that all records of a kind have the same shape inside the JavaScript engine; made by spreading here and there they would
 * have dozens, and every reader would be slow.
 */

/**
 * The same number, as a small integer where it is one. Lists of computed numbers hand them out as floating point; one of
 * those in a record gives all records of the kind another shape, and everything compiled for the old one is thrown away.
 */
export const wholeNumber = (value: number): number => ((value | 0) === value ? value | 0 : value)

type Writable<T> = { -readonly [K in keyof T]: T[K] }

function assign<T extends object>(copy: T, patch: Partial<T>): T {
  for (const key in patch) copy[key] = patch[key] as T[typeof key]
  return copy
}

class ObjectRecord implements GameObject {
  id: GameObject['id']
  card: GameObject['card']
  kind: GameObject['kind']
  def: GameObject['def']
  owner: GameObject['owner']
  controller: GameObject['controller']
  zone: GameObject['zone']
  timestamp: GameObject['timestamp']
  face: GameObject['face']
  faceDown: GameObject['faceDown']
  bestowed: GameObject['bestowed']
  copy: GameObject['copy']
  merged: GameObject['merged']
  tapped: GameObject['tapped']
  damage: GameObject['damage']
  deathtouched: GameObject['deathtouched']
  counters: GameObject['counters']
  attachedTo: GameObject['attachedTo']
  controlledSince: GameObject['controlledSince']
  lastController: GameObject['lastController']
  enteredTurn: GameObject['enteredTurn']
  renowned: GameObject['renowned']
  paired: GameObject['paired']
  chosen: GameObject['chosen']
  cast: GameObject['cast']
  stack: GameObject['stack']
  after: GameObject['after']
  knownTo: GameObject['knownTo']
  marks: GameObject['marks']
  regenerationShields: GameObject['regenerationShields']
  sandbox: GameObject['sandbox']

  constructor(object: GameObject) {
    this.id = object.id
    this.card = object.card
    this.kind = object.kind
    this.def = object.def
    this.owner = object.owner
    this.controller = object.controller
    this.zone = object.zone
    this.timestamp = object.timestamp
    this.face = object.face
    this.faceDown = object.faceDown
    this.bestowed = object.bestowed
    this.copy = object.copy
    this.merged = object.merged
    this.tapped = object.tapped
    this.damage = object.damage
    this.deathtouched = object.deathtouched
    this.counters = object.counters
    this.attachedTo = object.attachedTo
    this.controlledSince = object.controlledSince
    this.lastController = object.lastController
    this.enteredTurn = object.enteredTurn
    this.renowned = object.renowned
    this.paired = object.paired
    this.chosen = object.chosen
    this.cast = object.cast
    this.stack = object.stack
    this.after = object.after
    this.knownTo = object.knownTo
    this.marks = object.marks
    this.regenerationShields = object.regenerationShields
    this.sandbox = object.sandbox
  }
}

export const copyObject = (object: GameObject): Writable<GameObject> => new ObjectRecord(object)

export const objectWith = (object: GameObject, patch: Partial<GameObject>): GameObject =>
  assign<Writable<GameObject>>(copyObject(object), patch)

export function objectWithTapped(object: GameObject, tapped: boolean): GameObject {
  const copy = copyObject(object)
  copy.tapped = tapped
  return copy
}

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

export function playerWithPool(player: PlayerState, pool: PlayerState['pool']): PlayerState {
  const copy = copyPlayer(player)
  copy.pool = pool
  return copy
}

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

/** What changes all the time goes without the detour over a patch. */
export function turnWithPriority(turn: TurnState, priority: TurnState['priority'], passes: number): TurnState {
  const copy = copyTurn(turn)
  copy.priority = priority
  copy.passes = passes
  return copy
}

export function turnWithStep(turn: TurnState, step: TurnState['step'], ahead: TurnState['ahead']): TurnState {
  const copy = copyTurn(turn)
  copy.step = step
  copy.ahead = ahead
  return copy
}

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
