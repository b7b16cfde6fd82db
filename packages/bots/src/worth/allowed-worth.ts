import type { Effect } from '@spellwright/dsl'
import type { Context } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { CARD } from './card-worth.ts'

/** A card that must be played soon is worth less than one in hand. */
const SOON = 0.7

/** What it is worth that cards exiled a step before may be played. */
export function allowedWorth(s: SeenGame, ctx: Context, effects: readonly Effect[], place: number): number {
  const effect = effects[place]
  if (!s.policy.playsFromElsewhere || effect?.kind !== 'rule' || effect.rule.kind !== 'mayPlayFrom') return 0
  const { player, zone } = effect.rule
  if (zone !== 'exile' || !s.reader.players(ctx, player).includes(s.me)) return 0
  for (let at = place - 1; at >= 0; at--) {
    const step = effects[at]
    if (step?.kind === 'lookAtTop') return SOON * CARD * s.reader.quantity(ctx, step.count)
  }
  return SOON * CARD
}
