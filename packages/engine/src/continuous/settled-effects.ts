import type { Game } from '../game/game.ts'
import { itemAt } from '../state/lists.ts'
import type { GameObject } from '../state/object.ts'
import type { Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { withCounters } from './counters.ts'
import { areIndependent } from './dependency.ts'
import { LAYERS, type Layer } from './effect-facts.ts'
import { type ActiveEffect, effectsIn, inOrder } from './effects.ts'
import { isSeparable } from './is-separable.ts'
import { SingleRun } from './layer-run.ts'
import { runInOrder } from './layers.ts'

/*
 * Most boards have only effects like "other Goblins you control get +1/+1": what such an effect does to an object depends
 * on that object alone, and no effect changes what another does. Then layers are applied to one object at a time, on
 * demand, and the characteristics of an object stay valid as long as its record and the effects are the same.
 */

export interface EffectsOfLayer {
  readonly layer: Layer
  readonly effects: readonly ActiveEffect[]
}

/** What an Aura or Equipment is attached to, which changes its effect. */
const hostOf = (game: Game, { source, staticAbility }: ActiveEffect): number =>
  staticAbility?.affects === 'attachedTo' ? (game.state.objects[source]?.attachedTo ?? 0) : 0

/** The effects in force if each object can be computed separately. The same instance as long as they are the same. */
export class SettledEffects {
  readonly effects: readonly ActiveEffect[]
  /** False while an object may become a copy of another without its own record changing. */
  private readonly lasts: boolean
  private readonly hosts: readonly number[]
  private readonly layers: readonly EffectsOfLayer[]

  constructor(game: Game, effects: readonly ActiveEffect[], layers: readonly EffectsOfLayer[]) {
    this.effects = effects
    this.lasts = !hasCopyEffects(game)
    this.hosts = effects.map((effect) => hostOf(game, effect))
    this.layers = layers
  }

  /** Are these the same effects of the same objects? */
  isStill(game: Game, effects: readonly ActiveEffect[]): boolean {
    if (!this.lasts || effects.length !== this.effects.length || hasCopyEffects(game)) return false
    for (let at = 0; at < effects.length; at++)
      if (
        !isSame(itemAt(this.effects, at), itemAt(effects, at)) ||
        this.hosts[at] !== hostOf(game, itemAt(effects, at))
      )
        return false
    return true
  }

  /** The characteristics of the object under these effects (CR 613). */
  valueOf(game: Game, object: GameObject): Characteristics {
    if (!this.mayAffect(object)) return withCounters(object, copiableValues(game, object))
    const run = new SingleRun(game, object)
    runInOrder(run, this.layers)
    return run.value
  }

  /** Outside the battlefield only effects that name the object itself can affect it. */
  private mayAffect(object: GameObject): boolean {
    if (object.zone === 'battlefield') return this.effects.length > 0
    for (const { staticAbility, source, objects } of this.effects)
      if (staticAbility === null ? objects!.includes(object.id) : source === object.id) return true
    return false
  }
}

const hasCopyEffects = (game: Game): boolean => game.state.effects.some(({ copy }) => copy !== null)

const isSame = (a: ActiveEffect, b: ActiveEffect): boolean =>
  a.key === b.key &&
  a.timestamp === b.timestamp &&
  a.apply === b.apply &&
  a.staticAbility === b.staticAbility &&
  a.ctx.controller === b.ctx.controller &&
  (a.staticAbility !== null || a.objects === b.objects)

/** The effects as settled effects, or null if some depend on more than one object or on each other. */
export function settledEffects(
  game: Game,
  effects: readonly ActiveEffect[],
  before: SettledEffects | null,
): SettledEffects | null {
  for (const effect of effects) if (!isSeparable(effect)) return null
  if (before?.isStill(game, effects)) return before
  const layers = LAYERS.map((layer) => ({ layer, effects: inOrder(effectsIn(effects, layer)) }))
  if (!layers.every(({ layer, effects: here }) => areIndependent(here, layer))) return null
  return new SettledEffects(game, effects, layers)
}
