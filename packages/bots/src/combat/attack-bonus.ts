import type { ObjectId, PermanentView } from '@spellwright/engine'
import { stepsOf } from '../facts/steps.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { quantity } from '../seat/quantity.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'

/** Power a creature gains by attacking together with these: from its own attack triggers. */
export function attackBonus(s: Situation, creature: PermanentView, attackers: ReadonlySet<ObjectId>): number {
  let bonus = 0
  if (!hasTrait(s.traits(creature), TRAIT.growsAttacking)) return bonus
  for (const ability of s.piece(creature).kit.abilities) {
    if (ability.kind !== 'triggered' || ability.on.kind !== 'attacks' || ability.on.object !== 'self') continue
    const scene = sceneOf(creature.controller, creature.id, 0, null, attackers)
    for (const step of stepsOf(ability))
      if (step.kind === 'apply' && step.what === 'self')
        for (const change of step.apply) if (change.kind === 'modifyPT') bonus += quantity(s, scene, change.power)
  }
  return bonus
}
