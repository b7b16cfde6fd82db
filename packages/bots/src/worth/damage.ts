import type { PlayerId } from '@spellwright/engine'
import { appliesNow } from '../seat/applies-now.ts'
import type { SeenGame } from '../seat/seen-game.ts'

/** Does damage reach that player, or is all of it prevented? */
export const damageCountsFor = (s: SeenGame, player: PlayerId): boolean =>
  s.battlefield.replacements.length === 0 || s.once(player === s.me ? countsForMe : countsForFoe)

const countsForMe = (s: SeenGame): boolean => countsFor(s, s.me)
const countsForFoe = (s: SeenGame): boolean => countsFor(s, s.foe)

function countsFor(s: SeenGame, player: PlayerId): boolean {
  return !s.battlefield.replacements.some(({ ability, source, controller }) => {
    const { replacement } = ability
    if (replacement?.kind !== 'damage' || replacement.change.kind !== 'prevent') return false
    if (replacement.change.amount !== 'all' || replacement.source !== undefined) return false
    const { to } = replacement
    if (to === undefined || typeof to === 'string' || !('player' in to)) return false
    const ctx = s.context(source, controller)
    return appliesNow(s, ctx, ability) && (to.player === 'any' || s.reader.players(ctx, to.player).includes(player))
  })
}

/** Can damage alone end that player's game? Not while a life total cannot fall that low. */
export const canDieOfDamage = (s: SeenGame, player: PlayerId): boolean =>
  damageCountsFor(s, player) &&
  !s.battlefield.replacements.some(({ ability, source, controller }) => {
    const { replacement } = ability
    if (replacement?.kind !== 'lifeLossFromDamage') return false
    const ctx = s.context(source, controller)
    return appliesNow(s, ctx, ability) && s.reader.players(ctx, replacement.player).includes(player)
  })
