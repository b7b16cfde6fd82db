import type { Cost } from '@spellwright/dsl'
import { type CardView, ManaCost, type ManaSymbol } from '@spellwright/engine'
import { type ManaUnit, payWith } from '../seat/mana.ts'
import { matches } from '../seat/match.ts'
import { quantity } from '../seat/quantity.ts'
import { playersOf } from '../seat/refs.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { cardThing } from '../seat/thing.ts'

/** A mana cost as it is now: the printed symbols, and what effects take off the generic part (negative: add). */
export interface Price {
  readonly symbols: readonly ManaSymbol[]
  readonly discount: number
  readonly total: number
}

const priceOf = (symbols: readonly ManaSymbol[], discount: number): Price => {
  const { manaValue, genericCost } = ManaCost.of(symbols)
  return { symbols, discount, total: manaValue - Math.min(discount, genericCost) }
}

/** What effects on the battlefield change about the player's cost for that spell. */
function discountFor(s: Situation, card: CardView): number {
  const spell = cardThing(card, 'stack')
  let discount = 0
  for (const { ability, source, controller } of s.statics) {
    const { rule } = ability
    if (rule?.kind !== 'costChange' || rule.spell === 'self' || rule.change.kind === 'set') continue
    const scene = sceneOf(controller, source)
    if (!playersOf(s, scene, rule.player).includes(s.me) || !matches(s, scene, rule.spell, spell)) continue
    const { mana, times } = rule.change
    const amount = ManaCost.parse(mana ?? '').manaValue * (times === undefined ? 1 : quantity(s, scene, times))
    discount += rule.change.kind === 'reduce' ? amount : -amount
  }
  return discount
}

/** The price of a card in hand. */
export const cardPrice = (s: Situation, card: CardView): Price =>
  priceOf(ManaCost.parse(card.manaCost).symbols, discountFor(s, card))

/** The mana part of a cost. */
export function costPrice(cost: Cost): Price {
  const symbols = cost.flatMap((part) => (part.kind === 'mana' ? ManaCost.parse(part.mana).symbols : []))
  return priceOf(symbols, 0)
}

/** Mana left after paying, or null. */
export const pay = (units: readonly ManaUnit[], { symbols, discount }: Price): ManaUnit[] | null =>
  payWith(units, symbols, discount)
