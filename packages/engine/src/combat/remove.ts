import { CHANGE } from '../continuous/what-effects-read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import type { AttackRecord } from '../state/state.ts'
import { changed } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 506.4: it stops being an attacking or blocking creature; a creature it blocked stays blocked. */
export function removeFromCombat(game: Game, id: ObjectId): boolean {
  const { combat } = game.state
  if (!combat) return false
  const isInvolved = ({ attacker, blockers, defender }: AttackRecord): boolean =>
    attacker === id || blockers.includes(id) || defender === id
  if (!combat.attackers.some(isInvolved) && !combat.departed.some(({ blockers }) => blockers.includes(id))) return false
  const without = (record: AttackRecord): AttackRecord => {
    const { blockers, defender } = record
    if (defender !== id && !blockers.includes(id)) return record
    // CR 506.4c: the creature continues to attack, but attacks nothing.
    return {
      ...record,
      blockers: blockers.includes(id) ? blockers.filter((blocker) => blocker !== id) : blockers,
      defender: defender === id ? 0 : defender,
    }
  }
  game.state.combat = {
    ...combat,
    attackers: combat.attackers.filter(({ attacker }) => attacker !== id).map(without),
    departed: [...combat.departed.map(without), ...combat.attackers.filter(({ attacker }) => attacker === id)],
  }
  changed(game, CHANGE.combat)
  if (game.state.objects[id]) emit(game, [makeEvent('removedFromCombat', { object: id })])
  return true
}
