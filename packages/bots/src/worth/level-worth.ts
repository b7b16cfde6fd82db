import type { Ability, Condition } from '@spellwright/dsl'
import type { SeenGame } from '../seat/seen-game.ts'
import { isCreature, type SeenObject } from '../seat/seen-object.ts'
import { bodyWorth } from './permanent-worth.ts'

/** The fewest counters of that kind on the object itself that the condition asks for; 0 if it asks for none. */
function fewest(condition: Condition | undefined, counter: string): number {
  if (condition?.kind === 'all') return Math.max(...condition.conditions.map((one) => fewest(one, counter)))
  if (condition?.kind !== 'compare') return 0
  const { quantity, is } = condition
  if (typeof quantity !== 'object' || quantity.kind !== 'countersOn') return 0
  if (quantity.object !== 'self' || quantity.counter !== counter) return 0
  return typeof is === 'object' && 'atLeast' in is && typeof is.atLeast === 'number' ? is.atLeast : 0
}

const ABILITY = 0.6

/** What a creature would be with what the ability gives it. */
function grown({ info }: SeenObject, ability: Extract<Ability, { kind: 'static' }>): number {
  let { power, toughness } = info
  const keywords = [...info.keywords]
  let others = 0
  for (const change of ability.apply ?? []) {
    if (change.kind === 'setBasePT') {
      if (typeof change.power === 'number') power = change.power
      if (typeof change.toughness === 'number') toughness = change.toughness
    } else if (change.kind === 'gainKeyword' && typeof change.keyword === 'string') keywords.push(change.keyword)
    else others += ABILITY
  }
  return bodyWorth(power ?? 0, toughness ?? 0, [...new Set(keywords)]) + others
}

/** Counters that bring a creature nearer to what it becomes with enough of them: a part of what that adds. */
export function levelWorth(s: SeenGame, object: SeenObject, counter: string, amount: number): number {
  if (!isCreature(object.info)) return 0
  const now = object.counters[counter] ?? 0
  const body = bodyWorth(object.info.power ?? 0, object.info.toughness ?? 0, object.info.keywords)
  let best = 0
  for (const { ability } of s.abilities(object.id)) {
    if (ability.kind !== 'static') continue
    const missing = fewest(ability.condition, counter) - now
    if (missing > 0) best = Math.max(best, ((grown(object, ability) - body) * Math.min(amount, missing)) / missing)
  }
  return best
}
