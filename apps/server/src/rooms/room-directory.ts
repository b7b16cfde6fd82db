import { randomInt, randomUUID } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS, type OpenTable, type RoomSettings } from '@spellwright/protocol'
import { refuse } from './refusal.ts'
import { Room, type RoomEnvironment } from './room.ts'

const randomCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

export interface DirectoryLimits {
  readonly mostRooms: number
  /** How long an empty room stays in memory; it can be loaded again from the database. */
  readonly emptyRoomMs: number
}

/** The rooms of this process, and how to find the others. */
export class RoomDirectory {
  private readonly rooms = new Map<string, Promise<Room>>()
  private readonly environment: RoomEnvironment
  private readonly limits: DirectoryLimits

  constructor(environment: RoomEnvironment, limits: DirectoryLimits) {
    this.environment = environment
    this.limits = limits
  }

  get size(): number {
    return this.rooms.size
  }

  async create(settings: RoomSettings): Promise<Room> {
    this.checkSpace()
    for (let attempt = 0; attempt < 20; attempt++) {
      const stored = { id: randomUUID(), code: randomCode(), createdAt: this.environment.now() }
      if (!(await this.environment.store.createRoom(stored))) continue
      const room = new Room(stored, this.environment)
      this.rooms.set(stored.code, Promise.resolve(room))
      await room.create(settings)
      return room
    }
    return refuse('No room code is free. Try again in a minute.')
  }

  /** The room with this code; it is loaded from the database if this process does not have it. */
  async find(code: string): Promise<Room> {
    const known = this.rooms.get(code)
    if (known) return known
    const stored = await this.environment.store.findByCode(code)
    if (stored === null) return refuse(`There is no room with the code ${code}.`)
    const loading = this.rooms.get(code) ?? this.load(stored)
    this.rooms.set(code, loading)
    return loading
  }

  private load(stored: Parameters<typeof Room.load>[0]): Promise<Room> {
    this.checkSpace()
    const loading = Room.load(stored, this.environment)
    loading.catch(() => this.rooms.delete(stored.code))
    return loading
  }

  private checkSpace(): void {
    if (this.rooms.size >= this.limits.mostRooms) refuse('The server is full. Try again later.')
  }

  /** Rooms that wait for anybody to join. */
  async openTables(): Promise<OpenTable[]> {
    const rooms = await this.all()
    return rooms
      .filter(
        ({ match, isEmpty }) => match.settings.open && match.phase === 'waiting' && match.freeSeat !== null && !isEmpty,
      )
      .map(({ code, createdAt, match }) => ({
        code,
        creator: match.seats[0].name ?? match.seats[1].name ?? '',
        settings: match.settings,
        createdAt,
      }))
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, 100)
  }

  private async all(): Promise<Room[]> {
    const settled = await Promise.allSettled(this.rooms.values())
    return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }

  /** Forgets a room that stays empty. Its events stay in the database. */
  releaseLater(room: Room): void {
    const timer = setTimeout(() => {
      if (!room.isEmpty) return
      room.stop()
      this.rooms.delete(room.code)
    }, this.limits.emptyRoomMs)
    timer.unref()
  }

  /** Forgets a room at once, and sends everybody in it away to find it again. */
  async evict(code: string, reason: string): Promise<void> {
    const room = await this.rooms.get(code)
    this.rooms.delete(code)
    room?.dismiss(reason)
  }

  async stop(): Promise<void> {
    for (const room of await this.all()) {
      await room.run(async () => undefined)
      room.stop()
    }
  }
}
