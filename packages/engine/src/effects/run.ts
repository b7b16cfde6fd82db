import type { Effect, EffectKind, EffectOf } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { cardEffects } from './cards.ts'
import { chanceEffects } from './chance.ts'
import { choiceEffects } from './choices.ts'
import { continuousEffects } from './continuous.ts'
import { damageEffects } from './damage-life.ts'
import { designationEffects } from './designations.ts'
import { Frame } from './frame.ts'
import { keywordActionEffects } from './keyword-actions.ts'
import { outsideEffects } from './outside.ts'
import { permanentEffects } from './permanents.ts'
import { searchEffects } from './searching.ts'
import { stackEffects } from './stack.ts'
import { structureEffects } from './structure.ts'
import { tokenEffects } from './tokens.ts'
import { turnEffects } from './turns.ts'
import { zoneEffects } from './zones.ts'

export type EffectHandler<K extends EffectKind> = (game: Game, frame: Frame, effect: EffectOf<K>) => void
export type EffectHandlers<K extends EffectKind> = { [P in K]: EffectHandler<P> }

/** Every kind of effect has its handler: a missing one does not compile. */
const handlers: EffectHandlers<EffectKind> = {
  ...damageEffects,
  ...cardEffects,
  ...searchEffects,
  ...zoneEffects,
  ...permanentEffects,
  ...tokenEffects,
  ...keywordActionEffects,
  ...stackEffects,
  ...continuousEffects,
  ...choiceEffects,
  ...structureEffects,
  ...turnEffects,
  ...designationEffects,
  ...chanceEffects,
  ...outsideEffects,
}

/** Run steps in order within a frame (CR 608.2c). */
export function runSteps(game: Game, frame: Frame, effects: readonly Effect[]): void {
  for (const [index, effect] of effects.entries()) {
    if (game.state.result) return
    frame.steps = effects
    frame.step = index
    const handler = handlers[effect.kind] as EffectHandler<typeof effect.kind>
    handler(game, frame, effect as never)
  }
}

type Shares = Readonly<Record<string, readonly number[]>>

const NO_SHARES: Shares = {}

/** Run an effect list in a new frame. */
export const runEffects = (game: Game, ctx: Context, effects: readonly Effect[], shares: Shares = NO_SHARES): void =>
  runSteps(game, new Frame(ctx, shares, game.state.nextObject), effects)
