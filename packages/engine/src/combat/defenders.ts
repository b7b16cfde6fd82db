import { hasSubtype, hasType, TYPE_BIT } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { ruleApplies } from '../query/rules.ts'
import type { EntityId, ObjectId, PlayerId } from '../state/ids.ts'
import { isPlayerEntity, NO_OBJECT, otherPlayer, playerEntity } from '../state/ids.ts'

/** CR 310.8, 310.11a: of a Siege only an opponent of its controller; of other battles its controller. */
export function protectorOf(game: Game, battle: ObjectId): PlayerId {
  const c = characteristics(game, battle)
  return hasSubtype(c, 'Siege') ? otherPlayer(c.controller) : c.controller
}

/** What may be attacked when that player defends: the player, their planeswalkers, battles they protect (CR 506.2–3). */
export function attackable(game: Game, player: PlayerId): EntityId[] {
  const found: EntityId[] = [playerEntity(player)]
  for (const id of game.state.battlefield) {
    const c = characteristics(game, id)
    if ((c.types & DEFENDING) === 0 || ruleApplies(game, 'cantBeAttacked', id)) continue
    const isOne = hasType(c, 'planeswalker') && c.controller === player
    if (isOne || (hasType(c, 'battle') && protectorOf(game, id) === player)) found.push(id)
  }
  return found
}

const DEFENDING = TYPE_BIT.planeswalker | TYPE_BIT.battle

/** The planeswalker or battle attacked, or 0 for a player. */
export const attackedPermanent = (defender: EntityId): ObjectId =>
  isPlayerEntity(defender) ? NO_OBJECT : (defender as ObjectId)
