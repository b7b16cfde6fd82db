import { asc, eq } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { EventWriter } from './event-writer.ts'
import type { RoomStore, StoredEvent, StoredRoom } from './room-store.ts'
import { replays, roomEvents, rooms, serverSecrets } from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT>

/** Rooms in PostgreSQL, embedded (PGlite) or on a server: the same tables and the same statements. */
export class SqlStore implements RoomStore {
  private readonly db: Database
  private readonly writer: EventWriter
  private readonly end: () => Promise<void>

  constructor(db: Database, end: () => Promise<void>) {
    this.db = db
    this.end = end
    this.writer = new EventWriter(async (rows) => {
      await db.insert(roomEvents).values([...rows])
    })
  }

  async createRoom(room: StoredRoom): Promise<boolean> {
    const made = await this.db.insert(rooms).values(room).onConflictDoNothing().returning({ id: rooms.id })
    return made.length === 1
  }

  async findByCode(code: string): Promise<StoredRoom | null> {
    const [found] = await this.db.select().from(rooms).where(eq(rooms.code, code)).limit(1)
    return found === undefined || found.closedAt !== null ? null : found
  }

  async events(room: string): Promise<readonly StoredEvent[]> {
    const { seq, at, event } = roomEvents
    return await this.db
      .select({ seq, at, event })
      .from(roomEvents)
      .where(eq(roomEvents.room, room))
      .orderBy(asc(roomEvents.seq))
  }

  append(room: string, event: StoredEvent): Promise<void> {
    return this.writer.append({ room, ...event })
  }

  async closeRoom(room: string, at: number): Promise<void> {
    await this.db.update(rooms).set({ closedAt: at }).where(eq(rooms.id, room))
  }

  async saveReplay(id: string, file: string, at: number): Promise<void> {
    await this.db.insert(replays).values({ id, file, createdAt: at }).onConflictDoNothing()
  }

  async replay(id: string): Promise<string | null> {
    const [found] = await this.db.select({ file: replays.file }).from(replays).where(eq(replays.id, id)).limit(1)
    return found?.file ?? null
  }

  async secret(name: string, value: string): Promise<string> {
    await this.db.insert(serverSecrets).values({ name, value }).onConflictDoNothing()
    const [found] = await this.db.select().from(serverSecrets).where(eq(serverSecrets.name, name))
    return found?.value ?? value
  }

  close(): Promise<void> {
    return this.end()
  }
}
