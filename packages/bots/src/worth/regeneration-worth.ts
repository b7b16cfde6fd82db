import type { Ability } from '@spellwright/dsl'
import type { StackView } from '@spellwright/engine'
import { stepsOf } from '../facts/steps.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import type { SeenObject } from '../seat/seen-object.ts'
import { isDoomed } from './doom.ts'
import { permanentWorth } from './permanent-worth.ts'
import { sideOf } from './side.ts'

const destroys = (ability: Ability): boolean =>
  stepsOf(ability).some((step) =>
    step.kind === 'destroy' ? step.regeneration !== 'cant' : step.kind === 'dealDamage' || step.kind === 'fight',
  )

/** Would what is on the stack destroy its targets, so that regeneration helps? */
function isDestructive(s: SeenGame, item: StackView): boolean {
  if (item.ability !== null) return destroys(item.ability)
  return s.abilities(item.id).some(({ ability }) => destroys(ability))
}

/** A shield is worth what it saves now, and nothing as long as nothing threatens. */
export function regenerationWorth(s: SeenGame, object: SeenObject): number {
  if (!object.permanent || !isDoomed(s, object) || (s.top && !isDestructive(s, s.top))) return 0
  return 0.9 * sideOf(s, object.controller) * permanentWorth(s, object.permanent)
}
