import type { Ability, CharacteristicDefiningAbility, Modification } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextAffecting, contextOf } from '../query/context.ts'
import { forEachFunctioning, functionsIn } from '../query/functioning.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { partsOf } from './ability-parts.ts'
import { applyModification } from './apply.ts'
import type { AbilityInstance, Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { withCounters } from './counters.ts'
import { areIndependent, changesEffects, dependenciesOf } from './dependency.ts'
import { effectsOfDesignations } from './designations.ts'
import { factsOf, LAYER_BIT, LAYERS, type Layer } from './effect-facts.ts'
import { type ActiveEffect, fromFloating, fromStatic, inOrder, keyOf, objectsOfEffect } from './effects.ts'
import { effectsOfCounters } from './keyword-counters.ts'
import type { LayerValues } from './layer-values.ts'

/** The objects' values while layers are being applied (CR 613). */
export interface LayerRun {
  get(id: ObjectId): Characteristics
}

/** Trace of what applied to an object, for "why is it what it is". */
export interface AppliedEffect {
  readonly layer: Layer
  readonly source: ObjectId
  readonly timestamp: number
  readonly modification: Modification
}

class Run implements LayerRun {
  readonly work: LayerValues
  readonly game: Game
  readonly started = new Map<string, ActiveEffect>()
  readonly trace: Map<ObjectId, AppliedEffect[]> | null

  constructor(game: Game, trace: Map<ObjectId, AppliedEffect[]> | null) {
    this.game = game
    this.work = game.layerValues.begin()
    this.trace = trace
  }

  get(id: ObjectId): Characteristics {
    let value = this.work.get(id)
    if (value === undefined) {
      value = copiableValues(this.game, this.game.state.objects[id]!)
      this.work.set(id, value)
    }
    return value
  }

  apply(effect: ActiveEffect, layer: Layer): void {
    effect.objects = objectsOfEffect(this.game, effect)
    this.started.set(effect.key, effect)
    for (const id of effect.objects) if (this.game.state.objects[id]) this.applyTo(id, effect, layer)
  }

  private applyTo(id: ObjectId, effect: ActiveEffect, layer: Layer): void {
    const { apply, source, timestamp, facts } = effect
    const ctx = contextAffecting(effect.ctx, id)
    for (let index = 0; index < apply.length; index++) {
      const modification = apply[index]!
      if (facts.layerOf[index] !== layer) continue
      this.work.set(id, applyModification(this.game, ctx, this.get(id), modification, keyOf(effect, index), timestamp))
      this.trace?.set(id, [...(this.trace.get(id) ?? []), { layer, source, timestamp, modification }])
    }
  }
}

/** The effects of one object's abilities, as it is now. */
function effectsOf(game: Game, id: ObjectId, c: Characteristics, found: ActiveEffect[]): void {
  for (const instance of partsOf(c.abilities).continuous) {
    const { ability } = instance
    if (ability.kind === 'characteristicDefining') {
      const cda = characteristicDefining(game, id, instance, ability, c.controller)
      if (cda) found.push(cda)
    } else if (ability.kind === 'static' && functionsIn(ability, game.state.objects[id]!.zone))
      found.push(fromStatic(game, id, instance, ability, c.controller))
  }
}

/** The effects with a part in this layer that exist now, not counting those already started. */
function newEffects(run: Run, sources: readonly ObjectId[], layer: Layer): ActiveEffect[] {
  const found: ActiveEffect[] = []
  for (const id of sources) effectsOf(run.game, id, run.get(id), found)
  return found.filter(({ key, facts }) => (facts.layers & LAYER_BIT[layer]) !== 0 && !run.started.has(key))
}

const definedSizes = new WeakMap<Ability, readonly Modification[]>()

/** The power and toughness a characteristic-defining ability says, as modifications. */
function definedSize(ability: CharacteristicDefiningAbility): readonly Modification[] {
  let modifications = definedSizes.get(ability)
  if (modifications === undefined) {
    const { power, toughness } = ability
    modifications = [
      {
        kind: 'setBasePT',
        ...(power === undefined ? {} : { power }),
        ...(toughness === undefined ? {} : { toughness }),
      },
    ]
    definedSizes.set(ability, modifications)
  }
  return modifications
}

/** CR 604.3, 613.4a: power and toughness from a characteristic-defining ability, in every zone; first of their layer. */
function characteristicDefining(
  game: Game,
  id: ObjectId,
  instance: AbilityInstance,
  ability: CharacteristicDefiningAbility,
  controller: PlayerId,
): ActiveEffect | null {
  if (ability.power === undefined && ability.toughness === undefined) return null
  const object = game.state.objects[id]!
  const apply = definedSize(ability)
  return {
    key: `${id}:${instance.key}`,
    source: id,
    timestamp: object.timestamp,
    ctx: contextOf(id, object.zone === 'battlefield' ? controller : object.owner),
    apply,
    isCda: true,
    facts: factsOf(apply, null),
    staticAbility: null,
    objects: [id],
  }
}

/** Effects that stay the same through the layer, in timestamp order, with dependencies (CR 613.7–613.8). */
function applyAll(run: Run, effects: ActiveEffect[], layer: Layer): void {
  if (areIndependent(effects, layer)) {
    for (const effect of inOrder(effects)) run.apply(effect, layer)
    return
  }
  const pending = new Set(effects)
  while (pending.size > 0) {
    const next = nextEffect(run, [...pending], layer)
    pending.delete(next)
    run.apply(next, layer)
  }
}

/** One layer where effects may come and go while it is applied. */
function applyLayer(run: Run, sources: readonly ObjectId[], floating: readonly ActiveEffect[], layer: Layer): void {
  const pending = new Map<string, ActiveEffect>()
  const bit = LAYER_BIT[layer]
  for (const effect of run.started.values())
    if ((effect.facts.layers & bit) !== 0 && !floating.includes(effect)) pending.set(effect.key, effect)
  for (const effect of floating) if ((effect.facts.layers & bit) !== 0) pending.set(effect.key, effect)
  for (const effect of newEffects(run, sources, layer)) if (!pending.has(effect.key)) pending.set(effect.key, effect)
  if (pending.size === 0) return
  const all = [...pending.values()]
  if (!all.some((effect) => changesEffects(effect, layer))) {
    applyAll(run, all, layer)
    return
  }
  const done = new Set<string>()
  while (pending.size > 0) {
    const next = nextEffect(run, [...pending.values()], layer)
    pending.delete(next.key)
    done.add(next.key)
    run.apply(next, layer)
    if (!changesEffects(next, layer)) continue
    // An ability that is gone before its effect started never applies; one that is new in this layer joins.
    for (const effect of pending.values())
      if (effect.staticAbility && !run.started.has(effect.key) && !stillHas(run, effect)) pending.delete(effect.key)
    for (const effect of newEffects(run, sources, layer))
      if (!done.has(effect.key) && !pending.has(effect.key)) pending.set(effect.key, effect)
  }
}

const stillHas = (run: Run, effect: ActiveEffect): boolean =>
  partsOf(run.get(effect.source).abilities).continuous.some(
    (instance) => `${effect.source}:${instance.key}` === effect.key,
  )

function nextEffect(run: Run, effects: ActiveEffect[], layer: Layer): ActiveEffect {
  const cdas = effects.filter((effect) => effect.isCda)
  const candidates = inOrder(cdas.length > 0 ? cdas : effects)
  if (candidates.length === 1 || layer === '7d' || layer === '2') return candidates[0]!
  if (areIndependent(candidates, layer)) return candidates[0]!
  const graph = new Map(candidates.map((a) => [a, dependenciesOf(run, a, candidates, layer)]))
  // CR 613.8b: one that depends on nothing, or only on effects that depend on it in a loop.
  const free = candidates.find((a) => [...graph.get(a)!].every((b) => reaches(graph, b, a)))
  return free ?? candidates[0]!
}

function reaches(
  graph: ReadonlyMap<ActiveEffect, ReadonlySet<ActiveEffect>>,
  from: ActiveEffect,
  to: ActiveEffect,
): boolean {
  const seen = new Set<ActiveEffect>()
  const queue = [from]
  while (queue.length > 0) {
    const effect = queue.pop()!
    if (effect === to) return true
    if (seen.has(effect)) continue
    seen.add(effect)
    queue.push(...(graph.get(effect) ?? []))
  }
  return false
}

/** Counters and loyalty after everything else of layer 7c; counters commute with other additions. */
function addCounters(run: Run): void {
  const { state } = run.game
  for (const id of state.battlefield)
    if (state.objects[id]!.counters !== null) run.work.set(id, withCounters(state.objects[id]!, run.get(id)))
}

/** Layers in which an effect changes which effects there are, or for whom they work. */
const unsettling = ({ facts }: ActiveEffect): number => facts.changes | (facts.layers & LAYER_BIT['2'])

/** None of them changes which effects there are, or for whom they work. */
export const areSettled = (effects: readonly ActiveEffect[]): boolean => {
  for (const effect of effects) if (unsettling(effect) !== 0) return false
  return true
}

/** Most cards have none, and are what is printed on them. */
const mayHaveEffects = (game: Game, { def, copy, merged }: GameObject): boolean =>
  copy !== null || merged !== null || compiledOf(game, def).hasEffects

/** The continuous effects there are before any is applied: of resolved spells and abilities, and of what objects say. */
export function effectsInForce(game: Game): ActiveEffect[] {
  const effects: ActiveEffect[] = []
  let copies = false
  for (const effect of game.state.effects) {
    if (effect.apply.length > 0) effects.push(fromFloating(effect))
    if (effect.copy !== null) copies = true
  }
  forEachFunctioning(game, (id, zone) => {
    const object = game.state.objects[id]!
    if (copies || mayHaveEffects(game, object)) effectsOf(game, id, copiableValues(game, object), effects)
    if (zone !== 'battlefield') return
    if (object.counters !== null) effectsOfCounters(object, effects)
    if (object.marks !== null) effectsOfDesignations(object, effects)
  })
  return effects
}

/** Compute every object some effect touches; all others keep their copiable values. */
export function runLayers(
  game: Game,
  effects: readonly ActiveEffect[],
  trace: Map<ObjectId, AppliedEffect[]> | null = null,
): LayerValues {
  const run = new Run(game, trace)
  const outer = game.layerRun
  game.layerRun = run
  try {
    if (areSettled(effects)) runSettled(run, effects)
    else runUnsettled(run, effects)
  } finally {
    game.layerRun = outer
  }
  return run.work
}

function runSettled(run: Run, effects: readonly ActiveEffect[]): void {
  for (const layer of LAYERS) {
    const here = effects.filter(({ facts }) => (facts.layers & LAYER_BIT[layer]) !== 0)
    if (here.length > 0) applyAll(run, here, layer)
    if (layer === '7c') addCounters(run)
  }
}

function runUnsettled(run: Run, effects: readonly ActiveEffect[]): void {
  const sources: ObjectId[] = []
  forEachFunctioning(run.game, (id) => sources.push(id))
  const floating = effects.filter(({ staticAbility, isCda }) => staticAbility === null && !isCda)
  for (const layer of LAYERS) {
    applyLayer(run, sources, floating, layer)
    if (layer === '7c') addCounters(run)
  }
}

export type { Run }
