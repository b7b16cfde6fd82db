import type { RoomEvent } from '../rooms/room-event.ts'

export interface StoredRoom {
  readonly id: string
  readonly code: string
  readonly createdAt: number
}

export interface StoredEvent {
  readonly seq: number
  readonly at: number
  readonly event: RoomEvent
}

/** Where rooms, replays and the server's secrets are kept. */
export interface RoomStore {
  /** Returns false if another room has this code. */
  createRoom(room: StoredRoom): Promise<boolean>
  findByCode(code: string): Promise<StoredRoom | null>
  events(room: string): Promise<readonly StoredEvent[]>
  /** Resolves once the event is in the database. Refused if another process has written an event with this number. */
  append(room: string, event: StoredEvent): Promise<void>
  closeRoom(room: string, at: number): Promise<void>
  saveReplay(id: string, file: string, at: number): Promise<void>
  replay(id: string): Promise<string | null>
  /** The value that was stored first under this name. */
  secret(name: string, value: string): Promise<string>
  close(): Promise<void>
}
