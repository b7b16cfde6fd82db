import { hasKeyword } from '../continuous/characteristics.ts'
import { componentOf, merged } from '../continuous/merged-values.ts'
import { characteristics } from '../continuous/read.ts'
import { runEffects } from '../effects/run.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { compiledOf, printedFace } from '../state/compiled.ts'
import type { ObjectId } from '../state/ids.ts'
import type { Component, GameObject } from '../state/object.ts'
import { nextTimestamp, updateObject } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { removeMarks } from './marks.ts'

/** CR 701.27: transform a double-faced permanent; anything else does not transform. */
export function transformPermanent(game: Game, id: ObjectId): boolean {
  if (!canTurnOver(game, id) || isBoundToDaytime(game, id)) return false
  turnOver(game, id)
  return true
}

/** CR 702.145b, e: it can't transform except due to that ability. */
function isBoundToDaytime(game: Game, id: ObjectId): boolean {
  if (!game.watches.daybound) return false
  const c = characteristics(game, id)
  return hasKeyword(c, 'daybound') || hasKeyword(c, 'nightbound')
}

/** Is it a permanent that has another face? */
export function canTurnOver(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || object.faceDown) return false
  return [object, ...(object.merged?.under ?? [])].some((component) => isTransforming(game, component))
}

export function turnOver(game: Game, id: ObjectId): void {
  const object = mustGet(game, id)
  // CR 613.7g: a new timestamp. A double-faced permanent that is a copy has the copied values whichever face is up.
  turn(game, object, (component) =>
    isTransforming(game, component) ? { ...component, face: component.face === 0 ? 1 : 0 } : component,
  )
  asItTransforms(game, id)
  emit(game, [makeEvent('transformed', { object: id, detail: nameOf(game, id) })])
}

/** "As this creature transforms into …": no ability that uses the stack (CR 614.1). */
function asItTransforms(game: Game, id: ObjectId): void {
  const { abilities, controller, name } = characteristics(game, id)
  for (const { ability, key } of abilities)
    if (ability.kind === 'static' && ability.replacement?.kind === 'transforms' && ability.replacement.into === name)
      runEffects(game, contextOf(id, controller, { abilityKey: key }), ability.replacement.effects)
}

/** Can this card, or this component of a merged permanent (CR 730.2i), be turned to its other face? */
export function isTransforming(game: Game, { def, face, faceDown }: Component): boolean {
  const { layout, faces } = compiledOf(game, def).definition
  if ((layout !== 'transform' && layout !== 'modal_dfc') || faceDown) return false
  return faces[face === 0 ? 1 : 0]!.types.some((type) => type !== 'instant' && type !== 'sorcery')
}

/** Turn a permanent, and with it everything merged into it (CR 730.2f, 730.2i). */
function turn(game: Game, object: GameObject, turned: (component: Component) => Component): void {
  updateObject(game, object.id, { ...turnedComponents(game, object, turned), timestamp: nextTimestamp(game) })
}

/** What changes about the object when its components are turned. */
export function turnedComponents(
  game: Game,
  object: GameObject,
  turned: (component: Component) => Component,
): Partial<GameObject> {
  const top = turned(componentOf(object))
  const { face, faceDown } = top
  if (object.merged === null) return { face, faceDown, copy: otherFaceOf(object, face) }
  const { under, timestamp } = object.merged
  return { face, faceDown, merged: merged(game, top, under.map(turned), timestamp) }
}

/** CR 707.8a: a token created as a copy of a double-faced permanent has both of its faces. */
const otherFaceOf = ({ kind, def, copy }: GameObject, face: number): GameObject['copy'] =>
  kind === 'token' && copy?.def === def ? { ...copy, face } : copy

export const faceUp = (component: Component): Component => ({ ...component, faceDown: false })

/** CR 701.40g: an instant or sorcery card stays face down. */
function isInstantOrSorcery(game: Game, { def, face, merged: others }: GameObject): boolean {
  if (others !== null) return false
  const { types } = printedFace(game, { def, face, copy: null }).face
  return types.includes('instant') || types.includes('sorcery')
}

/** CR 708.8: it keeps being the same object; abilities that trigger on entering do not trigger. `x`: the X of its morph cost. */
export function turnFaceUp(game: Game, id: ObjectId, x = 0): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || !object.faceDown || isInstantOrSorcery(game, object)) return false
  turn(game, object, faceUp)
  removeMarks(game, id, 'disguised', 'manifested')
  emit(game, [makeEvent('turnedFaceUp', { object: id, player: object.controller, amount: x })])
  return true
}

/** CR 710.4: once only, and it stays the same object. */
export function flipPermanent(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || object.faceDown || object.merged !== null) return false
  const { copy, def, face } = object
  const isFlipCard = compiledOf(game, copy?.def ?? def).definition.layout === 'flip'
  if (!isFlipCard || (copy?.face ?? face) === 1) return false
  updateObject(game, id, copy === null ? { face: 1 } : { copy: { ...copy, face: 1 } })
  emit(game, [makeEvent('flipped', { object: id, detail: nameOf(game, id) })])
  return true
}

const isDoubleFaced = (game: Game, { def }: Component): boolean =>
  ['transform', 'modal_dfc'].includes(compiledOf(game, def).definition.layout)

export function turnFaceDown(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || object.faceDown) return false
  // CR 712.16, 730.2j
  if (object.merged?.under.some((component) => isDoubleFaced(game, component))) return false
  turn(game, object, (component) => ({ ...component, faceDown: true }))
  emit(game, [makeEvent('turnedFaceDown', { object: id, player: object.controller })])
  return true
}
