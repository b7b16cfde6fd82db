import type { Modification } from '@spellwright/dsl'
import { LAYER_OF } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { forEachFunctioning, functionsIn } from '../query/functioning.ts'
import type { ObjectId } from '../state/ids.ts'
import { applyModification } from './apply.ts'
import type { AbilityInstance, Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { counterChange } from './counters.ts'
import { areIndependent, changesEffects, dependsOn, mayInteract } from './dependency.ts'
import {
  type ActiveEffect,
  fromFloating,
  fromStatic,
  LAYERS,
  type Layer,
  layersOf,
  objectsOfEffect,
} from './effects.ts'

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
  readonly work = new Map<number, Characteristics>()
  readonly game: Game
  readonly started = new Map<string, ActiveEffect>()
  readonly trace: Map<ObjectId, AppliedEffect[]> | null

  constructor(game: Game, trace: Map<ObjectId, AppliedEffect[]> | null) {
    this.game = game
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
    for (const id of effect.objects) {
      if (!this.game.state.objects[id]) continue
      const ctx = { ...effect.ctx, affected: id }
      effect.apply.forEach((modification, index) => {
        if (LAYER_OF[modification.kind] !== layer) return
        const key = `${effect.key}#${index}`
        this.work.set(id, applyModification(this.game, ctx, this.get(id), modification, key, effect.timestamp))
        this.trace?.set(id, [
          ...(this.trace.get(id) ?? []),
          { layer, source: effect.source, timestamp: effect.timestamp, modification },
        ])
      })
    }
  }
}

function possibleSources(game: Game): ObjectId[] {
  const sources: ObjectId[] = []
  forEachFunctioning(game, (id) => sources.push(id))
  return sources
}

const staticCache = new WeakMap<readonly AbilityInstance[], readonly AbilityInstance[]>()
const NO_STATICS: readonly AbilityInstance[] = []

/** Static abilities with a continuous effect on characteristics, per ability list. */
function continuousStatics(abilities: readonly AbilityInstance[]): readonly AbilityInstance[] {
  let found = staticCache.get(abilities)
  if (found === undefined) {
    found = abilities.filter(
      ({ ability }) =>
        (ability.kind === 'static' && ability.apply !== undefined) || ability.kind === 'characteristicDefining',
    )
    if (found.length === 0) found = NO_STATICS
    staticCache.set(abilities, found)
  }
  return found
}

/** The effects with a part in this layer that exist now, not counting those already started. */
function newEffects(run: Run, sources: readonly ObjectId[], layer: Layer): ActiveEffect[] {
  const { game } = run
  const found: ActiveEffect[] = []
  for (const id of sources) {
    const c = run.get(id)
    for (const instance of continuousStatics(c.abilities)) {
      const key = `${id}:${instance.key}`
      if (run.started.has(key)) continue
      const { ability } = instance
      if (ability.kind === 'characteristicDefining') {
        const cda = characteristicDefining(game, id, instance, c.controller, layer)
        if (cda) found.push(cda)
      } else if (ability.kind === 'static' && functionsIn(ability, game.state.objects[id]!.zone)) {
        if (layersOf(ability.apply ?? []).has(layer)) found.push(fromStatic(game, id, instance, ability, c.controller))
      }
    }
  }
  return found
}

/** CR 604.3, 613.4a: power and toughness from a characteristic-defining ability, in every zone. */
function characteristicDefining(
  game: Game,
  id: ObjectId,
  instance: AbilityInstance,
  controller: 0 | 1,
  layer: Layer,
): ActiveEffect | null {
  const { ability } = instance
  if (layer !== '7a' || ability.kind !== 'characteristicDefining') return null
  if (ability.power === undefined && ability.toughness === undefined) return null
  const ctx = contextOf(id, game.state.objects[id]!.zone === 'battlefield' ? controller : game.state.objects[id]!.owner)
  const modification: Modification = {
    kind: 'setBasePT',
    ...(ability.power === undefined ? {} : { power: ability.power }),
    ...(ability.toughness === undefined ? {} : { toughness: ability.toughness }),
  }
  return {
    key: `${id}:${instance.key}`,
    source: id,
    timestamp: game.state.objects[id]!.timestamp,
    ctx,
    apply: [modification],
    isCda: true,
    staticAbility: null,
    objects: [id],
  }
}

