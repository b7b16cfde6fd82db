import type { OpenTable, RoomSettings } from '@spellwright/protocol'
import type { Outlet } from './member.ts'
import type { EnterAs, Presence, Rooms, Visitor } from './presence.ts'
import type { Room } from './room.ts'
import type { RoomDirectory } from './room-directory.ts'
import { roomRequest } from './room-request.ts'

/** The rooms of this process. */
export class LocalRooms implements Rooms {
  private readonly directory: RoomDirectory

  constructor(directory: RoomDirectory) {
    this.directory = directory
  }

  get size(): number {
    return this.directory.size
  }

  async create(visitor: Visitor, settings: RoomSettings, outlet: Outlet): Promise<Presence> {
    return this.presence(await this.directory.create(settings), visitor, 'player', outlet)
  }

  async enter(visitor: Visitor, code: string, as: EnterAs, outlet: Outlet): Promise<Presence> {
    return this.presence(await this.directory.find(code), visitor, as, outlet)
  }

  openTables(): Promise<readonly OpenTable[]> {
    return this.directory.openTables()
  }

  private async presence(room: Room, { player, name }: Visitor, as: EnterAs, outlet: Outlet): Promise<Presence> {
    const member = await room.join(player, name, as, outlet)
    return {
      code: room.code,
      request: async (message) => {
        const reply = await roomRequest(room, member, message)
        if (message.kind === 'leave') this.directory.releaseLater(room)
        return reply
      },
      disconnect: async () => {
        await room.disconnect(member)
        this.directory.releaseLater(room)
      },
    }
  }

  /** Gives up a room that another process owns now. */
  evict(code: string, reason: string): Promise<void> {
    return this.directory.evict(code, reason)
  }

  stop(): Promise<void> {
    return this.directory.stop()
  }
}
