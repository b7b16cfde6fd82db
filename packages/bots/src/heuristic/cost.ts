import { type CardView, ManaCost, type SupposedObject } from '@spellwright/engine'
import type { CardFacts } from '../facts/card-facts.ts'
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

/** What a card's own words take off its cost. */
function ownDiscount(s: SeenGame, card: CardView): number {
  const facts = s.policy.ownDiscounts ? s.facts(card.definition) : null
  if (facts === null) return 0
  let discount = facts.delves ? s.graveyard(s.me).length : 0
  for (const ability of facts.discounts) {
    const ctx = s.context(card.id, s.me)
    if (ability.rule?.kind !== 'costChange' || !appliesNow(s, ctx, ability)) continue
    const { change } = ability.rule
    if (change.kind !== 'reduce') continue
    const times = change.times === undefined ? 1 : s.reader.quantity(ctx, change.times)
    discount += ManaCost.parse(change.mana ?? '').manaValue * times
  }
  return discount
}

/** Does what the card costs depend on more than what is on the battlefield? */
export const hasOwnDiscount = (s: SeenGame, facts: CardFacts | null): boolean =>
  s.policy.ownDiscounts && facts !== null && (facts.discounts.length > 0 || facts.delves)

/** The price of a card in hand, cast in that way for its mana cost. */
export const cardPrice = (s: SeenGame, card: CardView, way: CastWay): Price =>
  manaPrice(card.manaCost, discountFor(s, card, way) + ownDiscount(s, card))
