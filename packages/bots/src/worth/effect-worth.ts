import type { Effect, EffectKind, EffectOf, Filter, Quantity, Zone } from '@spellwright/dsl'
import { type Context, contextBinding, type EntityId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { allowedWorth } from './allowed-worth.ts'
import { discardWorth, drawnBefore } from './discard-worth.ts'
import { type Valuer, valuers } from './effect-valuers.ts'
import { pickedWorth } from './hidden-hand.ts'
import { seenObjects } from './seen-objects.ts'

/** What one step is worth to the player of this seat, whoever's effect it is. */
function stepWorth(s: SeenGame, ctx: Context, effect: Effect): number {
  const valuer = valuers[effect.kind] as Valuer<EffectKind> | undefined
  return valuer?.(s, ctx, effect as EffectOf<EffectKind>) ?? 0
}

const zonesOf = ({ zone = 'battlefield' }: Filter): readonly Zone[] => (typeof zone === 'string' ? [zone] : zone)

/** Candidates a step lets somebody choose from; undefined where they are not seen. */
function choices(
  s: SeenGame,
  ctx: Context,
  effect: EffectOf<'choose'> | EffectOf<'chooseAmong'>,
): EntityId[] | undefined {
  if (effect.kind === 'chooseAmong') {
    const among = s.reader.entities(ctx, effect.among)
    if (among === undefined) return undefined
    const found: EntityId[] = []
    for (const object of seenObjects(s, among))
      if (!effect.filter || s.reader.matches(ctx, effect.filter, object.id, null)) found.push(object.id)
    return found
  }
  const whose = effect.whose === undefined ? [ctx.controller] : s.reader.players(ctx, effect.whose)
  const zones = zonesOf(effect.from)
  const isHidden = zones.includes('library') || (zones.includes('hand') && !whose.includes(s.me))
  if (isHidden) return undefined
  const found = seenObjects(s, s.reader.objectsMatching(ctx, effect.from))
  return found.filter(({ owner }) => effect.whose === undefined || whose.includes(owner)).map(({ id }) => id)
}

/** The player chooses a card of the opponent's hand, and it is discarded or taken elsewhere. */
function takesFromHand(
  s: SeenGame,
  ctx: Context,
  effect: EffectOf<'choose'> | EffectOf<'chooseAmong'>,
  rest: readonly Effect[],
): effect is EffectOf<'choose'> {
  if (effect.kind !== 'choose' || effect.whose === undefined || !zonesOf(effect.from).includes('hand')) return false
  if (!s.reader.players(ctx, effect.player).includes(s.me)) return false
  return rest.some(
    (step) =>
      (step.kind === 'discardCards' || (step.kind === 'move' && step.to !== 'battlefield')) &&
      typeof step.what === 'object' &&
      'the' in step.what &&
      step.what.the === effect.as,
  )
}

/** "For each card returned this way": how many an earlier step of the list moves; null where that is not counted. */
function movedBefore(
  s: SeenGame,
  ctx: Context,
  effects: readonly Effect[],
  index: number,
  count: Quantity,
): number | null {
  if (typeof count !== 'object' || count.kind !== 'count') return null
  const { among } = count.of
  if (typeof among !== 'object' || !('the' in among)) return null
  for (const effect of effects.slice(0, index))
    if (effect.kind === 'move' && effect.as === among.the) return s.reader.selection(ctx, effect.what)?.length ?? null
  return null
}

/** The worth of doing all this, in order. A choice on the way is made for the best of whoever makes it. */
export function effectsWorth(s: SeenGame, ctx: Context, effects: readonly Effect[]): number {
  let sum = 0
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index]!
    if (effect.kind === 'discard') {
      sum += discardWorth(s, ctx, effect, index === 0 ? 0 : drawnBefore(s, ctx, effects, index))
      continue
    }
    if (effect.kind === 'draw') {
      const moved = s.policy.drawsPerMoved ? movedBefore(s, ctx, effects, index, effect.count) : null
      sum += stepWorth(s, ctx, moved === null ? effect : { ...effect, count: moved })
      continue
    }
    if (effect.kind === 'rule') {
      sum += allowedWorth(s, ctx, effects, index)
      continue
    }
    if (effect.kind !== 'choose' && effect.kind !== 'chooseAmong') {
      sum += stepWorth(s, ctx, effect)
      continue
    }
    const candidates = choices(s, ctx, effect)
    const rest = effects.slice(index + 1)
    // What nobody has seen yet is guessed at.
    if (candidates === undefined) {
      if (takesFromHand(s, ctx, effect, rest)) sum += pickedWorth(s, ctx, effect.from)
      continue
    }
    if (candidates.length === 0) return sum + effectsWorth(s, contextBinding(ctx, effect.as, []), rest)
    const isMine = s.reader.players(ctx, effect.player).includes(s.me)
    let best = isMine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    for (const entity of candidates) {
      const worth = effectsWorth(s, contextBinding(ctx, effect.as, [entity]), rest)
      best = isMine ? Math.max(best, worth) : Math.min(best, worth)
    }
    return sum + best
  }
  return sum
}
