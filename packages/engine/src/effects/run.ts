import type { Effect, EffectKind, EffectOf } from '@spellwright/dsl'
import type { Procedure } from '../decision/decision.ts'
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
import { permanentEffects } from './permanents.ts'
import { stackEffects } from './stack.ts'
import { structureEffects } from './structure.ts'
import { tokenEffects } from './tokens.ts'
import { turnEffects } from './turns.ts'
import { zoneEffects } from './zones.ts'

/** Null: it was done at once; otherwise a procedure, in which somebody may be asked. */
export type EffectHandler<K extends EffectKind> = (game: Game, frame: Frame, effect: EffectOf<K>) => Procedure | null
export type EffectHandlers<K extends EffectKind> = { [P in K]: EffectHandler<P> }

/** Every kind of effect has its handler: a missing one does not compile. */
const handlers: EffectHandlers<EffectKind> = {
  ...damageEffects,
  ...cardEffects,
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
}

function begin(game: Game, frame: Frame, effect: Effect): Procedure | null {
  const handler = handlers[effect.kind] as EffectHandler<typeof effect.kind>
  return handler(game, frame, effect as never)
}

/** Run steps in order within a frame (CR 608.2c), up to where somebody may be asked: null if they are all done. */
export function startSteps(game: Game, frame: Frame, effects: readonly Effect[]): Procedure | null {
  for (let at = 0; at < effects.length && !game.state.result; at++) {
    const step = begin(game, frame, effects[at]!)
    if (step !== null) return at === effects.length - 1 ? step : goOn(game, frame, effects, at + 1, step)
  }
  return null
}

function* goOn(game: Game, frame: Frame, effects: readonly Effect[], next: number, first: Procedure): Procedure {
  yield* first
  for (let at = next; at < effects.length && !game.state.result; at++) {
    const step = begin(game, frame, effects[at]!)
    if (step !== null) yield* step
  }
}

/** The same as one procedure. */
export function* runSteps(game: Game, frame: Frame, effects: readonly Effect[]): Procedure {
  const steps = startSteps(game, frame, effects)
  if (steps !== null) yield* steps
}

/** An effect list in a new frame, up to where somebody may be asked. */
export const startEffects = (game: Game, ctx: Context, effects: readonly Effect[]): Procedure | null =>
  startSteps(game, new Frame(ctx, {}, game.state.nextObject), effects)

/** Run an effect list in a new frame. */
export const runEffects = (
  game: Game,
  ctx: Context,
  effects: readonly Effect[],
  shares: Readonly<Record<string, readonly number[]>> = {},
): Procedure => runSteps(game, new Frame(ctx, shares, game.state.nextObject), effects)
