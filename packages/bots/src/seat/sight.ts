import { CacheSlot, type SeatAccess } from '@spellwright/engine'
import { type CardIndex, cardIndex } from '../facts/card-facts.ts'
import { ExileMemory } from './exile.ts'
import { GraveyardMemory } from './graveyard.ts'
import { HandMemory } from './hand.ts'
import { TableMemory } from './table.ts'

/** What a seat keeps of what it has seen: nothing but what could be worked out anew from its view. */
export class Sight {
  readonly table = new TableMemory()
  readonly hand = new HandMemory()
  readonly graveyard = new GraveyardMemory()
  readonly exile = new ExileMemory()
  readonly cards: CardIndex

  constructor(seat: SeatAccess) {
    this.cards = cardIndex(seat.cards)
  }
}

const sights = new CacheSlot((seat: SeatAccess) => new Sight(seat))

export const sightOf = (seat: SeatAccess): Sight => sights.of(seat)
