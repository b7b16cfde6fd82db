import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { type Characteristics, sameCharacteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { withCounters } from './counters.ts'
import { areSettled, effectsInForce, runLayers } from './layers.ts'
import { type SettledEffects, settledEffects } from './settled-effects.ts'

/** Values of objects, and what each was computed from. */
interface Known {
  readonly values: (Characteristics | undefined)[]
  readonly records: (GameObject | undefined)[]
  readonly settledBy: (SettledEffects | null)[]
}

/** Characteristics by object id. A value is valid if it was found in the current epoch; an older one is kept to compare with. */
export class CharacteristicsCache {
  epoch = 0
  /** The effects in force if each object can be computed separately, otherwise null. */
  settled: SettledEffects | null = null
  private readonly known: Known = { values: [], records: [], settledBy: [] }
  private readonly found: number[] = []
  /** The values of the game this one was forked from: records are shared, so values of unchanged records are valid here too. */
  private readonly inherited: Known | null

  constructor(parent: CharacteristicsCache | null = null) {
    this.inherited = parent === null ? null : parent.known
    this.settled = parent === null ? null : parent.settled
  }

  /** The value found in this epoch, if there is one. */
  get(id: ObjectId): Characteristics | undefined {
    return this.found[id] === this.epoch ? this.known.values[id] : undefined
  }

  /** The value of an earlier epoch, if neither the object nor the effects have changed. */
  recall(object: GameObject): Characteristics | undefined {
    const { id } = object
    if (this.holds(this.known, object)) {
      this.found[id] = this.epoch
      return this.known.values[id]
    }
    return this.inherited !== null && this.holds(this.inherited, object)
      ? this.set(object, this.inherited.values[id]!)
      : undefined
  }

  private holds({ records, settledBy }: Known, object: GameObject): boolean {
    return records[object.id] === object && this.settled !== null && settledBy[object.id] === this.settled
  }

  /** Keeps the older value if the new one is equal, so that whatever was computed from it stays valid. */
  set(object: GameObject, value: Characteristics): Characteristics {
    const { id } = object
    const { values, records, settledBy } = this.known
    const before = values[id]
    const kept = before !== undefined && sameCharacteristics(before, value) ? before : value
    while (values.length <= id) {
      values.push(undefined)
      this.found.push(0)
      records.push(undefined)
      settledBy.push(null)
    }
    values[id] = kept
    this.found[id] = this.epoch
    records[id] = object
    settledBy[id] = this.settled
    return kept
  }

  /** The object has a new record that does not change its characteristics. */
  follow(before: GameObject, object: GameObject): void {
    const { records } = this.known
    if (records[object.id] === before) records[object.id] = object
  }

  forget(id: ObjectId): void {
    if (id < this.found.length) this.found[id] = 0
  }
}

/**
 * The characteristics of an object now. Printed values are read only inside this folder.
 * Results are cached until something they depend on may have changed (`game.epoch`).
 */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  if (game.layerRun) return game.layerRun.get(id)
  const { cache } = game
  if (cache.epoch !== game.epoch) refresh(game)
  return cache.get(id) ?? compute(game, mustGet(game, id))
}

/** The effects in force now if each object can be computed separately, otherwise null. Then no effect changes control. */
export function settledEffectsNow(game: Game): SettledEffects | null {
  if (game.cache.epoch !== game.epoch) refresh(game)
  return game.cache.settled
}

function compute(game: Game, object: GameObject): Characteristics {
  const { cache } = game
  const { settled } = cache
  if (settled === null) return cache.set(object, withCounters(object, copiableValues(game, object)))
  return cache.recall(object) ?? cache.set(object, settled.valueOf(game, object))
}

/** Finds the effects of a new epoch, and applies them to all objects if these cannot be computed separately. */
function refresh(game: Game): void {
  const { cache } = game
  cache.epoch = game.epoch
  const effects = effectsInForce(game)
  cache.settled = areSettled(effects) ? settledEffects(game, effects, cache.settled) : null
  if (cache.settled !== null) return
  const touched = runLayers(game, effects)
  for (const id of touched.ids) {
    const value = touched.get(id)
    const object = game.state.objects[id]
    if (value !== undefined && object !== undefined) cache.set(object, value)
  }
}
