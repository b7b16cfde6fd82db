import type { Game } from '../game/game.ts'
import type { ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { Characteristics } from './characteristics.ts'
import { copiableValues } from './copiable.ts'
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
    cache.values = []
    runLayers(game, cache.values)
  }
  let value = cache.values[id]
  if (value === undefined) {
    value = withCounters(game, game.state.objects[id]!)
    cache.values[id] = value
  }
  return value
}

/** An object no continuous effect touches: its copiable values, its controller, its counters. */
function withCounters(game: Game, object: GameObject): Characteristics {
  const base = copiableValues(game, object)
  const plus = object.counters?.['+1/+1'] ?? 0
  const minus = object.counters?.['-1/-1'] ?? 0
  const loyalty = object.zone === 'battlefield' ? (object.counters?.['loyalty'] ?? 0) : base.loyalty
  if (base.controller === object.controller && plus === minus && loyalty === base.loyalty) return base
  return {
    ...base,
    controller: object.controller,
    power: base.power + plus - minus,
    toughness: base.toughness + plus - minus,
    loyalty,
  }
}
