import type { CardView, GameView, PlayerId } from '@spellwright/engine'
import type { CardFacts, CardIndex } from '../facts/card-facts.ts'

/** A card in exile that its owner may cast later. */
export interface ExiledCard {
  readonly card: CardView
  readonly facts: CardFacts
}

const NOTHING: readonly ExiledCard[] = []

/** What was found out about playing cards from exile: for these cards, in that turn. */
interface Allowed {
  readonly views: GameView['exile']
  readonly turn: number
  readonly isAny: boolean
}

/** Keeps the list of such cards for as long as the same cards are in exile. */
export class ExileMemory {
  private views: GameView['exile'] | null = null
  private cards: readonly ExiledCard[] = NOTHING

  private allowed: Allowed | null = null

  /** May any of these cards be played this turn? Looked at once, and again when other cards are there. */
  isAnyAllowed(views: GameView['exile'], turn: number, find: () => boolean): boolean {
    if (this.allowed?.views !== views || this.allowed.turn !== turn) this.allowed = { views, turn, isAny: find() }
    return this.allowed.isAny
  }

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
