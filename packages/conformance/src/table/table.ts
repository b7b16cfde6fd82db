import type { Zone } from '@spellwright/dsl'
import {
  characteristics,
  type Game,
  type GameObject,
  type ObjectId,
  objectsInZone,
  type PlayerId,
} from '@spellwright/engine'
import type { Seat } from '../format/scenario.ts'

/** The object with that id, which must exist. */
export function objectAt(game: Game, id: ObjectId): GameObject {
  const object = game.state.objects[id]
  if (!object) throw new Error(`There is no object ${id}.`)
  return object
}

/** A game in progress, with the aliases of the scenario. */
export interface Table {
  readonly game: Game
  /** The cards that each alias of the setup stands for. */
  readonly aliases: ReadonlyMap<string, readonly number[]>
}

export const seatNumber = (seat: Seat): PlayerId => (seat === 'A' ? 0 : 1)
export const seatName = (player: PlayerId): Seat => (player === 0 ? 'A' : 'B')

/** All permanents, or those that the player controls, in the order in which they entered. */
export function permanents({ game }: Table, seat?: Seat | null): ObjectId[] {
  const { battlefield } = game.state
  if (!seat) return [...battlefield]
  return battlefield.filter((id) => characteristics(game, id).controller === seatNumber(seat))
}

/** All cards in a zone, or those that the player owns, oldest first; in a library, top card first. */
export function cardsIn({ game }: Table, zone: Zone, seat?: Seat | null): ObjectId[] {
  const owned = objectsInZone(game, zone).filter((id) => !seat || objectAt(game, id).owner === seatNumber(seat))
  return zone === 'library' ? owned.reverse() : owned
}
