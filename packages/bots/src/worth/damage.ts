import type { PlayerId } from '@spellwright/engine'
import { playersOf } from '../seat/refs.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'

/** Does damage reach that player, or is all of it prevented? */
export const damageCountsFor = (s: Situation, player: PlayerId): boolean =>
  s.table.replacements.length === 0 || s.once(player === s.me ? countsForMe : countsForFoe)

const countsForMe = (s: Situation): boolean => countsFor(s, s.me)
const countsForFoe = (s: Situation): boolean => countsFor(s, s.foe)

function countsFor(s: Situation, player: PlayerId): boolean {
  return !s.table.replacements.some(({ ability: { replacement }, source, controller }) => {
    if (replacement?.kind !== 'damage' || replacement.change.kind !== 'prevent') return false
    if (replacement.change.amount !== 'all' || replacement.source !== undefined) return false
    const { to } = replacement
    if (to === undefined || typeof to === 'string' || !('player' in to)) return false
    return to.player === 'any' || playersOf(s, sceneOf(controller, source), to.player).includes(player)
  })
}

/** Can damage alone end that player's game? Not while a life total cannot fall that low. */
export const canDieOfDamage = (s: Situation, player: PlayerId): boolean =>
  damageCountsFor(s, player) &&
  !s.table.replacements.some(
    ({ ability: { replacement }, source, controller }) =>
      replacement?.kind === 'lifeLossFromDamage' &&
      playersOf(s, sceneOf(controller, source), replacement.player).includes(player),
  )
