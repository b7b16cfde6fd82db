import { CacheSlot, type CardDataReader, type SeatAccess } from '@spellwright/engine'
import { type CardIndex, cardIndex } from '../facts/card-facts.ts'
import { BattlefieldMemory } from './battlefield.ts'
import { BELIEFS } from './beliefs.ts'
import { ExileMemory } from './exile.ts'
import { GraveyardMemory } from './graveyard.ts'
import { HandMemory } from './hand.ts'

/** What a bot keeps for its seat between questions: results that it could compute again from its view at any time. */
export class SeatMemory {
  readonly battlefield = new BattlefieldMemory()
  readonly hand = new HandMemory()
  readonly graveyard = new GraveyardMemory()
  readonly exile = new ExileMemory()
  readonly cards: CardIndex
  readonly reader: CardDataReader

  constructor(seat: SeatAccess) {
    this.cards = cardIndex(seat.cards)
    this.reader = seat.reader(BELIEFS)
  }
}

const memories = new CacheSlot((seat: SeatAccess) => new SeatMemory(seat))

export const seatMemoryOf = (seat: SeatAccess): SeatMemory => memories.of(seat)
