import { createHash } from 'node:crypto'
import type { Seat, ServerMessage } from '@spellwright/protocol'
import type { ViewTexts } from 'spellwright/play'

/** The connection of a member. */
export interface Outlet {
  send(message: ServerMessage): void
  /** Ends the connection, so that the client connects again and finds the room where it is now. */
  close(reason: string): void
}

/** Somebody who is connected to a room. */
export class Member {
  readonly player: string
  readonly name: string
  readonly outlet: Outlet
  /** The member's seat; null for a spectator. */
  seat: Seat | null
  /** The names of the cards whose texts the page has already. */
  readonly known = new Set<string>()
  /** The last view of the game that was sent; null if the next scene must be a whole one. */
  view: ViewTexts | null = null
  /** The last view of the room that was sent, as text: the same is not sent again. */
  lastRoom = ''
  /** Whether the member is changing their deck between two games. */
  isSideboarding = false

  constructor(player: string, name: string, seat: Seat | null, outlet: Outlet) {
    this.player = player
    this.name = name
    this.seat = seat
    this.outlet = outlet
  }
}

/** A hash of a view: of what this seat may see, never of the whole game. */
export function viewHash(texts: ViewTexts): string {
  const hash = createHash('sha1')
  for (const [name, text] of Object.entries(texts)) hash.update(`${name} ${String(text)}\n`)
  return hash.digest('base64url').slice(0, 16)
}
