import type { Ability } from '@spellwright/dsl'
import type { ObjectId, PermanentView, PlayerId } from '@spellwright/engine'
import { stepsOf } from '../facts/steps.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import type { SeenGame } from '../seat/seen-game.ts'

/** Power a creature gains by attacking together with these: from its own attack triggers. */
export function attackBonus(s: SeenGame, creature: PermanentView, attackers: ReadonlySet<ObjectId>): number {
  if (!hasTrait(s.traits(creature), TRAIT.growsAttacking)) return 0
  return growthOf(s, creature.controller, creature.id, s.permanentFacts(creature).abilityFacts.abilities, attackers)
}

type Triggered = Extract<Ability, { kind: 'triggered' }>
type AttackTrigger = Triggered & { readonly on: Extract<Triggered['on'], { kind: 'attacks' }> }

export const isAttackTrigger = (ability: Ability): ability is AttackTrigger =>
  ability.kind === 'triggered' && ability.on.kind === 'attacks'

/** What these attack triggers add to the power of the creature that has them. */
export function growthOf(
  s: SeenGame,
  controller: PlayerId,
  id: ObjectId,
  abilities: readonly Ability[],
  attackers: ReadonlySet<ObjectId>,
): number {
  let bonus = 0
  for (const ability of abilities) {
    if (!isAttackTrigger(ability) || ability.on.object !== 'self') continue
    const ctx = s.reader.attackContext(id, controller, attackers)
    for (const step of stepsOf(ability))
      if (step.kind === 'apply' && step.what === 'self')
        for (const change of step.apply) if (change.kind === 'modifyPT') bonus += s.reader.quantity(ctx, change.power)
  }
  return bonus
}
