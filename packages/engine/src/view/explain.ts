import type { Modification } from '@spellwright/dsl'
import { copiableValues } from '../continuous/copiable.ts'
import type { Layer } from '../continuous/effect-facts.ts'
import type { AppliedEffect } from '../continuous/layer-run.ts'
import { effectsInForce, runLayers } from '../continuous/layers.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { compiledOf } from '../state/compiled.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import { cardInfo } from './card-view.ts'
import type { CardInfo } from './types.ts'

/** One effect that changed an object. */
export interface AppliedView {
  /** CR 613.1; counters are in 7c. */
  readonly layer: '1' | Layer
  /** Its source, which may have left, or 0. */
  readonly source: ObjectId
  readonly sourceName: string
  readonly timestamp: number
  /** What it does, as data; null for copy effects, face-down status and counters, which `note` describes. */
  readonly modification: Modification | null
  readonly note: string
}

/** Why an object has its current characteristics: its printed values and the effects that changed them. */
export interface Explanation {
  readonly object: ObjectId
  /** As printed or copied (CR 707.2), before the effects. */
  readonly before: CardInfo
  /** In the order they apply. */
  readonly effects: readonly AppliedView[]
  readonly now: CardInfo
}

const noted = (game: Game, object: GameObject, layer: AppliedView['layer'], note: string): AppliedView => ({
  layer,
  source: object.id,
  sourceName: nameOf(game, object.id),
  timestamp: object.timestamp,
  modification: null,
  note,
})

/** CR 613.2: copying and being face down. */
function layerOne(game: Game, object: GameObject): AppliedView[] {
  if (object.faceDown) return [noted(game, object, '1', 'face down: a 2/2 creature without name or text')]
  const effects = game.state.effects.filter(({ copy, objects }) => copy !== null && objects.includes(object.id))
  const floating = effects.map(
    ({ source, timestamp, copy }): AppliedView => ({
      layer: '1',
      source,
      sourceName: source === NO_OBJECT ? '' : nameOf(game, source),
      timestamp,
      modification: null,
      note: `a copy of ${compiledOf(game, copy!.def).definition.name}`,
    }),
  )
  if (object.copy === null) return floating
  return [noted(game, object, '1', `a copy of ${compiledOf(game, object.copy.def).definition.name}`), ...floating]
}

/** CR 613.4c */
function counters(game: Game, object: GameObject): AppliedView[] {
  if (object.zone !== 'battlefield') return []
  return (['+1/+1', '-1/-1'] as const).flatMap((kind) => {
    const count = object.counters?.[kind] ?? 0
    return count === 0 ? [] : [noted(game, object, '7c', `${count} ${kind} counter${count === 1 ? '' : 's'}`)]
  })
}

/** Which continuous effects apply to the object, from which source and in which layer. */
export function explain(game: Game, id: ObjectId): Explanation {
  const object = mustGet(game, id)
  const trace = new Map<ObjectId, AppliedEffect[]>()
  runLayers(game, effectsInForce(game), trace)
  const applied = (trace.get(id) ?? []).map(
    ({ layer, source, timestamp, modification }): AppliedView => ({
      layer,
      source,
      sourceName: nameOf(game, source),
      timestamp,
      modification,
      note: '',
    }),
  )
  const late = applied.findIndex(({ layer }) => layer === '7d')
  const ofCounters = counters(game, object)
  const effects = late < 0 ? [...applied, ...ofCounters] : applied.toSpliced(late, 0, ...ofCounters)
  return {
    object: id,
    before: cardInfo(copiableValues(game, object)),
    effects: [...layerOne(game, object), ...effects],
    now: cardInfo(characteristics(game, id)),
  }
}
