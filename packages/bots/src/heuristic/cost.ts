import { type CardView, ManaCost, type SupposedObject } from '@spellwright/engine'
import type { CastWay } from '../facts/cast-ways.ts'
import { manaPrice, type Price } from '../facts/price.ts'
import { appliesNow } from '../seat/applies-now.ts'
import { asCast } from '../seat/as-cast.ts'
import type { SeenGame } from '../seat/seen-game.ts'

/** What effects on the battlefield change about the player's cost for that spell. */
function discountFor(s: SeenGame, card: CardView, way: CastWay): number {
  let spell: SupposedObject | null = null
  let discount = 0
  for (const { ability, source, controller } of s.battlefield.costChanges) {
    const { rule } = ability
    if (rule?.kind !== 'costChange' || rule.spell === 'self') continue
    if (rule.change.kind === 'set' || rule.change.kind === 'atLeast') continue
    spell ??= asCast(s, card, way, 'stack')
    if (spell === null) return 0
    const ctx = s.context(source, controller)
    if (!appliesNow(s, ctx, ability) || !s.reader.players(ctx, rule.player).includes(s.me)) continue
    if (!s.reader.fits(ctx, rule.spell, spell)) continue
    const { mana, times } = rule.change
    const amount = ManaCost.parse(mana ?? '').manaValue * (times === undefined ? 1 : s.reader.quantity(ctx, times))
    discount += rule.change.kind === 'reduce' ? amount : -amount
  }
  return discount
}

/** The price of a card in hand, cast in that way for its mana cost. */
export const cardPrice = (s: SeenGame, card: CardView, way: CastWay): Price =>
  manaPrice(card.manaCost, discountFor(s, card, way))
