import { type Action, type Game, type ObjectId, type PlayerId, seatOf } from 'spellwright/play'

/** An ability was tried as the kind that it is not. */
const WRONG_KIND = /^That is (not )?a mana ability/

/** What a player could mean by clicking that object. */
function meant(game: Game, player: PlayerId, object: ObjectId): Action[] {
  const known = game.state.objects[object]
  if (!known) return []
  const seat = seatOf(game, player)
  if (known.zone === 'battlefield') {
    if (known.controller !== player) return []
    return seat.abilitiesOf(object).flatMap(({ ability, key }): Action[] => {
      if (ability.kind !== 'activated') return []
      return [
        { kind: 'activate', object, ability: key },
        { kind: 'activateMana', object, ability: key },
      ]
    })
  }
  const types = seat.view().hand.find(({ id }) => id === object)?.types ?? []
  return types.includes('land')
    ? [{ kind: 'playLand', object, face: 0 }]
    : [{ kind: 'cast', object, face: 0, method: 'normal' }]
}

/** Why the player cannot use that object now, in a sentence; null if they can, or if it has no use at all. */
export function whyNot(game: Game, player: PlayerId, object: ObjectId): string | null {
  if (game.decision?.shape !== 'act' || game.decision.player !== player) return null
  const seat = seatOf(game, player)
  const reasons = meant(game, player, object).map((action) => seat.refusal(action))
  if (reasons.includes(null)) return null
  return reasons.find((reason) => reason !== null && !WRONG_KIND.test(reason)) ?? null
}
