import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RoomEvent } from '../rooms/room-event.ts'

/** One row for each room that was ever created. */
export const rooms = pgTable(
  'rooms',
  {
    id: text().primaryKey(),
    code: text().notNull().unique(),
    createdAt: bigint({ mode: 'number' }).notNull(),
    /** When the room was given up; null while somebody may come back to it. */
    closedAt: bigint({ mode: 'number' }),
  },
  (table) => [index('rooms_open').on(table.closedAt)],
)

/** Everything that happened in a room, in order. A room is nothing but its events. */
export const roomEvents = pgTable(
  'room_events',
  {
    room: text()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    event: jsonb().$type<RoomEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.room, table.seq] })],
)

/** The finished matches, as files that the replay viewer opens. */
export const replays = pgTable('replays', {
  id: text().primaryKey(),
  file: text().notNull(),
  createdAt: bigint({ mode: 'number' }).notNull(),
})

/** What the server must remember about itself, such as the key that signs guest tokens. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
