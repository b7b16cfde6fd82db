import type { Affects, Filter, Modification, StaticAbility } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { condition } from '../query/condition.ts'
import { abilityContext, type Context, contextOf } from '../query/context.ts'
import { objectsMatching } from '../query/filter.ts'
import { linkedObjects } from '../query/refs.ts'
import { isObjectEntity, NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { FloatingEffect } from '../state/state.ts'
import type { AbilityInstance } from './characteristics.ts'
import { type EffectFacts, factsOf, LAYER_BIT, type Layer } from './effect-facts.ts'

/** One continuous effect while layers are applied. */
export interface ActiveEffect {
  readonly key: string
  readonly source: ObjectId
  readonly timestamp: number
  readonly ctx: Context
  readonly apply: readonly Modification[]
  readonly isCda: boolean
  readonly facts: EffectFacts
  /** From a static ability: it exists only while its object has the ability (until it has started to apply, CR 613.6). */
  readonly staticAbility: StaticAbility | null
  /** Fixed at its first layer (CR 613.6). */
  objects: readonly ObjectId[] | null
}

/** The key of an ability granted by the modification with that index. */
export const keyOf = ({ key, facts }: ActiveEffect, index: number): string =>
  facts.layerOf[index] === '6' ? `${key}#${index}` : key

/** CR 613.3, 613.7: characteristic-defining abilities first, then by timestamp. */
export const inOrder = (effects: ActiveEffect[]): ActiveEffect[] =>
  effects.length < 2
    ? effects
    : effects.sort((a, b) => Number(b.isCda) - Number(a.isCda) || a.timestamp - b.timestamp || (a.key < b.key ? -1 : 1))

export const effectsIn = (effects: readonly ActiveEffect[], layer: Layer): ActiveEffect[] =>
  effects.filter(({ facts }) => (facts.layers & LAYER_BIT[layer]) !== 0)

export function affectedBy(game: Game, ctx: Context, affects: Affects): readonly ObjectId[] {
  if (typeof affects === 'string') {
    if (affects === 'self') return [ctx.source]
    const object = game.state.objects[ctx.source]
    const id = affects === 'attachedTo' ? object?.attachedTo : object?.paired
    return id !== undefined && isObjectEntity(id) && id !== NO_OBJECT && game.state.objects[id] ? [id] : []
  }
  if ('the' in affects && typeof affects.the === 'string') {
    const bound = ctx.bindings[affects.the]
    return typeof bound === 'object' ? bound.filter(isObjectEntity) : []
  }
  if ('linked' in affects && typeof affects.linked === 'string')
    return linkedObjects(game, ctx.source, affects.linked).filter((id) => game.state.objects[id])
  return objectsMatching(game, ctx, affects as Filter)
}

/** The objects an effect applies to now; none while its condition is false. */
export function objectsOfEffect(game: Game, effect: ActiveEffect): readonly ObjectId[] {
  if (effect.objects !== null) return effect.objects
  const ability = effect.staticAbility
  if (!ability) return []
  if (ability.condition && !condition(game, effect.ctx, ability.condition)) return []
  return affectedBy(game, effect.ctx, ability.affects ?? 'self')
}

export function fromStatic(
  game: Game,
  source: ObjectId,
  instance: AbilityInstance,
  ability: StaticAbility,
  controller: 0 | 1,
): ActiveEffect {
  const apply = ability.apply ?? []
  return {
    key: `${source}:${instance.key}`,
    source,
    // CR 613.7a
    timestamp: Math.max(game.state.objects[source]?.timestamp ?? 0, instance.grantedAt),
    ctx: abilityContext(source, controller, instance.key),
    apply,
    isCda: false,
    facts: factsOf(apply, ability),
    staticAbility: ability,
    objects: null,
  }
}

export function fromFloating(effect: FloatingEffect): ActiveEffect {
  return {
    key: `f${effect.id}`,
    source: effect.source,
    timestamp: effect.timestamp,
    ctx: contextOf(effect.source, effect.controller),
    apply: effect.apply,
    isCda: false,
    facts: factsOf(effect.apply, null),
    staticAbility: null,
    objects: effect.objects,
  }
}
