import type { Ability } from '@spellwright/dsl'
import type { StackView } from '@spellwright/engine'
import { stepsOf } from '../facts/steps.ts'
import type { Situation } from '../seat/situation.ts'
import type { Thing } from '../seat/thing.ts'
import { isDoomed } from './doom.ts'
import { permanentWorth } from './permanent-worth.ts'
import { sideOf } from './side.ts'

const destroys = (ability: Ability): boolean =>
  stepsOf(ability).some((step) =>
    step.kind === 'destroy' ? step.regeneration !== 'cant' : step.kind === 'dealDamage' || step.kind === 'fight',
  )

/** Would what is on the stack destroy its targets, so that regeneration helps? */
function isDestructive(s: Situation, item: StackView): boolean {
  if (item.ability !== null) return destroys(item.ability)
  return s.abilities(item.id).some(({ ability }) => destroys(ability))
}

/** A shield is worth what it saves now, and nothing as long as nothing threatens. */
export function regenerationWorth(s: Situation, thing: Thing): number {
  if (!thing.permanent || !isDoomed(s, thing) || (s.top && !isDestructive(s, s.top))) return 0
  return 0.9 * sideOf(s, thing.controller) * permanentWorth(s, thing.permanent)
}
