import type { ClientMessage, OpenTable, RoomSettings } from '@spellwright/protocol'
import type { Outlet } from './member.ts'

/** Who wants to enter a room. */
export interface Visitor {
  readonly player: string
  readonly name: string
}

export type EnterAs = 'player' | 'spectator'

/** Somebody's place in a room, wherever that room is. */
export interface Presence {
  readonly code: string
  /** Carries a request out and returns its reply. Throws a `Refusal` with a sentence. */
  request(message: ClientMessage): Promise<unknown>
  /** The connection is gone; the seat stays the player's. */
  disconnect(): Promise<void>
}

/** The rooms that can be reached from this process. */
export interface Rooms {
  create(visitor: Visitor, settings: RoomSettings, outlet: Outlet): Promise<Presence>
  enter(visitor: Visitor, code: string, as: EnterAs, outlet: Outlet): Promise<Presence>
  openTables(): Promise<readonly OpenTable[]>
  /** Rooms in this process. */
  readonly size: number
  stop(): Promise<void>
}
