import type { CardView } from '@spellwright/engine'
import type { CardFacts, CardIndex } from '../facts/card-facts.ts'

/** A card in the player's graveyard that something can be done with. */
export interface Buried {
  readonly card: CardView
  readonly facts: CardFacts
}

const NOTHING: readonly Buried[] = []

/** Keeps what was found out about the player's graveyard while the same cards are in it. */
export class GraveyardMemory {
  private cards: readonly CardView[] | null = null
  private active: readonly Buried[] = NOTHING

  /** Those that could be cast from there, or have abilities there. */
  look(index: CardIndex, cards: readonly CardView[]): readonly Buried[] {
    if (cards === this.cards) return this.active
    this.cards = cards
    this.active = NOTHING
    for (const card of cards) {
      const facts = index.get(card.definition)
      if (facts?.actsInGraveyard) this.active = [...this.active, { card, facts }]
    }
    return this.active
  }
}
