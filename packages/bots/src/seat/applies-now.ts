import type { StaticAbility } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import type { SeenGame } from './seen-game.ts'

/** CR 604.2: a static ability with a condition applies only while the condition holds. */
export const appliesNow = (s: SeenGame, ctx: Context, { condition }: StaticAbility): boolean =>
  condition === undefined || s.reader.condition(ctx, condition)
