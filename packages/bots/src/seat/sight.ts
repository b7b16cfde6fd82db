import { Kept, type SeatAccess } from '@spellwright/engine'
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

const sights = new Kept<Sight>()

export function sightOf(seat: SeatAccess): Sight {
  let sight = sights.get(seat)
  if (sight === undefined) {
    sight = new Sight(seat)
    sights.set(seat, sight)
  }
  return sight
}
