import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
import { counterChange } from './counters.ts'
import { runLayers } from './layers.ts'

/**
 * The one reader for what an object is now. Printed values are visible only inside this folder.
 * Results are cached until something in their inputs changes (`game.epoch`).
 */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  if (game.layerRun) return game.layerRun.get(id)
  const cache = game.cache
  if (cache.epoch !== game.epoch) {
    cache.epoch = game.epoch
    cache.values = new Map()
    runLayers(game, cache.values)
  }
  let value = cache.values.get(id)
  if (value === undefined) {
    value = withCounters(game, game.state.objects[id]!)
    cache.values.set(id, value)
  }
  return value
}

/** An object no continuous effect touches: its copiable values, its controller, its counters. */
function withCounters(game: Game, object: GameObject): Characteristics {
  const base = copiableValues(game, object)
  const change = counterChange(object.counters)
  const loyalty = object.zone === 'battlefield' ? (object.counters?.['loyalty'] ?? 0) : base.loyalty
  if (base.controller === object.controller && change.power === 0 && change.toughness === 0 && loyalty === base.loyalty)
    return base
  return {
    ...base,
    controller: object.controller,
    power: base.power + change.power,
    toughness: base.toughness + change.toughness,
    loyalty,
  }
}
