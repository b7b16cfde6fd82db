import type { Modification } from '@spellwright/dsl'
import { LAYER_OF } from '@spellwright/dsl'
import { contextAffecting } from '../query/context.ts'
import { quantity } from '../query/quantity.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import type { Characteristics } from './characteristics.ts'
import { LAYER_BIT, LAYERS, type Layer } from './effect-facts.ts'
import { type ActiveEffect, objectsOfEffect } from './effects.ts'
import type { WholeRun } from './layer-run.ts'

const writesOf = ({ facts }: ActiveEffect, layer: Layer): number => facts.writes[LAYERS.indexOf(layer)]!

/** Can what it does in this layer add or remove abilities that generate continuous effects? */
export const changesEffects = ({ facts }: ActiveEffect, layer: Layer): boolean =>
  (facts.changes & LAYER_BIT[layer]) !== 0

/** None of them reads what another writes in this layer, so timestamps alone decide their order. */
export function areIndependent(effects: readonly ActiveEffect[], layer: Layer): boolean {
  let written = 0
  for (const effect of effects) written |= writesOf(effect, layer)
  for (const { facts } of effects) if ((facts.reads & written) !== 0) return false
  return true
}

/** Could applying `b` change the existence, the objects or the result of `a` in this layer? (CR 613.8a) */
const mayInteract = (a: ActiveEffect, b: ActiveEffect, layer: Layer): boolean =>
  (a.facts.reads & writesOf(b, layer)) !== 0

interface Reading {
  exists: boolean
  objects: string
  values: string
}

function reading(run: WholeRun, effect: ActiveEffect, layer: Layer): Reading {
  const exists =
    effect.staticAbility === null ||
    run.started.has(effect.key) ||
    run.get(effect.source).abilities.some((instance) => `${effect.source}:${instance.key}` === effect.key)
  const objects = exists ? objectsOfEffect(run.game, effect) : []
  const values = objects.map((id) =>
    effect.apply
      .filter((modification) => LAYER_OF[modification.kind] === layer)
      .map((modification) => numbersOf(run, effect, modification, id))
      .join(','),
  )
  return { exists, objects: objects.join(','), values: values.join(';') }
}

const numbersOf = (run: WholeRun, effect: ActiveEffect, modification: Modification, id: number): string => {
  // CR 613.8a: it gives the object to whoever controls the source, who may be changed in this layer.
  if (modification.kind === 'setController') return String(controllerInRun(run, effect))
  if (modification.kind !== 'setBasePT' && modification.kind !== 'modifyPT') return ''
  const ctx = contextAffecting(effect.ctx, id as never)
  return `${quantity(run.game, ctx, modification.power ?? 0)}/${quantity(run.game, ctx, modification.toughness ?? 0)}`
}

/** Who controls the effect's source as far as the layers have been applied; who created an effect without a static ability. */
export const controllerInRun = (run: WholeRun, { staticAbility, source, ctx }: ActiveEffect): PlayerId =>
  staticAbility === null ? ctx.controller : run.get(source).controller

/** The effects it depends on in this layer. */
export function dependenciesOf(
  run: WholeRun,
  effect: ActiveEffect,
  others: readonly ActiveEffect[],
  layer: Layer,
): ReadonlySet<ActiveEffect> {
  const found = new Set<ActiveEffect>()
  let before: Reading | null = null
  for (const other of others) {
    if (other === effect || other.isCda !== effect.isCda || !mayInteract(effect, other, layer)) continue
    before ??= reading(run, effect, layer)
    if (dependsOn(run, effect, before, other, layer)) found.add(other)
  }
  return found
}

/** CR 613.8a by trial: apply `b` temporarily and see whether that changes what `a` does. */
function dependsOn(run: WholeRun, a: ActiveEffect, before: Reading, b: ActiveEffect, layer: Layer): boolean {
  const saved: [ObjectId, Characteristics | undefined][] = []
  for (const id of objectsOfEffect(run.game, b)) {
    if (!run.game.state.objects[id]) continue
    saved.push([id, run.work.get(id)])
    run.applyTo(id, b, layer)
  }
  const after = reading(run, a, layer)
  for (const [id, value] of saved)
    if (value === undefined) run.work.delete(id)
    else run.work.set(id, value)
  return before.exists !== after.exists || before.objects !== after.objects || before.values !== after.values
}
