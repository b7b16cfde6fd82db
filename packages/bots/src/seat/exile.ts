import type { CardView, GameView, PlayerId } from '@spellwright/engine'
import type { CardFacts, CardIndex } from '../facts/card-facts.ts'

/** A card of the player in exile that was set aside to be cast later, if it is one of those. */
export interface SetAside {
  readonly card: CardView
  readonly facts: CardFacts
}

const NOTHING: readonly SetAside[] = []

/** Keeps what was found out about the player's cards in exile while the same cards are there. */
export class ExileMemory {
  private cards: GameView['exile'] | null = null
  private setAside: readonly SetAside[] = NOTHING

  look(index: CardIndex, player: PlayerId, cards: GameView['exile']): readonly SetAside[] {
    if (cards === this.cards) return this.setAside
    this.cards = cards
    this.setAside = NOTHING
    for (const card of cards) {
      const facts = 'name' in card && card.owner === player ? index.get(card.definition) : null
      if (facts?.actsInHand) this.setAside = [...this.setAside, { card: card as CardView, facts }]
    }
    return this.setAside
  }
}
