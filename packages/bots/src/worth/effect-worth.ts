import type { Effect, EffectKind, EffectOf } from '@spellwright/dsl'
import type { EntityId } from '@spellwright/engine'
import { matches, zonesOf } from '../seat/match.ts'
import { entitiesOf, playersOf } from '../seat/refs.ts'
import { bind, type Scene } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { discardWorth, drawnBefore } from './discard-worth.ts'
import { type Valuer, valuers } from './effect-valuers.ts'
import { pickedWorth } from './hidden-hand.ts'
import { seenThings } from './seen-things.ts'

/** What one step is worth to the player of this seat, whoever's effect it is. */
function stepWorth(s: Situation, scene: Scene, effect: Effect): number {
  const valuer = valuers[effect.kind] as Valuer<EffectKind> | undefined
  return valuer?.(s, scene, effect as EffectOf<EffectKind>) ?? 0
}

/** Candidates a step lets somebody choose from; undefined where they are not seen. */
function choices(
  s: Situation,
  scene: Scene,
  effect: EffectOf<'choose'> | EffectOf<'chooseAmong'>,
): EntityId[] | undefined {
  if (effect.kind === 'chooseAmong') {
    const among = entitiesOf(s, scene, effect.among)
    if (among === undefined) return undefined
    const found: EntityId[] = []
    for (const thing of seenThings(s, among))
      if (!effect.filter || matches(s, scene, effect.filter, thing)) found.push(thing.id)
    return found
  }
  const whose = effect.whose === undefined ? [scene.by] : playersOf(s, scene, effect.whose)
  const zones = zonesOf(effect.from)
  const isHidden = zones.includes('library') || (zones.includes('hand') && !whose.includes(s.me))
  if (isHidden) return undefined
  const found: EntityId[] = []
  for (const zone of zones)
    for (const thing of s.things(zone)) {
      const fits = effect.whose === undefined || whose.includes(thing.owner)
      if (fits && matches(s, scene, effect.from, thing)) found.push(thing.id)
    }
  return found
}

/** The player chooses a card of the opponent's hand, and it is discarded or taken elsewhere. */
function takesFromHand(
  s: Situation,
  scene: Scene,
  effect: EffectOf<'choose'> | EffectOf<'chooseAmong'>,
  rest: readonly Effect[],
): effect is EffectOf<'choose'> {
  if (effect.kind !== 'choose' || effect.whose === undefined || !zonesOf(effect.from).includes('hand')) return false
  if (!playersOf(s, scene, effect.player).includes(s.me)) return false
  return rest.some(
    (step) =>
      (step.kind === 'discardCards' || (step.kind === 'move' && step.to !== 'battlefield')) &&
      typeof step.what === 'object' &&
      'the' in step.what &&
      step.what.the === effect.as,
  )
}

/** The worth of doing all this, in order. A choice on the way is made for the best of whoever makes it. */
export function effectsWorth(s: Situation, scene: Scene, effects: readonly Effect[]): number {
  let sum = 0
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index]!
    if (effect.kind === 'discard') {
      sum += discardWorth(s, scene, effect, index === 0 ? 0 : drawnBefore(s, scene, effects, index))
      continue
    }
    if (effect.kind !== 'choose' && effect.kind !== 'chooseAmong') {
      sum += stepWorth(s, scene, effect)
      continue
    }
    const candidates = choices(s, scene, effect)
    const rest = effects.slice(index + 1)
    // What nobody has seen yet is guessed at.
    if (candidates === undefined) {
      if (takesFromHand(s, scene, effect, rest)) sum += pickedWorth(s, scene, effect.from)
      continue
    }
    if (candidates.length === 0) return sum + effectsWorth(s, bind(scene, effect.as, []), rest)
    const isMine = playersOf(s, scene, effect.player).includes(s.me)
    let best = isMine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (const entity of candidates) {
      const worth = effectsWorth(s, bind(scene, effect.as, [entity]), rest)
      best = isMine ? Math.max(best, worth) : Math.min(best, worth)
    }
    return sum + best
  }
  return sum
}
