import type { Effect, Filter, Modification } from '@spellwright/dsl'

/** What stays true of each of them whatever is done to them below. */
const LASTING: readonly string[] = ['controller', 'type', 'subtype', 'color', 'other', 'supertype']
const HARMLESS: readonly Modification['kind'][] = ['modifyPT', 'gainKeyword', 'gainAbility', 'loseKeyword']

/**
 * The objects a step did something to, where the same words find the same ones afterwards: "Creatures you control get
 * +1/+1 until end of turn. Untap them."
 */
export function lastingGroup(effect: Effect): Filter | undefined {
  if (effect.kind !== 'apply' && effect.kind !== 'untap' && effect.kind !== 'putCounters') return undefined
  const { what } = effect
  if (typeof what !== 'object' || !('all' in what)) return undefined
  if (!Object.keys(what.all).every((key) => LASTING.includes(key))) return undefined
  const isHarmless = effect.kind !== 'apply' || effect.apply.every(({ kind }) => HARMLESS.includes(kind))
  return isHarmless ? what.all : undefined
}
