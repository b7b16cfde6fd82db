import type { Zone } from '@spellwright/dsl'
import type { Decision } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { controllerOf } from './lookup.ts'
import { playerRules } from './rules.ts'

/** Who may know what: the one place that says it, for views, decisions, the log and determinization alike. */

const HIDDEN: ReadonlySet<Zone> = new Set<Zone>(['library', 'hand'])

/** CR 400.2 */
export const isHiddenZone = (zone: Zone): boolean => HIDDEN.has(zone)

const bit = (player: PlayerId): number => 1 << player

/** May that player know what this object is? */
export function knows(game: Game, player: PlayerId, object: GameObject): boolean {
  switch (object.zone) {
    case 'hand':
      return object.owner === player || (object.knownTo & bit(player)) !== 0
    case 'library':
      return (object.knownTo & bit(player)) !== 0 || isRevealedTop(game, player, object)
    case 'battlefield':
    case 'stack':
      // CR 708.5: the controller of a face-down spell or permanent may look at it.
      return !object.faceDown || currentController(game, object) === player
    default:
      return !object.faceDown || (object.knownTo & bit(player)) !== 0
  }
}

const currentController = (game: Game, object: GameObject): PlayerId =>
  game.state.objects[object.id] === object ? controllerOf(game, object.id) : object.controller

function isRevealedTop(game: Game, player: PlayerId, { id, owner }: GameObject): boolean {
  if (game.state.library[owner].at(-1) !== id) return false
  return playsWithTopRevealed(game, owner) || (owner === player && mayLookAtTop(game, owner))
}

export const mayLookAtTop = (game: Game, player: PlayerId): boolean =>
  playerRules(game, 'topCardRevealed', player).length > 0

export const playsWithTopRevealed = (game: Game, player: PlayerId): boolean =>
  playerRules(game, 'topCardRevealed', player).some(({ rule }) => rule.to === undefined)

/** May the asked player see this card for this question: it is shown to them, or it is their own. */
export function isShown(game: Game, decision: Decision, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (!object || knows(game, decision.player, object)) return true
  if (decision.shows?.includes(id)) return true
  return isHiddenZone(object.zone) && object.owner === decision.player
}
