import type { Ability } from '@spellwright/dsl'
import type { ObjectId, PermanentView, PlayerId } from '@spellwright/engine'
import { stepsOf } from '../facts/steps.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { quantity } from '../seat/quantity.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'

/** Power a creature gains by attacking together with these: from its own attack triggers. */
export function attackBonus(s: Situation, creature: PermanentView, attackers: ReadonlySet<ObjectId>): number {
  if (!hasTrait(s.traits(creature), TRAIT.growsAttacking)) return 0
  return growthOf(s, creature.controller, creature.id, s.piece(creature).kit.abilities, attackers)
}

type Triggered = Extract<Ability, { kind: 'triggered' }>
type AttackTrigger = Triggered & { readonly on: Extract<Triggered['on'], { kind: 'attacks' }> }

export const isAttackTrigger = (ability: Ability): ability is AttackTrigger =>
  ability.kind === 'triggered' && ability.on.kind === 'attacks'

/** What these attack triggers add to the power of the creature that has them. */
export function growthOf(
  s: Situation,
  controller: PlayerId,
  id: ObjectId,
  abilities: readonly Ability[],
  attackers: ReadonlySet<ObjectId>,
): number {
  let bonus = 0
  for (const ability of abilities) {
    if (!isAttackTrigger(ability) || ability.on.object !== 'self') continue
    const scene = sceneOf(controller, id, 0, null, attackers)
    for (const step of stepsOf(ability))
      if (step.kind === 'apply' && step.what === 'self')
        for (const change of step.apply) if (change.kind === 'modifyPT') bonus += quantity(s, scene, change.power)
  }
  return bonus
}
