import type { Zone } from '@spellwright/dsl'
import { characteristics, type Game, type ObjectId, objectsInZone, type PlayerId } from '@spellwright/engine'
import type { Seat } from '../format/scenario.ts'

/** A game in progress with what a scenario knows about it. */
export interface Table {
  readonly game: Game
  /** Physical cards by the names the setup gave them. */
  readonly aliases: ReadonlyMap<string, readonly number[]>
}

export const seatNumber = (seat: Seat): PlayerId => (seat === 'A' ? 0 : 1)
export const seatName = (player: PlayerId): Seat => (player === 0 ? 'A' : 'B')

/** Permanents in order of arrival, of that player if one is named. */
export function permanents({ game }: Table, seat?: Seat | null): ObjectId[] {
  const { battlefield } = game.state
  if (!seat) return [...battlefield]
  return battlefield.filter((id) => characteristics(game, id).controller === seatNumber(seat))
}

/** Cards in a zone, oldest first (a library: top first), owned by that player if one is named. */
export function cardsIn({ game }: Table, zone: Zone, seat?: Seat | null): ObjectId[] {
  const owned = objectsInZone(game, zone).filter((id) => !seat || game.state.objects[id]!.owner === seatNumber(seat))
  return zone === 'library' ? owned.reverse() : owned
}
