import type { Game } from '../game/game.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import { nextTimestamp } from '../state/update.ts'

type Required = 'owner' | 'controller' | 'zone' | 'def' | 'kind' | 'card'
type NewObject = Pick<GameObject, Required> & Partial<GameObject>

/** A new object, with no memory of what it was before (CR 400.7). */
export function freshObject(game: Game, input: NewObject): GameObject {
  const turn = game.state.turn.number
  return objectWith(BLANK, {
    id: game.state.nextObject++ as ObjectId,
    timestamp: nextTimestamp(game),
    controlledSince: turn,
    lastController: input.controller,
    enteredTurn: turn,
    ...input,
  })
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
