import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { nameOf } from '../query/lookup.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId } from '../state/ids.ts'
import { nextTimestamp, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 701.27: turn a transforming double-faced permanent over; anything else does not transform. */
export function transformPermanent(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || object.faceDown) return false
  const { definition } = compiledOf(game, object.def)
  if (definition.layout !== 'transform') return false
  const face = object.face === 0 ? 1 : 0
  if (!definition.faces[face]!.types.some((type) => type !== 'instant' && type !== 'sorcery')) return false
  // CR 613.7g: a new timestamp. A double-faced permanent that is a copy shows the copied values whatever face is up.
  updateObject(game, id, { face, timestamp: nextTimestamp(game) })
  emit(game, [makeEvent('transformed', { object: id, detail: nameOf(game, id) })])
  return true
}

/** CR 708.8: it keeps being the same object; abilities that trigger on entering do not trigger. `x`: the X of its morph cost. */
export function turnFaceUp(game: Game, id: ObjectId, x = 0): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || !object.faceDown) return false
  updateObject(game, id, { faceDown: false, timestamp: nextTimestamp(game) })
  emit(game, [makeEvent('turnedFaceUp', { object: id, player: object.controller, amount: x })])
  return true
}

export function turnFaceDown(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || object.faceDown) return false
  updateObject(game, id, { faceDown: true, timestamp: nextTimestamp(game) })
  emit(game, [makeEvent('turnedFaceDown', { object: id, player: object.controller })])
  return true
}
