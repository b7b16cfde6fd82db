import type { CardView } from 'spellwright/play'
import { groupCards } from '../prompts/card-groups.ts'
import type { HandOrder } from '../session/settings.ts'

const isLand = ({ types }: CardView): boolean => types.includes('land')

/** The cards of a hand in the order that the player wants; lands come first by mana value, as they cost nothing. */
export function inHandOrder(cards: readonly CardView[], order: HandOrder): readonly CardView[] {
  if (order === 'drawn') return cards
  if (order === 'type') return groupCards(cards).flatMap((group) => group.cards)
  const key = (card: CardView): number => (isLand(card) ? -1 : card.manaValue)
  return cards.toSorted((one, other) => key(one) - key(other) || one.name.localeCompare(other.name))
}
