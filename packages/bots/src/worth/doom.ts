import type { Ability, Effect } from '@spellwright/dsl'
import type { StackView } from '@spellwright/engine'
import { isEnterDrawback } from '../facts/enter-drawback.ts'
import { stepsOf } from '../facts/steps.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature, type SeenObject } from '../seat/seen-object.ts'
import { damageToKill } from './damage-worth.ts'

/** Would this step take the object away, if it hits it? */
function takesAway(step: Effect, object: SeenObject): boolean {
  switch (step.kind) {
    case 'destroy':
    case 'exileUntilSourceLeaves':
    case 'sacrifice':
    case 'fight':
      return true
    case 'move':
      return step.to !== 'battlefield'
    case 'dealDamage':
      return isCreature(object.info) && (typeof step.amount !== 'number' || step.amount >= damageToKill(object))
    case 'putCounters':
      return step.counter === '-1/-1'
    case 'apply':
      return step.apply.some((change) => change.kind === 'setController' || change.kind === 'modifyPT')
    default:
      return false
  }
}

/** Everything of a kind is taken away, and the object is of that kind. */
function sweeps(s: SeenGame, item: StackView, step: Effect, object: SeenObject): boolean {
  if (!('what' in step) || typeof step.what !== 'object' || !('all' in step.what)) return false
  return takesAway(step, object) && s.reader.matches(s.stackContext(item), step.what.all, object.id, null)
}

function isThreat(s: SeenGame, item: StackView, ability: Ability, object: SeenObject): boolean {
  const isTarget = item.controller !== s.me && item.targets.some(({ entities }) => entities.includes(object.id))
  return stepsOf(ability).some((step) => (isTarget && takesAway(step, object)) || sweeps(s, item, step, object))
}

/** Is it lost to what is on top of the stack, or to its own trigger? */
function isLostToStack(s: SeenGame, object: SeenObject): boolean {
  const { top } = s
  if (top === undefined) return false
  if (s.stack.some(({ source, ability }) => source === object.id && isEnterDrawback(ability))) return true
  if (top.ability !== null) return isThreat(s, top, top.ability, object)
  return s.abilities(top.id).some(({ ability }) => isThreat(s, top, ability, object))
}

/** Dies in this combat, or to what is on the stack, whatever its controller does. */
export function isDoomed(s: SeenGame, object: SeenObject): boolean {
  const { id, permanent } = object
  if (!permanent) return false
  if (isLostToStack(s, object)) return true
  const { combat } = s.view
  if (!combat?.blockersDeclared || !isCreature(permanent)) return false
  const against = combat.attackers.flatMap(({ attacker, blockers }) => {
    if (attacker === id) return blockers
    return blockers.includes(id) ? [attacker] : []
  })
  const damage = against.reduce((sum, other) => sum + (s.permanent(other)?.power ?? 0), 0)
  return damage >= (permanent.toughness ?? 0) - permanent.damage && s.turn.step === 'declareBlockers'
}
