import { CallThread } from '../threads/call-thread.ts'
import type { RoomStore, StoredEvent, StoredRoom } from './room-store.ts'

/** The embedded database in a thread of its own: it works without pauses for others, and nobody waits while it does. */
export class ThreadedStore implements RoomStore {
  private readonly thread: CallThread

  private constructor(thread: CallThread) {
    this.thread = thread
  }

  static async open(folder: string): Promise<ThreadedStore> {
    const thread = new CallThread(new URL('store-thread.ts', import.meta.url), folder)
    try {
      await thread.call('open')
    } catch (error) {
      await thread.end()
      throw error
    }
    return new ThreadedStore(thread)
  }

  createRoom(room: StoredRoom): Promise<boolean> {
    return this.thread.call('createRoom', room)
  }

  findByCode(code: string): Promise<StoredRoom | null> {
    return this.thread.call('findByCode', code)
  }

  events(room: string): Promise<readonly StoredEvent[]> {
    return this.thread.call('events', room)
  }

  append(room: string, event: StoredEvent): Promise<void> {
    return this.thread.call('append', room, event)
  }

  closeRoom(room: string, at: number): Promise<void> {
    return this.thread.call('closeRoom', room, at)
  }

  saveReplay(id: string, file: string, at: number): Promise<void> {
    return this.thread.call('saveReplay', id, file, at)
  }

  replay(id: string): Promise<string | null> {
    return this.thread.call('replay', id)
  }

  secret(name: string, value: string): Promise<string> {
    return this.thread.call('secret', name, value)
  }

  async close(): Promise<void> {
    await this.thread.call('close')
    await this.thread.end()
  }
}
