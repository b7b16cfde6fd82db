import type { Ability, StaticAbility } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature } from '../seat/seen-object.ts'
import { modificationsWorth } from './modification-worth.ts'

/** A static ability that changes the creatures of a type to be chosen. */
export function chosenTypeAbility(abilities: readonly Ability[]): StaticAbility | null {
  for (const ability of abilities) if (ability.kind === 'static' && concernsChosenType(ability)) return ability
  return null
}

export function concernsChosenType({ affects, apply }: StaticAbility): boolean {
  if (apply === undefined || typeof affects !== 'object' || 'the' in affects || 'linked' in affects) return false
  const { subtype } = affects
  return typeof subtype === 'object' && 'chosen' in subtype
}

/** Whether it strengthens or weakens. */
function direction({ apply = [] }: StaticAbility): number {
  let sum = 0
  for (const change of apply)
    if (change.kind === 'modifyPT') sum += (Number(change.power) || 0) + (Number(change.toughness) || 0)
  return Math.sign(sum)
}

/** A creature that may still come counts for this much. */
const TO_COME = 0.3

/** What such an ability is worth if that type is chosen. */
export function typeWorth(s: SeenGame, ctx: Context, ability: StaticAbility, type: string): number {
  const { affects, apply = [] } = ability
  const concerns =
    typeof affects === 'object' && 'controller' in affects && affects.controller === 'you' ? s.mine : s.view.battlefield
  let sum = 0
  for (const { id, subtypes, everyCreatureType } of concerns) {
    const object = s.object(id)
    if (!object || !isCreature(object.info) || !(everyCreatureType || subtypes.includes(type))) continue
    sum += modificationsWorth(s, ctx, object, apply, 'static')
  }
  const own = s.hand.filter(({ subtypes }) => subtypes.includes(type)).length
  const theirs = s.graveyard(s.foe).filter((card) => isCreature(card) && card.subtypes.includes(type)).length
  return sum + TO_COME * direction(ability) * (own - theirs)
}

/** What it is worth with the best type chosen. */
export function bestTypeWorth(s: SeenGame, ctx: Context, ability: StaticAbility): number {
  const types = new Set<string>()
  for (const { subtypes, types: kinds } of s.view.battlefield)
    if (kinds.includes('creature')) for (const type of subtypes) types.add(type)
  let best = 0
  for (const type of types) best = Math.max(best, typeWorth(s, ctx, ability, type))
  return best
}
