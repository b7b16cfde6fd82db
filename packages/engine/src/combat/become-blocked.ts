import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'
import { defendingPlayer, setCombat } from './phase.ts'

/** CR 509.1h, 509.3d: an effect makes unblocked attackers blocked, by no creature. */
export function becomeBlocked(game: Game, ids: readonly ObjectId[]): void {
  const { combat } = game.state
  if (combat === null) return
  const changed = combat.attackers.filter(({ attacker, blocked }) => ids.includes(attacker) && !blocked)
  if (changed.length === 0) return
  setCombat(game, {
    ...combat,
    attackers: combat.attackers.map((record) => (changed.includes(record) ? { ...record, blocked: true } : record)),
  })
  const player = defendingPlayer(game)
  emit(
    game,
    changed.map(({ attacker }) => makeEvent('becomesBlocked', { object: attacker, player })),
  )
}
