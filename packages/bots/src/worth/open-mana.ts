import type { Cost } from '@spellwright/dsl'
import { type Context, ManaCost, type PlayerId } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { isLand } from '../seat/seen-object.ts'

/** Mana another player could still make, by what they have untapped. */
export const openMana = (s: SeenGame, player: PlayerId): number =>
  s.players[player].pool.length +
  s.permanentsOf(player).filter((permanent) => !permanent.tapped && isLand(permanent)).length

/** How much mana a cost asks for. */
export function manaIn(s: SeenGame, ctx: Context, cost: Cost): number {
  let sum = 0
  for (const part of cost) {
    if (part.kind === 'mana') sum += ManaCost.parse(part.mana).manaValue
    else if (part.kind === 'generic') sum += s.reader.quantity(ctx, part.amount)
    else if (part.kind === 'repeated') sum += s.reader.quantity(ctx, part.times) * manaIn(s, ctx, part.cost)
  }
  return sum
}

export const canAfford = (s: SeenGame, ctx: Context, player: PlayerId, cost: Cost): boolean =>
  openMana(s, player) >= manaIn(s, ctx, cost)
