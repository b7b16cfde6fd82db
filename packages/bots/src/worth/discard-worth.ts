import type { Effect, EffectOf } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { CARD } from './card-worth.ts'
import { giveUpWorth } from './cost-worth.ts'

/** Cards the player draws in these steps, before the one at that place. */
export function drawnBefore(s: SeenGame, ctx: Context, effects: readonly Effect[], place: number): number {
  let drawn = 0
  for (let i = 0; i < place; i++) {
    const effect = effects[i]!
    if (effect.kind === 'draw' && s.reader.players(ctx, effect.player).includes(s.me))
      drawn += s.reader.quantity(ctx, effect.count)
  }
  return drawn
}

/** What discarding takes: of the opponent something, of the player what they need least, also of what they have just drawn. */
export function discardWorth(s: SeenGame, ctx: Context, effect: EffectOf<'discard'>, drawn: number): number {
  let sum = 0
  for (const player of s.reader.players(ctx, effect.player)) {
    const { handCount } = s.players[player]
    // Any number is what the player likes to discard.
    const own = effect.count === 'hand' ? handCount + drawn : effect.count
    const count = own === 'any' ? 0 : s.reader.quantity(ctx, own)
    sum += player === s.me ? -ownDiscard(s, ctx, effect, count, drawn) : 0.75 * CARD * Math.min(handCount, count)
  }
  return sum
}

function ownDiscard(s: SeenGame, ctx: Context, { how }: EffectOf<'discard'>, count: number, drawn: number): number {
  const worths: number[] = []
  for (const object of s.objects('hand')) if (object.id !== ctx.source) worths.push(giveUpWorth(s, object))
  for (let i = 0; i < drawn; i++) worths.push(CARD)
  const least = Math.min(count, worths.length)
  if (how === 'choice') worths.sort((a, b) => a - b)
  let sum = 0
  for (let i = 0; i < (how === 'choice' ? least : worths.length); i++) sum += worths[i]!
  return how === 'choice' || worths.length === 0 ? sum : (sum * least) / worths.length
}
