import type { Step } from '@spellwright/dsl'
import type { Procedure } from '../decision/decision.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { replaceEvent } from '../replacement/apply.ts'
import { existing } from '../replacement/gather.ts'
import type { PlayerId } from '../state/ids.ts'
import { updatePlayer } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 614.10: steps, phases and turns that effects skip. */
export function* skips(game: Game, player: PlayerId, what: Step | 'combat' | 'turn'): Procedure<boolean> {
  const { skips: scheduled } = game.state.players[player]
  const at = scheduled.indexOf(what)
  let skipped = false
  if (at >= 0) {
    updatePlayer(game, player, { skips: [...scheduled.slice(0, at), ...scheduled.slice(at + 1)] })
    skipped = true
  } else skipped = (yield* replaceEvent(game, { kind: 'skip', player, what })) === null
  if (skipped) emit(game, [makeEvent('stepSkipped', { player, detail: what })])
  return skipped
}

/** Is there anything that could skip that step, phase or turn of the player? Mostly not. */
export function maySkip(game: Game, player: PlayerId, what: Step | 'combat' | 'turn'): boolean {
  if (game.state.players[player].skips.includes(what)) return true
  for (const { replacement } of existing(game, 'skip'))
    if (replacement.kind === 'skip' && replacement.what === what) return true
  return false
}
