// The server process of `npm run bench:server`: the embedded database in memory, limits out of the way.
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { createServer, openStore, readConfig } from '@spellwright/server'

const config = {
  ...readConfig({ LOG_LEVEL: 'error', MESSAGES_PER_SECOND: '100000', MOST_CONNECTIONS: '100000' }),
  connectionsPerAddress: 100_000,
  mostRooms: 100_000,
}
const store = openStore({ databaseUrl: process.env['DATABASE_URL'], folder: undefined })
await store
const server = await createServer(config, () => store)
await server.app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: (server.app.server.address() as AddressInfo).port })
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ heap: heapUsed + external })
})
