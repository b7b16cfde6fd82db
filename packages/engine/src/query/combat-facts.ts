import type { Game } from '../game/game.ts'
import type { EntityId, ObjectId } from '../state/ids.ts'
import type { AttackRecord } from '../state/state.ts'

export function isAttacking(game: Game, id: ObjectId): boolean {
  if (game.state.combat?.attackers.some((record) => record.attacker === id)) return true
  return !game.state.objects[id] && (game.state.lastKnown.get(id)?.attacking ?? false)
}

const isBlockerIn = (records: readonly AttackRecord[] | undefined, id: ObjectId): boolean =>
  records?.some(({ blockers }) => blockers.includes(id)) ?? false

export function isBlocking(game: Game, id: ObjectId): boolean {
  const { combat, objects, lastKnown } = game.state
  if (isBlockerIn(combat?.attackers, id) || isBlockerIn(combat?.departed, id)) return true
  return !objects[id] && (lastKnown.get(id)?.blocking ?? false)
}

/** Is it blocking that attacker, or was it when the attacker left the battlefield (CR 608.2h)? */
export function isBlockerOf(game: Game, id: ObjectId, attacker: EntityId): boolean {
  const { combat, objects } = game.state
  const records = objects[attacker as ObjectId] ? combat?.attackers : combat?.departed
  return records?.some((record) => record.attacker === attacker && record.blockers.includes(id)) ?? false
}

/** Is that attacker blocked by it, or was it when the blocker left the battlefield (CR 608.2h)? */
export function isBlockedBy({ state: { combat, objects, lastKnown } }: Game, id: ObjectId, blocker: EntityId): boolean {
  if (!objects[blocker as ObjectId]) return lastKnown.get(blocker as ObjectId)?.blocked?.includes(id) ?? false
  return (
    combat?.attackers.some(({ attacker, blockers }) => attacker === id && blockers.includes(blocker as ObjectId)) ??
    false
  )
}

export const isBlocked = ({ state: { combat } }: Game, id: ObjectId): boolean =>
  combat?.attackers.some(({ attacker, blocked }) => attacker === id && blocked) ?? false

/** CR 509.1h: a creature is unblocked only once blockers have been declared. */
export const isUnblocked = ({ state: { combat } }: Game, id: ObjectId): boolean =>
  combat?.blockersDeclared === true && combat.attackers.some(({ attacker, blocked }) => attacker === id && !blocked)
