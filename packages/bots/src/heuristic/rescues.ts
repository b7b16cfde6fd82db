import type { Action, StackView } from '@spellwright/engine'
import { TRAIT } from '../facts/traits.ts'
import { canPay } from '../seat/mana.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { castWorth } from '../worth/cast-worth.ts'
import { stackWorth } from '../worth/stack-worth.ts'
import { spellPlays } from './spells.ts'

const NOTHING: readonly Action[] = []

/** A quick look: is it an ability, and does the player hold what counters or evades one? */
export const mayCounterAbility = (s: SeenGame, { ability }: StackView): boolean =>
  ability !== null && (s.ownHand.traits & TRAIT.rescues) !== 0

/** What an answer must save. */
const WORTH_A_CARD = 3
/** The last answer in hand is for something bigger. */
const WORTH_THE_LAST = 6

/** Spells that answer the ability on top of the stack and save more than that, the best first. */
function answers(s: SeenGame, threshold: number): readonly Action[] {
  const found: { readonly action: Action; readonly worth: number }[] = []
  for (const { card, way, price, action } of spellPlays(s)) {
    if (way.rescue === null || !canPay(s.units, price)) continue
    const worth = castWorth(s, card, way) - price.total
    if (worth > threshold) found.push({ action, worth })
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ action }) => action)
}

/** The player's own trigger would cost them a permanent. */
export function rescuePlays(s: SeenGame): readonly Action[] {
  const { top } = s
  return top && stackWorth(s, top) < -WORTH_A_CARD ? answers(s, WORTH_A_CARD) : NOTHING
}

/** An ability of the opponent does harm. */
export function abilityCounterPlays(s: SeenGame): readonly Action[] {
  const { top } = s
  if (!top || !mayCounterAbility(s, top)) return NOTHING
  let held = 0
  for (const { way } of spellPlays(s)) if (way.rescue?.counters) held++
  return answers(s, held > 1 ? WORTH_A_CARD : WORTH_THE_LAST)
}
