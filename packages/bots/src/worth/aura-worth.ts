import type { Ability } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import { manaPrice } from '../facts/price.ts'
import { stepsOf } from '../facts/steps.ts'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature, type SeenObject } from '../seat/seen-object.ts'
import { modificationsWorth } from './modification-worth.ts'
import { permanentWorth } from './permanent-worth.ts'
import { worthIn } from './zone-worth.ts'

/** What an Aura or Equipment does to what it is attached to, as the player of this seat sees it. */
export function attachedWorth(s: SeenGame, ctx: Context, abilities: readonly Ability[], host: SeenObject): number {
  if (s.policy.reanimation && host.zone === 'graveyard' && host.permanent === null)
    return worthIn(s, host, 'battlefield')
  let sum = 0
  for (const ability of abilities) sum += partWorth(s, ctx, ability, host)
  return sum
}

/** What is put on a creature that cannot attack yet can as well be put there later. */
const TOO_EARLY = 0.15

const isInTime = (s: SeenGame, { permanent, info }: SeenObject): boolean =>
  permanent === null ||
  !isCreature(info) ||
  (s.turn.step === 'main1' && s.isMyTurn && s.permanentFacts(permanent).isReady)

/** The permanent can be tapped for more mana this turn: the Aura is paid for without it. */
function makesMoreNow(s: SeenGame, { source }: Context, { id, permanent }: SeenObject): boolean {
  const aura = permanent?.tapped === false ? s.object(source) : null
  if (aura === null) return false
  const others = s.units.filter(({ source }) => source !== id)
  return others.length < s.units.length && canPay(others, manaPrice(aura.info.manaCost))
}

function partWorth(s: SeenGame, ctx: Context, ability: Ability, host: SeenObject): number {
  const own = host.controller === s.me ? 1 : -1
  if (ability.kind === 'triggered') {
    const { on } = ability
    const concernsHost = 'object' in on && on.object === 'attachedTo'
    const makesMana = stepsOf(ability).some(({ kind }) => kind === 'addMana')
    return concernsHost && makesMana ? own * (makesMoreNow(s, ctx, host) ? 2 : 1.6) : 0
  }
  if (ability.kind !== 'static') return 0
  const { affects, apply, rule } = ability
  if (affects === 'attachedTo' && apply) {
    const worth = modificationsWorth(s, ctx, host, apply, 'static')
    return worth > 0 && own > 0 && !isInTime(s, host) ? TOO_EARLY * worth : worth
  }
  const hinders = rule && ['cantAttack', 'cantBlock', 'doesntUntap', 'cantActivate'].includes(rule.kind)
  return hinders && host.permanent ? -own * 0.4 * permanentWorth(s, host.permanent) : 0
}
