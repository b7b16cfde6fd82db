import type { CardView, GameView, PlayerId } from '@spellwright/engine'
import type { CardFacts, CardIndex } from '../facts/card-facts.ts'

/** A card in exile that its owner may cast later. */
export interface ExiledCard {
  readonly card: CardView
  readonly facts: CardFacts
}

const NOTHING: readonly ExiledCard[] = []

/** Keeps the list of such cards for as long as the same cards are in exile. */
export class ExileMemory {
  private views: GameView['exile'] | null = null
  private cards: readonly ExiledCard[] = NOTHING

  look(index: CardIndex, player: PlayerId, views: GameView['exile']): readonly ExiledCard[] {
    if (views === this.views) return this.cards
    this.views = views
    const cards: ExiledCard[] = []
    for (const card of views) {
      if (!('name' in card) || card.owner !== player) continue
      const facts = index.get(card.definition)
      if (facts?.actsInHand) cards.push({ card, facts })
    }
    this.cards = cards.length === 0 ? NOTHING : cards
    return this.cards
  }
}
