import type { PlayerId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'

/** Does damage reach that player, or is all of it prevented? */
export const damageCountsFor = (s: SeenGame, player: PlayerId): boolean =>
  s.battlefield.replacements.length === 0 || s.once(player === s.me ? countsForMe : countsForFoe)

const countsForMe = (s: SeenGame): boolean => countsFor(s, s.me)
const countsForFoe = (s: SeenGame): boolean => countsFor(s, s.foe)

function countsFor(s: SeenGame, player: PlayerId): boolean {
  return !s.battlefield.replacements.some(({ ability: { replacement }, source, controller }) => {
    if (replacement?.kind !== 'damage' || replacement.change.kind !== 'prevent') return false
    if (replacement.change.amount !== 'all' || replacement.source !== undefined) return false
    const { to } = replacement
    if (to === undefined || typeof to === 'string' || !('player' in to)) return false
    return to.player === 'any' || s.reader.players(s.context(source, controller), to.player).includes(player)
  })
}

/** Can damage alone end that player's game? Not while a life total cannot fall that low. */
export const canDieOfDamage = (s: SeenGame, player: PlayerId): boolean =>
  damageCountsFor(s, player) &&
  !s.battlefield.replacements.some(
    ({ ability: { replacement }, source, controller }) =>
      replacement?.kind === 'lifeLossFromDamage' &&
      s.reader.players(s.context(source, controller), replacement.player).includes(player),
  )
