import type { Filter, Modification, Quantity } from '@spellwright/dsl'
import { LAYER_OF } from '@spellwright/dsl'
import { quantity } from '../query/quantity.ts'
import { applyModification } from './apply.ts'
import type { Characteristics } from './characteristics.ts'
import { type ActiveEffect, type Layer, objectsOfEffect } from './effects.ts'
import type { Run } from './layers.ts'

/** What of an object an effect reads or writes; two effects of one layer can only depend on each other where these meet. */
type Aspect = 'type' | 'color' | 'abilityGain' | 'abilityLoss' | 'pt' | 'name' | 'controller'

const WRITES: Record<Modification['kind'], readonly Aspect[]> = {
  setName: ['name'],
  setController: ['controller'],
  addType: ['type', 'abilityGain'],
  setTypes: ['type', 'abilityGain', 'abilityLoss'],
  removeType: ['type', 'abilityLoss'],
  addSupertype: ['type'],
  removeSupertype: ['type'],
  addSubtype: ['type', 'abilityGain'],
  setCreatureTypes: ['type'],
  allCreatureTypes: ['type'],
  setLandTypes: ['type', 'abilityGain', 'abilityLoss'],
  setColor: ['color'],
  addColor: ['color'],
  gainAbility: ['abilityGain'],
  gainKeyword: ['abilityGain'],
  loseKeyword: ['abilityLoss'],
  loseAllAbilities: ['abilityLoss'],
  setBasePT: ['pt'],
  modifyPT: ['pt'],
  switchPT: ['pt'],
}

const reads = new WeakMap<object, ReadonlySet<Aspect>>()

const FIELD_READS: Partial<Record<keyof Filter, Aspect>> = {
  type: 'type',
  allTypes: 'type',
  supertype: 'type',
  subtype: 'type',
  color: 'color',
  name: 'name',
  power: 'pt',
  toughness: 'pt',
  controller: 'controller',
  keyword: 'abilityGain',
  abilities: 'abilityGain',
}

/** Any object in the data whose keys are filter fields is read as a filter: over-approximation only costs a trial. */
function collectReads(data: unknown, into: Set<Aspect>): void {
  if (typeof data !== 'object' || data === null) return
  for (const [key, value] of Object.entries(data)) {
    const aspect = FIELD_READS[key as keyof Filter]
    if (aspect) into.add(aspect)
    if (aspect === 'abilityGain') into.add('abilityLoss')
    if (value === 'powerOf' || value === 'toughnessOf' || value === 'greatest') into.add('pt')
    if (value === 'historic' || value === 'permanentCard') into.add('type')
    if (value === 'colorless' || value === 'multicolored' || value === 'monocolored') into.add('color')
    collectReads(value, into)
  }
}

function readsOf(effect: ActiveEffect): ReadonlySet<Aspect> {
  const data = effect.staticAbility ?? effect.apply
  let known = reads.get(data)
  if (known === undefined) {
    const found = new Set<Aspect>()
    if (effect.staticAbility) {
      collectReads(effect.staticAbility.affects, found)
      collectReads(effect.staticAbility.condition, found)
      // The effect exists only while its object has the ability.
      found.add('abilityLoss')
    }
    for (const modification of effect.apply) {
      collectReads((modification as { power?: Quantity }).power, found)
      collectReads((modification as { toughness?: Quantity }).toughness, found)
    }
    known = found
    reads.set(data, known)
  }
  return known
}

const writesOf = (effect: ActiveEffect, layer: Layer): Aspect[] =>
  effect.apply.flatMap((modification) => (LAYER_OF[modification.kind] === layer ? [...WRITES[modification.kind]] : []))

/** Can what it does in this layer add or remove abilities that generate continuous effects? Keywords do not. */
export const changesEffects = (effect: ActiveEffect, layer: Layer): boolean =>
  effect.apply.some((modification) => {
    if (LAYER_OF[modification.kind] !== layer) return false
    if (modification.kind === 'gainAbility') return modification.ability.kind === 'static'
    return WRITES[modification.kind].includes('abilityLoss')
  })

/** Nothing that any of them writes in this layer is read by another: timestamps alone decide. */
export function areIndependent(effects: readonly ActiveEffect[], layer: Layer): boolean {
  const written = new Set(effects.flatMap((effect) => writesOf(effect, layer)))
  return !effects.some((effect) => [...readsOf(effect)].some((aspect) => written.has(aspect)))
}

/** Could applying `b` change the existence, the objects or the result of `a` in this layer? (CR 613.8a) */
export function mayInteract(a: ActiveEffect, b: ActiveEffect, layer: Layer): boolean {
  const wanted = readsOf(a)
  return b.apply.some(
    (modification) =>
      LAYER_OF[modification.kind] === layer && WRITES[modification.kind].some((aspect) => wanted.has(aspect)),
  )
}

interface Reading {
  exists: boolean
  objects: string
  values: string
}

function reading(run: Run, effect: ActiveEffect, layer: Layer): Reading {
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

const numbersOf = (run: Run, effect: ActiveEffect, modification: Modification, id: number): string => {
  if (modification.kind !== 'setBasePT' && modification.kind !== 'modifyPT') return ''
  const ctx = { ...effect.ctx, affected: id as never }
  return `${quantity(run.game, ctx, modification.power ?? 0)}/${quantity(run.game, ctx, modification.toughness ?? 0)}`
}

/** CR 613.8a by trial: apply `b` on a copy of the values and look whether `a` reads differently. */
export function dependsOn(run: Run, a: ActiveEffect, b: ActiveEffect, layer: Layer): boolean {
  if (a.isCda !== b.isCda) return false
  const before = reading(run, a, layer)
  const saved: [number, Characteristics | undefined][] = []
  for (const id of objectsOfEffect(run.game, b)) {
    if (!run.game.state.objects[id]) continue
    saved.push([id, run.work.get(id)])
    const ctx = { ...b.ctx, affected: id }
    b.apply.forEach((modification, index) => {
      if (LAYER_OF[modification.kind] !== layer) return
      run.work.set(id, applyModification(run.game, ctx, run.get(id), modification, `${b.key}#${index}`, b.timestamp))
    })
  }
  const after = reading(run, a, layer)
  for (const [id, value] of saved)
    if (value === undefined) run.work.delete(id)
    else run.work.set(id, value)
  return before.exists !== after.exists || before.objects !== after.objects || before.values !== after.values
}
