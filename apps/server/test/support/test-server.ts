import type { AddressInfo } from 'node:net'
import { readConfig, type ServerConfig } from '../../src/config.ts'
import { createServer } from '../../src/http/app.ts'
import { openStore } from '../../src/storage/open-store.ts'
import type { RoomStore } from '../../src/storage/room-store.ts'

export interface TestServer {
  readonly url: string
  readonly socketUrl: string
  stop(): Promise<void>
}

let shared: Promise<RoomStore> | null = null

/** One embedded database in memory serves all tests of a file: opening it takes seconds. */
export const memoryStore = (): Promise<RoomStore> => {
  shared ??= openStore({ databaseUrl: undefined, folder: undefined })
  return shared
}

/** A server on a free port of this machine. The database outlives it. */
export async function startServer(change: Partial<ServerConfig> = {}, given?: RoomStore): Promise<TestServer> {
  const config = { ...readConfig({ LOG_LEVEL: 'error', PORT: '0', MESSAGES_PER_SECOND: '5000' }), ...change }
  const store = given ?? (await memoryStore())
  const server = await createServer(config, async () => ({ ...bound(store), close: async () => undefined }))
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/api/socket`,
    stop: () => server.stop('The test is over.'),
  }
}

const bound = (store: RoomStore): RoomStore => ({
  createRoom: (room) => store.createRoom(room),
  findByCode: (code) => store.findByCode(code),
  events: (room) => store.events(room),
  append: (room, event) => store.append(room, event),
  closeRoom: (room, at) => store.closeRoom(room, at),
  saveReplay: (id, file, at) => store.saveReplay(id, file, at),
  replay: (id) => store.replay(id),
  secret: (name, value) => store.secret(name, value),
  close: () => store.close(),
})
