import type { Zone } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { copyObject } from '../state/records.ts'
import { nextTimestamp } from '../state/update.ts'

export interface NewObject {
  readonly owner: PlayerId
  readonly controller: PlayerId
  readonly zone: Zone
  readonly def: number
  readonly kind: GameObject['kind']
  readonly card: number
  readonly sandbox?: boolean
  /** Bits of the players who know it; both if nothing is said. */
  readonly knownTo?: number
}

/** Nobody has seen it yet: who made it may still fill it in. */
export type NewRecord = ReturnType<typeof copyObject>

/** A fresh object with nothing of its past (CR 400.7). */
export function freshObject(game: Game, input: NewObject): NewRecord {
  const object = copyObject(BLANK)
  const turn = game.state.turn.number
  object.id = game.state.nextObject++ as ObjectId
  object.card = input.card
  object.kind = input.kind
  object.def = input.def
  object.owner = input.owner
  object.controller = input.controller
  object.zone = input.zone
  object.timestamp = nextTimestamp(game)
  object.controlledSince = turn
  object.lastController = input.controller
  object.enteredTurn = turn
  object.knownTo = input.knownTo ?? 3
  object.sandbox = input.sandbox ?? false
  return object
}

const BLANK: GameObject = {
  id: NO_OBJECT,
  card: 0,
  kind: 'card',
  def: 0,
  owner: 0,
  controller: 0,
  zone: 'library',
  timestamp: 0,
  face: 0,
  faceDown: false,
  bestowed: false,
  copy: null,
  merged: null,
  tapped: false,
  damage: 0,
  deathtouched: false,
  counters: null,
  attachedTo: 0,
  controlledSince: 0,
  lastController: 0,
  enteredTurn: 0,
  renowned: false,
  paired: NO_OBJECT,
  chosen: null,
  cast: null,
  stack: null,
  after: null,
  knownTo: 3,
  marks: null,
  regenerationShields: 0,
  sandbox: false,
}
