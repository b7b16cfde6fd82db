import type { EffectKind, EffectOf, PlayerRef } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { CARD } from './card-worth.ts'
import { sideOf } from './side.ts'

type Valuers = { [K in EffectKind]?: (s: SeenGame, ctx: Context, effect: EffectOf<K>) => number }

const forController = (worth: number) => (s: SeenGame, ctx: Context) =>
  s.policy.newerWords ? sideOf(s, ctx.controller) * worth : 0

const forPlayer =
  (worth: number) =>
  (s: SeenGame, ctx: Context, { player }: { readonly player: PlayerRef }) =>
    s.policy.newerWords
      ? s.reader.players(ctx, player).reduce<number>((sum, who) => sum + sideOf(s, who) * worth, 0)
      : 0

/** Keyword actions whose worth hardly depends on the game. */
export const newerWords: Valuers = {
  explore: forController(1.4),
  connive: forController(0.9),
  adapt: forController(1.5),
  manifestDread: forController(2.2),
  extraCombat: forController(2),
  investigate: forController(0.7 * CARD),
  amass: forController(1.6),
  becomeMonarch: forPlayer(1.8 * CARD),
}
