import { moveObject } from '../atoms/move.ts'
import { withFace } from '../casting/cast-options.ts'
import { gainByPermission, isPermitted, notePermission, usedPermission } from '../casting/permissions.ts'
import { isSorceryTime } from '../casting/timing.ts'
import { isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { playerRules } from '../query/rules.ts'
import { compiledOf } from '../state/compiled.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 305.2: one land a turn, plus what effects add. */
export function landsAllowed(game: Game, player: PlayerId): number {
  return playerRules(game, 'additionalLands', player).reduce(
    (sum, { rule, ctx }) => (rule.count === 'any' ? Infinity : sum + atLeastZero(quantity(game, ctx, rule.count))),
    1,
  )
}

/** Faces of a card that are lands and may be played. */
export function landFaces(game: Game, id: ObjectId): number[] {
  const object = mustGet(game, id)
  const { definition } = compiledOf(game, object.def)
  const count = definition.layout === 'modal_dfc' ? definition.faces.length : 1
  const faces: number[] = []
  for (let face = 0; face < count; face++) if (itemAt(definition.faces, face).types.includes('land')) faces.push(face)
  return faces
}

/** Why that land cannot be played, or null. */
export function whyCantPlayLand(game: Game, player: PlayerId, id: ObjectId, face: number): string | null {
  const object = game.state.objects[id]
  if (!object) return 'that card is not there'
  const name = withFace(game, id, face, () => nameOf(game, id))
  if (!landFaces(game, id).includes(face) || !withFace(game, id, face, () => isLand(characteristics(game, id))))
    return `${name} is not a land`
  // CR 715.3d: a land whose Adventure was cast may be played from exile.
  const isOnAdventure = object.zone === 'exile' && object.after === 'adventure'
  const inHand = (object.zone === 'hand' || isOnAdventure) && object.owner === player
  // CR 712.12: a permission looks at the face that is played.
  const permitted = () => withFace(game, id, face, () => isPermitted(game, player, id, object.zone, 'land'))
  if (!inHand && !permitted()) return `${name} is not in your hand`
  const why = whyNoLandPlay(game, player)
  if (why !== null) return `${name}: ${why}`
  if (playerRules(game, 'cantPlayLands', player).some(({ rule }) => rule.from?.includes(object.zone)))
    return `${name}: you can't play lands from there`
  return isSorceryTime(game, player) ? null : `${name}: lands are played only in a main phase with an empty stack`
}

/** CR 305.2–3: why that player cannot play any land now, or null; an effect may allow it at another time of the turn. */
export function whyNoLandPlay(game: Game, player: PlayerId): string | null {
  if (game.state.turn.active !== player) return 'lands are played only on your own turn'
  if (playerRules(game, 'cantPlayLands', player).some(({ rule }) => rule.from === undefined))
    return "you can't play lands"
  const { landsPlayed } = game.state.players[player]
  if (landsPlayed >= landsAllowed(game, player))
    return `you have already played ${landsPlayed === 1 ? 'a land' : `${landsPlayed} lands`} this turn`
  return null
}

/** CR 116.2a, 305.1: a special action; it does not use the stack. Returns the land on the battlefield, or 0. */
export function playLand(game: Game, player: PlayerId, id: ObjectId, face: number): ObjectId {
  const { zone } = mustGet(game, id)
  const permission =
    zone === 'hand' ? undefined : withFace(game, id, face, () => usedPermission(game, player, id, zone, 'land'))
  notePermission(game, permission)
  updatePlayer(game, player, { landsPlayed: game.state.players[player].landsPlayed + 1 })
  const cause = { kind: 'play', source: NO_OBJECT, controller: player } as const
  const { zone: from } = mustGet(game, id)
  const land = moveObject(game, { id, to: 'battlefield', face, controller: player, cause })
  gainByPermission(game, permission, land)
  if (land !== NO_OBJECT) emit(game, [makeEvent('landPlayed', { object: land, player, controller: player, from })])
  return land
}
