import type { Step } from '@spellwright/dsl'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { replaceEvent } from '../replacement/apply.ts'
import type { PlayerId } from '../state/ids.ts'
import { updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 614.10: steps, phases and turns that effects skip. */
export function skips(game: Game, player: PlayerId, what: Step | 'combat' | 'turn'): boolean {
  const { skips: scheduled } = game.state.players[player]
  const at = scheduled.indexOf(what)
  if (at >= 0) updatePlayer(game, player, { skips: [...scheduled.slice(0, at), ...scheduled.slice(at + 1)] })
  else if (replaceEvent(game, { kind: 'skip', player, what }) !== null) return false
  emit(game, [makeEvent('stepSkipped', { player, detail: what })])
  return true
}
