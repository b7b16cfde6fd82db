import type { Ability } from '@spellwright/dsl'
import { manaPrice } from '../facts/price.ts'
import { stepsOf } from '../facts/steps.ts'
import { canPay } from '../seat/mana.ts'
import type { Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { isCreature, type Thing } from '../seat/thing.ts'
import { modificationsWorth } from './modification-worth.ts'
import { permanentWorth } from './permanent-worth.ts'

/** What an Aura or Equipment does to what it is attached to, as the player of this seat sees it. */
export function attachedWorth(s: Situation, scene: Scene, abilities: readonly Ability[], host: Thing): number {
  let sum = 0
  for (const ability of abilities) sum += partWorth(s, scene, ability, host)
  return sum
}

/** What is put on a creature that cannot attack yet can as well be put there later. */
const TOO_EARLY = 0.15

const isInTime = (s: Situation, { permanent, info }: Thing): boolean =>
  permanent === null || !isCreature(info) || (s.turn.step === 'main1' && s.isMyTurn && s.piece(permanent).isReady)

/** The permanent can be tapped for more mana this turn: the Aura is paid for without it. */
function makesMoreNow(s: Situation, { self }: Scene, { id, permanent }: Thing): boolean {
  const aura = permanent?.tapped === false ? s.thing(self) : null
  if (aura === null) return false
  const others = s.units.filter(({ source }) => source !== id)
  return others.length < s.units.length && canPay(others, manaPrice(aura.info.manaCost))
}

function partWorth(s: Situation, scene: Scene, ability: Ability, host: Thing): number {
  const own = host.controller === s.me ? 1 : -1
  if (ability.kind === 'triggered') {
    const { on } = ability
    const concernsHost = 'object' in on && on.object === 'attachedTo'
    const makesMana = stepsOf(ability).some(({ kind }) => kind === 'addMana')
    return concernsHost && makesMana ? own * (makesMoreNow(s, scene, host) ? 2 : 1.6) : 0
  }
  if (ability.kind !== 'static') return 0
  const { affects, apply, rule } = ability
  if (affects === 'attachedTo' && apply) {
    const worth = modificationsWorth(s, scene, host, apply, 'static')
    return worth > 0 && own > 0 && !isInTime(s, host) ? TOO_EARLY * worth : worth
  }
  const hinders = rule && ['cantAttack', 'cantBlock', 'doesntUntap', 'cantActivate'].includes(rule.kind)
  return hinders && host.permanent ? -own * 0.4 * permanentWorth(s, host.permanent) : 0
}
