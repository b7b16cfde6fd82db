import type { Cost } from '@spellwright/dsl'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { newStackItem } from '../stack/stack-item.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { StackItem } from '../state/object.ts'
import { isFaceDownMethod, keywordOfCost, withFace } from './cast-options.ts'
import { isGrantedMethod } from './granted-costs.ts'
import { type Permission, usedPermission } from './permissions.ts'

/** Which card to cast, with which face, and by which method. */
export class CastRequest {
  readonly object: ObjectId
  readonly face: number
  readonly method: string
  /** An effect's own cost (madness, "by paying …"), instead of the method's. */
  readonly cost: Cost | null

  constructor(object: ObjectId, face: number, method: string, cost: Cost | null = null) {
    this.object = object
    this.face = face
    this.method = method
    this.cost = cost
  }
}

/** Is it a method of a keyword that the card has in the zone it is cast from? */
export const isFromItsZone = (method: string): boolean =>
  method !== 'normal' && /^(flashback|escape|mayhem|harmonize|jump-start|retrace|disturb)/.test(method)

/** The effect that lets the player cast it from where it is, if that is allowed only so often or costs something. */
export function castingPermission(
  game: Game,
  player: PlayerId,
  { object, face, method, cost }: CastRequest,
): Permission | undefined {
  if (cost !== null || isGrantedMethod(method) || isFromItsZone(method)) return undefined
  const { zone } = mustGet(game, object)
  if (zone === 'hand') return undefined
  const using = method === 'free' ? 'free' : keywordOfMethod(game, object, face, method)
  return withFace(game, object, face, () => usedPermission(game, player, object, zone, using))
}

function keywordOfMethod(game: Game, id: ObjectId, face: number, method: string): string | null {
  const [kind, key = ''] = method.split(':', 2)
  return kind === 'alternative' ? withFace(game, id, face, () => keywordOfCost(characteristics(game, id), key)) : null
}

/** The spell as it is put on the stack, before any choice. */
export function announcedSpell(id: ObjectId, { method }: CastRequest, permission?: Permission): StackItem {
  const item = newStackItem('spell', id, { castAs: isFaceDownMethod(method) ? 'faceDown' : 'normal', method })
  const additional = permission?.rule.additional
  return additional === undefined ? item : { ...item, additional }
}
