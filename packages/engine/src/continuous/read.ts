import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { type Characteristics, copyOf, sameCharacteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { counterChange } from './counters.ts'
import { runLayers } from './layers.ts'

/** What objects are, by id. A value counts while it was found in the current epoch; an older one is kept to compare with. */
export class CharacteristicsCache {
  epoch = 0
  private readonly values: (Characteristics | undefined)[] = []
  private readonly found: number[] = []

  /** The value found in this epoch, if there is one. */
  get(id: ObjectId): Characteristics | undefined {
    return this.found[id] === this.epoch ? this.values[id] : undefined
  }

  /** Keeps the older value where the new one says the same: then what was worked out from it holds too. */
  set(id: ObjectId, value: Characteristics): Characteristics {
    const before = this.values[id]
    const kept = before !== undefined && sameCharacteristics(before, value) ? before : value
    while (this.values.length <= id) {
      this.values.push(undefined)
      this.found.push(0)
    }
    this.values[id] = kept
    this.found[id] = this.epoch
    return kept
  }

  forget(id: ObjectId): void {
    if (id < this.found.length) this.found[id] = 0
  }
}

/**
 * The one reader for what an object is now. Printed values are visible only inside this folder.
 * Results are cached until something in their inputs changes (`game.epoch`).
 */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  if (game.layerRun) return game.layerRun.get(id)
  const { cache } = game
  if (cache.epoch !== game.epoch) refresh(game)
  return cache.get(id) ?? cache.set(id, withCounters(game, game.state.objects[id]!))
}

function refresh(game: Game): void {
  const { cache } = game
  cache.epoch = game.epoch
  const touched = runLayers(game)
  if (touched === null) return
  for (const id of touched.ids) {
    const value = touched.get(id)
    if (value !== undefined) cache.set(id, value)
  }
}

/** An object no continuous effect touches: its copiable values, its controller, its counters. */
function withCounters(game: Game, object: GameObject): Characteristics {
  const base = copiableValues(game, object)
  if (object.counters === null && (base.loyalty === 0 || object.zone !== 'battlefield')) return base
  const change = counterChange(object.counters)
  const loyalty = object.zone === 'battlefield' ? (object.counters?.['loyalty'] ?? 0) : base.loyalty
  if (change.power === 0 && change.toughness === 0 && loyalty === base.loyalty) return base
  const copy = copyOf(base)
  copy.power += change.power
  copy.toughness += change.toughness
  copy.loyalty = loyalty
  return copy
}
