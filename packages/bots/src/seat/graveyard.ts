import type { CardView } from '@spellwright/engine'
import type { CardFacts, CardIndex } from '../facts/card-facts.ts'

/** A card in the player's graveyard that can be cast from there or has abilities there. */
export interface GraveyardCard {
  readonly card: CardView
  readonly facts: CardFacts
}

const NOTHING: readonly GraveyardCard[] = []

/** Keeps the list of such cards for as long as the same cards are in the graveyard. */
export class GraveyardMemory {
  private views: readonly CardView[] | null = null
  private cards: readonly GraveyardCard[] = NOTHING

  look(index: CardIndex, views: readonly CardView[]): readonly GraveyardCard[] {
    if (views === this.views) return this.cards
    this.views = views
    const cards: GraveyardCard[] = []
    for (const card of views) {
      const facts = index.get(card.definition)
      if (facts?.actsInGraveyard) cards.push({ card, facts })
    }
    this.cards = cards.length === 0 ? NOTHING : cards
    return this.cards
  }
}
