import type { Effect, TargetSpec, Targets } from '@spellwright/dsl'
import { type Context, contextBinding, type EntityId, sortShort } from '@spellwright/engine'
import type { Aimed } from '../facts/aimed.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { effectsWorth } from './effect-worth.ts'

/** What a spell or ability would do at its best: which mode, which targets, and what that is worth. */
export interface Aim {
  readonly worth: number
  readonly mode: number
}

const NO_AIM: Aim = { worth: Number.NEGATIVE_INFINITY, mode: -1 }

/** The targets that are worth most, word by word. */
export function aimAt(s: SeenGame, ctx: Context, targets: Targets | undefined, effects: readonly Effect[]): Aim {
  let aimed = ctx
  for (const name in targets) {
    const spec = targets[name]!
    const candidates = s.reader.targets(aimed, spec)
    const chosen = bestTargets(s, aimed, name, spec, candidates, effects)
    if (chosen === null) return NO_AIM
    aimed = contextBinding(aimed, name, chosen)
  }
  return { worth: effectsWorth(s, aimed, effects), mode: -1 }
}

/** The best of the candidates for one target word; null if there are too few. */
export function bestTargets(
  s: SeenGame,
  ctx: Context,
  name: string,
  spec: TargetSpec,
  candidates: readonly EntityId[],
  effects: readonly Effect[],
): readonly EntityId[] | null {
  const min = spec.count === undefined ? 1 : s.reader.quantity(ctx, spec.count.min)
  const max = spec.count === undefined ? 1 : spec.count.max === 'any' ? 99 : s.reader.quantity(ctx, spec.count.max)
  if (candidates.length < min) return null
  return bestOf(candidates, min, max, (entity) => effectsWorth(s, contextBinding(ctx, name, [entity]), effects))
}

/** As many as are worth having, at least `min`; the order of candidates breaks ties. */
export function bestOf<T>(candidates: readonly T[], min: number, max: number, worth: (item: T) => number): T[] {
  if (max === 1 && candidates.length > 0) return best(candidates, min === 1, worth)
  const rated = sortShort(
    candidates.map((item) => ({ item, worth: worth(item) })),
    (a, b) => b.worth - a.worth,
  )
  return rated.filter((one, index) => index < min || (index < max && one.worth > 0)).map(({ item }) => item)
}

/** The best one, the first of equals; none if it is not worth having and need not be taken. */
function best<T>(candidates: readonly T[], isNeeded: boolean, worth: (item: T) => number): T[] {
  let first = candidates[0] as T
  if (isNeeded && candidates.length === 1) return [first]
  let most = Number.NEGATIVE_INFINITY
  for (const item of candidates) {
    const value = worth(item)
    if (value > most) {
      most = value
      first = item
    }
  }
  return isNeeded || most > 0 ? [first] : []
}

/** The best mode and its targets. */
export function aimAbility(s: SeenGame, ctx: Context, { targets, modes, effects }: Aimed): Aim {
  if (!modes) return aimAt(s, ctx, targets, effects)
  return modes.options.reduce<Aim>((best, option, mode) => {
    const aim = aimAt(s, ctx, { ...option.targets, ...targets }, [...option.effects, ...effects])
    return aim.worth > best.worth ? { ...aim, mode } : best
  }, NO_AIM)
}
