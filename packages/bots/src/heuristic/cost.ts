import { type CardView, ManaCost } from '@spellwright/engine'
import { manaPrice, type Price } from '../facts/price.ts'
import { matches } from '../seat/match.ts'
import { quantity } from '../seat/quantity.ts'
import { playersOf } from '../seat/refs.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { cardThing, type Thing } from '../seat/thing.ts'

/** What effects on the battlefield change about the player's cost for that spell. */
function discountFor(s: Situation, card: CardView): number {
  let spell: Thing | null = null
  let discount = 0
  for (const { ability, source, controller } of s.table.costChanges) {
    const { rule } = ability
    if (rule?.kind !== 'costChange' || rule.spell === 'self' || rule.change.kind === 'set') continue
    spell ??= cardThing(card, 'stack')
    const scene = sceneOf(controller, source)
    if (!playersOf(s, scene, rule.player).includes(s.me) || !matches(s, scene, rule.spell, spell)) continue
    const { mana, times } = rule.change
    const amount = ManaCost.parse(mana ?? '').manaValue * (times === undefined ? 1 : quantity(s, scene, times))
    discount += rule.change.kind === 'reduce' ? amount : -amount
  }
  return discount
}

/** The price of a card in hand. */
export const cardPrice = (s: Situation, card: CardView): Price => manaPrice(card.manaCost, discountFor(s, card))
