import {
  characteristics,
  type EntityId,
  entityPlayer,
  type Game,
  isCreature,
  isPlayerEntity,
  type ObjectId,
  recordOf,
} from '@spellwright/engine'
import { NotRunnable } from '../format/errors.ts'
import type { Reference, TargetReference } from '../format/scenario.ts'
import { describeOnStack, someStartsWith } from './ability-text.ts'
import { matchesName } from './names.ts'
import { seatName, type Table } from './table.ts'

/** CR 709.5: a Room with both halves locked has no name. */
const isLockedRoom = (game: Game, id: ObjectId): boolean => {
  const { name, subtypes } = characteristics(game, id)
  return name === '' && subtypes.includes('Room')
}

function isFaceDown(game: Game, id: ObjectId, what: NonNullable<Reference['faceDown']>): boolean {
  const object = game.state.objects[id]
  if (!object || object.kind === 'ability') return false
  if (what === 'lockedRoom') return isLockedRoom(game, id)
  if (what === 'card') return object.faceDown
  if (object.zone === 'battlefield' && characteristics(game, id).name !== '') return false
  if (what === 'token') return object.kind === 'token'
  return isCreature(characteristics(game, id))
}

const isCopy = (game: Game, id: ObjectId): boolean => {
  const object = game.state.objects[id]
  return object !== undefined && (object.copy !== null || object.kind === 'copy')
}

type Named = (game: Game, id: ObjectId, name: string) => boolean

/** Whether the reference matches this object. `index` applies to a list, see `matchingObjects`. */
export function isReferenceTo(
  table: Table,
  reference: TargetReference,
  id: ObjectId,
  named: Named = matchesName,
): boolean {
  const { game, aliases } = table
  if (reference.set !== undefined) throw new NotRunnable('set')
  if (reference.copy !== undefined && isCopy(game, id) !== reference.copy) return false
  if (reference.alias !== undefined) {
    const cards = aliases.get(reference.alias) ?? []
    return cards.includes(recordOf(game, id)?.card ?? -1)
  }
  if (reference.faceDown !== undefined) return isFaceDown(game, id, reference.faceDown)
  if (reference.card === undefined) return false
  return named(game, id, reference.card) || matchesStackDescription(game, id, reference.card)
}

/** Scripts can refer to an object on the stack by a description: "Cast <name>" or "stack ability (<text>". */
function matchesStackDescription(game: Game, id: ObjectId, text: string): boolean {
  if (game.state.objects[id]?.zone !== 'stack' || !/^(stack ability|cast )/i.test(text)) return false
  const { texts, name } = describeOnStack(game, id)
  const beginning = text.replace(/^stack ability \(/i, '').replace(/\)$/, '')
  return someStartsWith(texts, beginning, '') || someStartsWith(texts, beginning, name)
}

export const hasReference = ({ card, alias, faceDown }: Reference): boolean =>
  card !== undefined || alias !== undefined || faceDown !== undefined

/** The objects that match a reference, in the given order. */
export function matchingObjects(
  table: Table,
  reference: Reference,
  ids: readonly ObjectId[],
  named: Named = matchesName,
): ObjectId[] {
  const found = ids.filter((id) => isReferenceTo(table, reference, id, named))
  return reference.index === undefined ? found : found.slice(reference.index, reference.index + 1)
}

/** The objects and players that match a target reference. */
export function matchingEntities(
  table: Table,
  reference: TargetReference,
  candidates: readonly EntityId[],
): EntityId[] {
  if (reference.player !== undefined)
    return candidates.filter((entity) => isPlayerEntity(entity) && seatName(entityPlayer(entity)) === reference.player)
  const objects = candidates.filter((entity): entity is ObjectId => !isPlayerEntity(entity))
  return matchingObjects(table, reference, objects)
}

/** A reference as text, for reasons and logs. */
export const targetText = (target: TargetReference): string =>
  target.player === undefined ? referenceText(target) : `player ${target.player}`

export function referenceText(reference: Reference): string {
  if (reference.alias !== undefined) return `@${reference.alias}`
  if (reference.faceDown !== undefined) return `face-down ${reference.faceDown}`
  const nth = reference.index === undefined ? '' : ` #${reference.index + 1}`
  return `${reference.card ?? 'anything'}${nth}`
}
