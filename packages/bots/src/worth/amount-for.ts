import type { Quantity } from '@spellwright/dsl'
import { type Context, contextWith, type PlayerId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'

/** An amount of an effect on a player, which may be different for each player it affects. */
export const amountFor = (s: SeenGame, ctx: Context, amount: Quantity, player: PlayerId): number =>
  typeof amount === 'number' ? amount : s.reader.quantity(contextWith(ctx, { affectedPlayer: player }), amount)
