import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import { touch } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 506.4: it stops being an attacking or blocking creature; what it blocked stays blocked. */
export function removeFromCombat(game: Game, id: ObjectId): boolean {
  const { combat } = game.state
  if (!combat) return false
  const involved = combat.attackers.some((a) => a.attacker === id || a.blockers.includes(id) || a.defender === id)
  if (!involved) return false
  game.state.combat = {
    ...combat,
    attackers: combat.attackers
      .filter((a) => a.attacker !== id)
      .map((a) => {
        const blockers = a.blockers.includes(id) ? a.blockers.filter((b) => b !== id) : a.blockers
        // CR 506.4c: the creature goes on attacking nothing.
        return { ...a, blockers, defender: a.defender === id ? 0 : a.defender }
      }),
  }
  if (game.volatile) touch(game)
  if (game.state.objects[id]) emit(game, [makeEvent('removedFromCombat', { object: id })])
  return true
}
