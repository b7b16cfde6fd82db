import type { Ability, Effect } from '@spellwright/dsl'
import type { StackView } from '@spellwright/engine'
import { isBane } from '../facts/bane.ts'
import { stepsOf } from '../facts/steps.ts'
import { matches } from '../seat/match.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { isCreature, type Thing } from '../seat/thing.ts'
import { damageToKill } from './damage-worth.ts'

/** Would this step take the thing away, if it hits it? */
function takesAway(step: Effect, thing: Thing): boolean {
  switch (step.kind) {
    case 'destroy':
    case 'exileUntilSourceLeaves':
    case 'sacrifice':
    case 'fight':
      return true
    case 'move':
      return step.to !== 'battlefield'
    case 'dealDamage':
      return isCreature(thing.info) && (typeof step.amount !== 'number' || step.amount >= damageToKill(thing))
    case 'putCounters':
      return step.counter === '-1/-1'
    case 'apply':
      return step.apply.some((change) => change.kind === 'setController' || change.kind === 'modifyPT')
    default:
      return false
  }
}

/** Everything of a kind is taken away, and the thing is of that kind. */
function sweeps(s: Situation, item: StackView, step: Effect, thing: Thing): boolean {
  if (!('what' in step) || typeof step.what !== 'object' || !('all' in step.what)) return false
  return takesAway(step, thing) && matches(s, sceneOf(item.controller, item.id, item.x), step.what.all, thing)
}

function isThreat(s: Situation, item: StackView, ability: Ability, thing: Thing): boolean {
  const isTarget = item.controller !== s.me && item.targets.some(({ entities }) => entities.includes(thing.id))
  return stepsOf(ability).some((step) => (isTarget && takesAway(step, thing)) || sweeps(s, item, step, thing))
}

/** Is it lost to what is on top of the stack, or to its own trigger? */
function isLostToStack(s: Situation, thing: Thing): boolean {
  const { top } = s
  if (top === undefined) return false
  if (s.stack.some(({ source, ability }) => source === thing.id && isBane(ability))) return true
  if (top.ability !== null) return isThreat(s, top, top.ability, thing)
  return s.abilities(top.id).some(({ ability }) => isThreat(s, top, ability, thing))
}

/** Dies in this combat, or to what is on the stack, whatever its controller does. */
export function isDoomed(s: Situation, thing: Thing): boolean {
  const { id, permanent } = thing
  if (!permanent) return false
  if (isLostToStack(s, thing)) return true
  const { combat } = s.view
  if (!combat?.blockersDeclared || !isCreature(permanent)) return false
  const against = combat.attackers.flatMap(({ attacker, blockers }) => {
    if (attacker === id) return blockers
    return blockers.includes(id) ? [attacker] : []
  })
  const damage = against.reduce((sum, other) => sum + (s.permanent(other)?.power ?? 0), 0)
  return damage >= (permanent.toughness ?? 0) - permanent.damage && s.turn.step === 'declareBlockers'
}
