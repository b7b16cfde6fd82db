import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isAttacking, isBlocking } from '../query/combat-facts.ts'
import { mustGet } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'

/** CR 608.2h: records last-known information. Cards in libraries need none, unless they move themselves (Darksteel Colossus). */
export function remember(game: Game, id: ObjectId, byItself = false): void {
  const object = game.state.objects[id]
  if (!object || (object.zone === 'library' && !byItself)) return
  const { combat } = game.state
  const fights = combat !== null && object.zone === 'battlefield'
  const known = {
    object,
    characteristics: characteristics(game, id),
    became: NO_OBJECT,
    turn: game.state.turn.number,
    attacking: fights && isAttacking(game, id),
    blocking: fights && isBlocking(game, id),
  }
  const attachments = attachmentsOf(game, object)
  const attack = fights ? combat.attackers.find((record) => record.attacker === id) : undefined
  const blocked = fights ? combat.attackers.flatMap((r) => (r.blockers.includes(id) ? [r.attacker] : [])) : []
  game.state.lastKnown.set(id, {
    ...known,
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(attack ? { attacked: attack.defender } : {}),
    ...(blocked.length > 0 ? { blocked } : {}),
  })
}

/** What was attached to it. */
const attachmentsOf = (game: Game, { id, zone }: GameObject): readonly ObjectId[] =>
  zone === 'battlefield' ? game.state.battlefield.filter((other) => mustGet(game, other).attachedTo === id) : []

/** Adds the object it became to the last-known information. */
export function recordWhatItBecame(game: Game, id: ObjectId, became: ObjectId, others?: readonly ObjectId[]): void {
  const known = game.state.lastKnown.get(id)
  if (!known) return
  const { object, characteristics: c, turn, attacking, blocking, attacked, blocked, attachments } = known
  const next = { object, characteristics: c, became, turn, attacking, blocking }
  const isMore = others !== undefined || attacked !== undefined || blocked !== undefined || attachments !== undefined
  game.state.lastKnown.set(
    id,
    isMore
      ? {
          ...next,
          ...(others ? { others } : {}),
          ...(attacked === undefined ? {} : { attacked }),
          ...(blocked && { blocked }),
          ...(attachments && { attachments }),
        }
      : next,
  )
}
