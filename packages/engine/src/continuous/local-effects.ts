import type { Filter } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextAffecting } from '../query/context.ts'
import { fitsFilter } from '../query/filter.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { applyModification } from './apply.ts'
import type { Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { withCounters } from './counters.ts'
import { areIndependent } from './dependency.ts'
import { LAYER_BIT, LAYERS, type Layer } from './effect-facts.ts'
import { type ActiveEffect, inOrder, keyOf } from './effects.ts'
import { isLocal } from './is-local.ts'
import type { LayerRun } from './layers.ts'

/*
 * Most boards have only effects like "other Goblins you control get +1/+1": what such an effect does to an object can be
 * said from that object alone, and no effect changes what another does. Then objects are worked out one by one, when
 * somebody asks, and an object whose record is still the same is still what it was.
 */

/** The object while it is being worked out, for numbers that are read from it. */
class InProgress implements LayerRun {
  value: Characteristics
  private readonly game: Game
  private readonly id: ObjectId

  constructor(game: Game, id: ObjectId, value: Characteristics) {
    this.game = game
    this.id = id
    this.value = value
  }

  get(id: ObjectId): Characteristics {
    return id === this.id ? this.value : copiableValues(this.game, this.game.state.objects[id]!)
  }
}

/** What an Aura or Equipment is attached to: its effect is another one when that changes. */
const hostOf = (game: Game, { source, staticAbility }: ActiveEffect): number =>
  staticAbility?.affects === 'attachedTo' ? (game.state.objects[source]?.attachedTo ?? 0) : 0

interface LayerOfEffects {
  readonly layer: Layer
  readonly effects: readonly ActiveEffect[]
  /** Where each of them stands in the list of all effects. */
  readonly places: readonly number[]
}

/** Whether an effect applies to the object at hand: decided in the first layer it has a part in (CR 613.6). */
const UNDECIDED = 0
const REACHES = 1
const PASSES_BY = 2

/** The effects in force, all of them local; the same one as long as they are the same. */
export class LocalEffects {
  readonly effects: readonly ActiveEffect[]
  /** Not while an object may become a copy of another without its own record changing. */
  private readonly lasts: boolean
  private readonly hosts: readonly number[]
  private readonly layers: readonly LayerOfEffects[]
  /** For the object at hand, by place. */
  private readonly decided: Uint8Array

  constructor(game: Game, effects: readonly ActiveEffect[], layers: readonly LayerOfEffects[]) {
    this.effects = effects
    this.lasts = !game.state.effects.some(({ copy }) => copy !== null)
    this.hosts = effects.map((effect) => hostOf(game, effect))
    this.layers = layers
    this.decided = new Uint8Array(effects.length)
  }

  /** Outside the battlefield only what names the object itself is about it. */
  private mayReach(object: GameObject): boolean {
    if (object.zone === 'battlefield') return this.effects.length > 0
    for (const { staticAbility, source, objects } of this.effects)
      if (staticAbility === null ? objects!.includes(object.id) : source === object.id) return true
    return false
  }

  isStill(game: Game, effects: readonly ActiveEffect[]): boolean {
    if (!this.lasts || effects.length !== this.effects.length) return false
    if (game.state.effects.some(({ copy }) => copy !== null)) return false
    for (let at = 0; at < effects.length; at++)
      if (!isSame(this.effects[at]!, effects[at]!) || this.hosts[at] !== hostOf(game, effects[at]!)) return false
    return true
  }

  /** What the object is under them (CR 613). */
  valueOf(game: Game, object: GameObject): Characteristics {
    const base = copiableValues(game, object)
    if (!this.mayReach(object)) return withCounters(object, base)
    const run = new InProgress(game, object.id, base)
    const outer = game.layerRun
    game.layerRun = run
    try {
      this.applyTo(run, game, object)
    } finally {
      game.layerRun = outer
    }
    return run.value
  }

  private applyTo(run: InProgress, game: Game, object: GameObject): void {
    const { decided } = this
    decided.fill(UNDECIDED)
    for (const { layer, effects, places } of this.layers) {
      for (let at = 0; at < effects.length; at++) {
        const effect = effects[at]!
        const place = places[at]!
        if (decided[place] === UNDECIDED)
          decided[place] = this.reaches(game, effect, place, object, run.value) ? REACHES : PASSES_BY
        if (decided[place] === REACHES) modify(run, game, effect, object.id, layer)
      }
      if (layer === '7c') run.value = withCounters(object, run.value)
    }
  }

  private reaches(game: Game, effect: ActiveEffect, place: number, object: GameObject, c: Characteristics): boolean {
    const { staticAbility, source } = effect
    if (staticAbility === null) return effect.objects!.includes(object.id)
    const affects = staticAbility.affects ?? 'self'
    if (affects === 'self') return source === object.id
    if (affects === 'attachedTo') return this.hosts[place] === object.id
    if (object.zone !== 'battlefield' || object.kind === 'ability') return false
    return fitsFilter(game, effect.ctx, affects as Filter, object, c)
  }
}

const isSame = (a: ActiveEffect, b: ActiveEffect): boolean =>
  a.key === b.key &&
  a.timestamp === b.timestamp &&
  a.apply === b.apply &&
  a.staticAbility === b.staticAbility &&
  a.ctx.controller === b.ctx.controller &&
  (a.staticAbility !== null || a.objects === b.objects)

function modify(run: InProgress, game: Game, effect: ActiveEffect, id: ObjectId, layer: Layer): void {
  const { apply, timestamp, facts } = effect
  const ctx = contextAffecting(effect.ctx, id)
  for (let index = 0; index < apply.length; index++)
    if (facts.layerOf[index] === layer)
      run.value = applyModification(game, ctx, run.value, apply[index]!, keyOf(effect, index), timestamp)
}

/** The effects as local ones, or null where some are not, or depend on each other. `before` is kept while they are the same. */
export function localEffects(
  game: Game,
  effects: readonly ActiveEffect[],
  before: LocalEffects | null,
): LocalEffects | null {
  for (const effect of effects) if (!isLocal(effect)) return null
  if (before?.isStill(game, effects)) return before
  const layers: LayerOfEffects[] = []
  for (const layer of LAYERS) {
    const here = effects.filter(({ facts }) => (facts.layers & LAYER_BIT[layer]) !== 0)
    if (!areIndependent(here, layer)) return null
    // Counters belong to layer 7c.
    if (here.length === 0 && layer !== '7c') continue
    const ordered = inOrder(here)
    layers.push({ layer, effects: ordered, places: ordered.map((effect) => effects.indexOf(effect)) })
  }
  return new LocalEffects(game, effects, layers)
}
