import { serveCalls, threadData } from '../threads/serve-calls.ts'
import { openEmbedded } from './open-embedded.ts'
import type { RoomStore } from './room-store.ts'

// This module is the program of the thread that has the embedded database.
const opening = openEmbedded(threadData() as string)

type Method = (...args: never[]) => Promise<unknown>

const method =
  (name: keyof RoomStore): Method =>
  async (...args) => {
    const store = await opening
    return (store[name] as Method).apply(store, args)
  }

serveCalls({
  open: async () => {
    await opening
  },
  createRoom: method('createRoom'),
  findByCode: method('findByCode'),
  events: method('events'),
  append: method('append'),
  closeRoom: method('closeRoom'),
  saveReplay: method('saveReplay'),
  replay: method('replay'),
  secret: method('secret'),
  close: method('close'),
})
