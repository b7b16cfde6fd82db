import { setCombat } from '../../combat/phase.ts'
import type { Game } from '../../game/game.ts'
import type { EntityId, ObjectId } from '../../state/ids.ts'

/** CR 508.4: enters attacking, though it was never declared. */
export function enterAttacking(game: Game, id: ObjectId, defender: EntityId): void {
  const { combat } = game.state
  if (!combat) return
  setCombat(game, {
    ...combat,
    enteredAttacking: true,
    attackers: [...combat.attackers, { attacker: id, defender, blocked: false, blockers: [], struckFirst: false }],
  })
}

/** CR 509.4: it blocks an attacking creature without having been declared as a blocker. */
export function enterBlocking(game: Game, id: ObjectId, attacker: ObjectId): void {
  const { combat } = game.state
  if (!combat) return
  const attackers = combat.attackers.map((record) =>
    record.attacker === attacker ? { ...record, blocked: true, blockers: [...record.blockers, id] } : record,
  )
  setCombat(game, { ...combat, attackers })
}
