import type { CharacteristicDefiningAbility, Modification } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { forEachFunctioning, functionsIn } from '../query/functioning.ts'
import { mustGet } from '../query/lookup.ts'
import { compiledOf } from '../state/compiled.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { memoized } from '../state/memoized.ts'
import type { GameObject } from '../state/object.ts'
import { partsOf } from './ability-parts.ts'
import type { AbilityInstance, Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { areIndependent, changesEffects, dependenciesOf } from './dependency.ts'
import { effectsOfDesignations } from './designations.ts'
import { factsOf, LAYER_BIT, LAYERS, type Layer } from './effect-facts.ts'
import { type ActiveEffect, effectsIn, fromFloating, fromStatic, inOrder } from './effects.ts'
import { effectsOfCounters } from './keyword-counters.ts'
import { type AppliedEffect, type LayerRun, WholeRun } from './layer-run.ts'
import type { LayerValues } from './layer-values.ts'
import type { EffectsOfLayer } from './settled-effects.ts'

/** The effects of one object's abilities, as it is now. */
function effectsOf(game: Game, id: ObjectId, c: Characteristics, found: ActiveEffect[]): void {
  for (const instance of partsOf(c.abilities).continuous) {
    const { ability } = instance
    if (ability.kind === 'characteristicDefining') {
      const cda = characteristicDefining(game, id, instance, ability, c.controller)
      if (cda) found.push(cda)
    } else if (ability.kind === 'static' && functionsIn(ability, mustGet(game, id).zone))
      found.push(fromStatic(game, id, instance, ability, c.controller))
  }
}

/** The effects that apply in this layer, exist now, and have not started to apply in an earlier layer. */
function newEffects(run: WholeRun, sources: readonly ObjectId[], layer: Layer): ActiveEffect[] {
  const found: ActiveEffect[] = []
  for (const id of sources) effectsOf(run.game, id, run.get(id), found)
  return found.filter(({ key, facts }) => (facts.layers & LAYER_BIT[layer]) !== 0 && !run.started.has(key))
}

/** The power and toughness defined by the ability, as modifications. */
const definedSize = memoized(({ power, toughness }: CharacteristicDefiningAbility): readonly Modification[] => [
  {
    kind: 'setBasePT',
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
  },
])

/** CR 604.3, 613.4a: power and toughness from a characteristic-defining ability, in every zone; first of their layer. */
function characteristicDefining(
  game: Game,
  id: ObjectId,
  instance: AbilityInstance,
  ability: CharacteristicDefiningAbility,
  controller: PlayerId,
): ActiveEffect | null {
  if (ability.power === undefined && ability.toughness === undefined) return null
  const object = mustGet(game, id)
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

/** Applies effects none of which changes which effects there are, by timestamp and dependency (CR 613.7–613.8). */
function applyAll(run: WholeRun, effects: ActiveEffect[], layer: Layer): void {
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

/** The effects that apply in this layer, after the layers before it. */
function effectsNow(
  run: WholeRun,
  sources: readonly ObjectId[],
  floating: readonly ActiveEffect[],
  layer: Layer,
): ActiveEffect[] {
  const found = new Map<string, ActiveEffect>()
  for (const effect of [...run.started.values(), ...floating])
    if ((effect.facts.layers & LAYER_BIT[layer]) !== 0) found.set(effect.key, effect)
  for (const effect of newEffects(run, sources, layer)) if (!found.has(effect.key)) found.set(effect.key, effect)
  return [...found.values()]
}

/** Applies effects some of which change which effects there are in this layer. */
function applyChanging(run: WholeRun, sources: readonly ObjectId[], effects: ActiveEffect[], layer: Layer): void {
  const pending = new Map(effects.map((effect) => [effect.key, effect]))
  const done = new Set<string>()
  while (pending.size > 0) {
    const next = nextEffect(run, [...pending.values()], layer)
    pending.delete(next.key)
    done.add(next.key)
    run.apply(next, layer)
    if (!changesEffects(next, layer)) continue
    // An effect whose ability was lost before it started does not apply; effects of new abilities do.
    for (const effect of pending.values())
      if (effect.staticAbility && !run.started.has(effect.key) && !stillHas(run, effect)) pending.delete(effect.key)
    for (const effect of newEffects(run, sources, layer))
      if (!done.has(effect.key) && !pending.has(effect.key)) pending.set(effect.key, effect)
  }
}

const stillHas = (run: WholeRun, effect: ActiveEffect): boolean =>
  partsOf(run.get(effect.source).abilities).continuous.some(
    (instance) => `${effect.source}:${instance.key}` === effect.key,
  )

function nextEffect(run: WholeRun, effects: ActiveEffect[], layer: Layer): ActiveEffect {
  const cdas = effects.filter((effect) => effect.isCda)
  const candidates = inOrder(cdas.length > 0 ? cdas : effects)
  if (candidates.length === 1 || layer === '7d') return itemAt(candidates, 0)
  if (areIndependent(candidates, layer)) return itemAt(candidates, 0)
  const graph = new Map(candidates.map((a) => [a, dependenciesOf(run, a, candidates, layer)]))
  // CR 613.8b: one that depends on nothing, or only on effects that depend on it in a loop.
  const free = candidates.find((a) => [...graph.get(a)!].every((b) => reaches(graph, b, a)))
  return free ?? itemAt(candidates, 0)
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

/** The layers in which an effect changes which effects there are, or who controls them. */
const layersChangingEffects = ({ facts }: ActiveEffect): number => facts.changes | (facts.layers & LAYER_BIT['2'])

/** None of them changes which effects there are, or who controls them. */
export const areSettled = (effects: readonly ActiveEffect[]): boolean => {
  for (const effect of effects) if (layersChangingEffects(effect) !== 0) return false
  return true
}

/** Most cards have no continuous effects. */
const mayHaveEffects = (game: Game, { def, copy, merged }: GameObject): boolean =>
  copy !== null || merged !== null || compiledOf(game, def).hasEffects

/** The continuous effects before any is applied: from resolved spells and abilities, and from static abilities. */
export function effectsInForce(game: Game): ActiveEffect[] {
  const effects: ActiveEffect[] = []
  let copies = false
  for (const effect of game.state.effects) {
    if (effect.apply.length > 0) effects.push(fromFloating(effect))
    if (effect.copy !== null) copies = true
  }
  forEachFunctioning(game, (id, zone) => {
    const object = mustGet(game, id)
    if (copies || mayHaveEffects(game, object)) effectsOf(game, id, copiableValues(game, object), effects)
    if (zone !== 'battlefield') return
    if (object.counters !== null) effectsOfCounters(game, object, effects)
    if (object.marks !== null) effectsOfDesignations(object, effects)
  })
  return effects
}

/** Computes the values of every object that some effect affects; all others have their copiable values. */
export function runLayers(
  game: Game,
  effects: readonly ActiveEffect[],
  trace: Map<ObjectId, AppliedEffect[]> | null = null,
): LayerValues {
  const run = new WholeRun(game, trace)
  const outer = game.layerRun
  game.layerRun = run
  try {
    const isFixed = areSettled(effects)
    const sources: ObjectId[] = []
    if (!isFixed) forEachFunctioning(game, (id) => sources.push(id))
    const floating = effects.filter(({ staticAbility, isCda }) => staticAbility === null && !isCda)
    for (const layer of LAYERS) {
      const here = isFixed ? effectsIn(effects, layer) : effectsNow(run, sources, floating, layer)
      if (here.some((effect) => changesEffects(effect, layer))) applyChanging(run, sources, here, layer)
      else applyAll(run, here, layer)
      if (layer === '7c') run.addCounters()
    }
  } finally {
    game.layerRun = outer
  }
  return run.work
}

/** Applies effects that are sorted and independent of each other. */
export function runInOrder(run: LayerRun, layers: readonly EffectsOfLayer[]): void {
  const { game } = run
  const outer = game.layerRun
  game.layerRun = run
  try {
    for (const { layer, effects } of layers) {
      for (const effect of effects) run.apply(effect, layer)
      if (layer === '7c') run.addCounters()
    }
  } finally {
    game.layerRun = outer
  }
}
