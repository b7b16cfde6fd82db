import type { Zone } from '@spellwright/dsl'
import type { Characteristics } from '../continuous/characteristics.ts'
import type { Decision } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { type ObjectId, otherPlayer, type PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { concernedBy, controlsOpponent } from '../turn/player-control.ts'
import type { Context } from './context.ts'
import { controllerOf, currentOrLastKnown, recordOf } from './lookup.ts'
import { playerRules } from './rules.ts'

/** Who may know what. Views, decisions, the log, determinization and seats all ask here. */

const HIDDEN: ReadonlySet<Zone> = new Set<Zone>(['library', 'hand', 'outside'])

/** CR 400.2, 400.11: a player may look at their own cards outside the game. */
export const isHiddenZone = (zone: Zone): boolean => HIDDEN.has(zone)

const bit = (player: PlayerId): number => 1 << player

/** May that player know what this object is? CR 723.4: whoever controls another player sees what that player sees of the game. */
export const knows = (game: Game, player: PlayerId, object: GameObject): boolean =>
  knowsAlone(game, player, object) ||
  (object.zone !== 'outside' && controlsOpponent(game, player) && knowsAlone(game, otherPlayer(player), object))

function knowsAlone(game: Game, player: PlayerId, object: GameObject): boolean {
  switch (object.zone) {
    case 'hand':
    case 'outside':
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

/** Does the open question let that player see this card? Of their own cards, also those it lets them choose. */
function isShownNow({ decision }: Game, player: PlayerId, { id, owner }: GameObject): boolean {
  if (decision === null || decision.player !== player) return false
  if (decision.shows?.includes(id)) return true
  return owner === concernedBy(decision) && decision.shape === 'objects' && decision.candidates.includes(id)
}

/**
 * May that player know the characteristics of an object, as it is or as it last was? Everybody knows what a face-down
 * permanent or spell is while it is face down (CR 708.2): a 2/2 creature.
 */
export const knowsCharacteristics = (game: Game, player: PlayerId, object: GameObject): boolean =>
  object.zone === 'battlefield' ||
  object.zone === 'stack' ||
  knows(game, player, object) ||
  isShownNow(game, player, object)

/** What an object is or last was; undefined where there is no such object, or a player reads who may not know it. */
export function characteristicsFor(game: Game, { viewpoint }: Context, id: ObjectId): Characteristics | undefined {
  if (viewpoint !== null) {
    const record = recordOf(game, id)
    if (!record || !knowsCharacteristics(game, viewpoint.player, record)) return undefined
  }
  return currentOrLastKnown(game, id)
}

/** May that player be told the id of an object? Cards in hidden zones have none, apart from the own hand and shown cards. */
export const knowsId = (game: Game, player: PlayerId, object: GameObject): boolean =>
  !isHiddenZone(object.zone) ||
  (object.zone !== 'library' && object.owner === player) ||
  (object.zone === 'hand' && controlsOpponent(game, player)) ||
  isShownNow(game, player, object)

/** May the asked player see this card for this question: it is shown to them, or it is their own. */
export function isShown(game: Game, decision: Decision, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (!object || knows(game, decision.player, object)) return true
  if (decision.shows?.includes(id)) return true
  return isHiddenZone(object.zone) && object.owner === concernedBy(decision)
}
