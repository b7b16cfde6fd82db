import type { Filter, Modification } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { type Context, contextAffecting, contextWith } from '../query/context.ts'
import { fitsFilter } from '../query/filter.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { applyModification } from './apply.ts'
import type { Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { withCounters } from './counters.ts'
import type { Layer } from './effect-facts.ts'
import { type ActiveEffect, keyOf, objectsOfEffect } from './effects.ts'
import type { LayerValues } from './layer-values.ts'

/** One modification that applied to an object, for explanations. */
export interface AppliedEffect {
  readonly layer: Layer
  readonly source: ObjectId
  readonly timestamp: number
  readonly modification: Modification
}

/** The values of objects while layers are applied (CR 613); meanwhile `characteristics` returns these. */
export abstract class LayerRun {
  readonly game: Game

  constructor(game: Game) {
    this.game = game
  }

  abstract get(id: ObjectId): Characteristics
  protected abstract set(id: ObjectId, value: Characteristics): void

  /** Apply the effect in that layer to the objects it affects. */
  abstract apply(effect: ActiveEffect, layer: Layer): void

  /** CR 613.4c: counters that change power and toughness apply in layer 7c; they commute with other additions. */
  abstract addCounters(): void

  /** In the layer of control, "you" is whoever controls the source after the effects applied so far (CR 613.8a). */
  private contextIn({ ctx, source, staticAbility }: ActiveEffect, layer: Layer): Context {
    return layer === '2' && staticAbility !== null ? contextWith(ctx, { controller: this.get(source).controller }) : ctx
  }

  /** What the effect does to one object in that layer. */
  applyTo(id: ObjectId, effect: ActiveEffect, layer: Layer): void {
    const { apply, timestamp, facts } = effect
    const ctx = contextAffecting(this.contextIn(effect, layer), id)
    for (let index = 0; index < apply.length; index++)
      if (facts.layerOf[index] === layer)
        this.set(id, applyModification(this.game, ctx, this.get(id), apply[index]!, keyOf(effect, index), timestamp))
  }
}

/** Applies layers to all objects that some effect affects. */
export class WholeRun extends LayerRun {
  readonly work: LayerValues
  readonly started = new Map<string, ActiveEffect>()
  readonly trace: Map<ObjectId, AppliedEffect[]> | null

  constructor(game: Game, trace: Map<ObjectId, AppliedEffect[]> | null) {
    super(game)
    this.work = game.layerValues.begin()
    this.trace = trace
  }

  get(id: ObjectId): Characteristics {
    let value = this.work.get(id)
    if (value === undefined) {
      value = copiableValues(this.game, mustGet(this.game, id))
      this.work.set(id, value)
    }
    return value
  }

  protected set(id: ObjectId, value: Characteristics): void {
    this.work.set(id, value)
  }

  apply(effect: ActiveEffect, layer: Layer): void {
    effect.objects = objectsOfEffect(this.game, effect)
    this.started.set(effect.key, effect)
    for (const id of effect.objects) {
      if (this.game.state.objects[id] === undefined) continue
      this.applyTo(id, effect, layer)
      if (this.trace !== null) this.note(this.trace, id, effect, layer)
    }
  }

  private note(trace: Map<ObjectId, AppliedEffect[]>, id: ObjectId, effect: ActiveEffect, layer: Layer): void {
    const { apply, source, timestamp, facts } = effect
    const applied = apply.filter((_, index) => facts.layerOf[index] === layer)
    const notes = applied.map((modification): AppliedEffect => ({ layer, source, timestamp, modification }))
    trace.set(id, [...(trace.get(id) ?? []), ...notes])
  }

  addCounters(): void {
    const { battlefield, objects } = this.game.state
    for (const id of battlefield) {
      const object = objects[id]!
      if (object.counters !== null) this.work.set(id, withCounters(object, this.get(id)))
    }
  }
}

/** Applies layers to a single object, if what each effect does depends on that object alone. */
export class SingleRun extends LayerRun {
  value: Characteristics
  private readonly object: GameObject
  /** Whether each effect applies is decided in the first layer it has a part in (CR 613.6). */
  private readonly decided = new Map<ActiveEffect, boolean>()

  constructor(game: Game, object: GameObject) {
    super(game)
    this.object = object
    this.value = copiableValues(game, object)
  }

  get(id: ObjectId): Characteristics {
    return id === this.object.id ? this.value : copiableValues(this.game, mustGet(this.game, id))
  }

  protected set(_id: ObjectId, value: Characteristics): void {
    this.value = value
  }

  apply(effect: ActiveEffect, layer: Layer): void {
    let affects = this.decided.get(effect)
    if (affects === undefined) {
      affects = this.isAffected(effect)
      this.decided.set(effect, affects)
    }
    if (affects) this.applyTo(this.object.id, effect, layer)
  }

  private isAffected({ staticAbility, objects, source, ctx }: ActiveEffect): boolean {
    const { id, zone, kind } = this.object
    if (staticAbility === null) return objects!.includes(id)
    const affects = staticAbility.affects ?? 'self'
    if (affects === 'self') return source === id
    if (affects === 'attachedTo') return this.game.state.objects[source]?.attachedTo === id
    if (zone !== 'battlefield' || kind === 'ability') return false
    return fitsFilter(this.game, ctx, affects as Filter, this.object, this.value)
  }

  addCounters(): void {
    this.value = withCounters(this.object, this.value)
  }
}