/** CR 613.3, 613.7: characteristic-defining abilities first, then by timestamp. */
const inOrder = (effects: ActiveEffect[]): ActiveEffect[] =>
  effects.sort((a, b) => Number(b.isCda) - Number(a.isCda) || a.timestamp - b.timestamp || (a.key < b.key ? -1 : 1))

/** Apply every effect of one layer in timestamp order, with dependencies (CR 613.7–613.8). */
function applyLayer(run: Run, sources: readonly ObjectId[], floating: readonly ActiveEffect[], layer: Layer): void {
  const pending = new Map<string, ActiveEffect>()
  for (const effect of run.started.values())
    if (layersOf(effect.apply).has(layer) && !floating.includes(effect)) pending.set(effect.key, effect)
  for (const effect of floating) if (layersOf(effect.apply).has(layer)) pending.set(effect.key, effect)
  for (const effect of newEffects(run, sources, layer)) if (!pending.has(effect.key)) pending.set(effect.key, effect)
  if (pending.size === 0) return
  const all = [...pending.values()]
  if (!all.some((effect) => changesEffects(effect, layer)) && areIndependent(all, layer)) {
    for (const effect of inOrder(all)) run.apply(effect, layer)
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
  continuousStatics(run.get(effect.source).abilities).some(
    (instance) => `${effect.source}:${instance.key}` === effect.key,
  )

function nextEffect(run: Run, effects: ActiveEffect[], layer: Layer): ActiveEffect {
  const cdas = effects.filter((effect) => effect.isCda)
  const candidates = inOrder(cdas.length > 0 ? cdas : effects)
  if (candidates.length === 1 || layer === '7d' || layer === '2') return candidates[0]!
  if (areIndependent(candidates, layer)) return candidates[0]!
  const graph = new Map<ActiveEffect, Set<ActiveEffect>>()
  for (const a of candidates)
    graph.set(a, new Set(candidates.filter((b) => a !== b && mayInteract(a, b, layer) && dependsOn(run, a, b, layer))))
  // CR 613.8b: one that depends on nothing, or only on effects that depend on it in a loop.
  const free = candidates.find((a) => [...graph.get(a)!].every((b) => reaches(graph, b, a)))
  return free ?? candidates[0]!
}

function reaches(graph: Map<ActiveEffect, Set<ActiveEffect>>, from: ActiveEffect, to: ActiveEffect): boolean {
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
  for (const id of run.game.state.battlefield) {
    const object = run.game.state.objects[id]!
    if (object.counters === null) continue
    const change = counterChange(object.counters)
    const c = run.get(id)
    run.work.set(id, {
      ...c,
      power: c.power + change.power,
      toughness: c.toughness + change.toughness,
      loyalty: object.counters['loyalty'] ?? 0,
    })
  }
}

/** Is there any continuous effect at all? Most boards early in a game have none. */
function hasEffects(game: Game, sources: readonly ObjectId[]): boolean {
  if (game.state.effects.some((effect) => effect.apply.length > 0)) return true
  return sources.some((id) => continuousStatics(copiableValues(game, game.state.objects[id]!).abilities).length > 0)
}

/** Compute every object some effect touches; the rest keep their copiable values. */
export function runLayers(
  game: Game,
  out: Map<number, Characteristics>,
  trace: Map<ObjectId, AppliedEffect[]> | null = null,
): void {
  const sources = possibleSources(game)
  if (!hasEffects(game, sources)) return
  const run = new Run(game, trace)
  const outer = game.layerRun
  game.layerRun = run
  try {
    const floating = game.state.effects.filter((effect) => effect.apply.length > 0).map(fromFloating)
    for (const layer of LAYERS) {
      applyLayer(run, sources, floating, layer)
      if (layer === '7c') addCounters(run)
    }
  } finally {
    game.layerRun = outer
  }
  for (const [id, value] of run.work) out.set(id, value)
}

export type { Run }
