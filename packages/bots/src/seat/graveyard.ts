import type { CardView } from '@spellwright/engine'
import { hasKeyword } from './thing.ts'

/** Keeps what was found out about the player's graveyard while the same cards are in it. */
export class GraveyardMemory {
  private cards: readonly CardView[] | null = null
  private flashback = false

  /** Is there a spell among them that could be cast from there? */
  hasFlashback(cards: readonly CardView[]): boolean {
    if (cards !== this.cards) {
      this.cards = cards
      this.flashback = cards.some((card) => hasKeyword(card, 'flashback'))
    }
    return this.flashback
  }
}
