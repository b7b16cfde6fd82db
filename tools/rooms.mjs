// Rooms for two people on the local server: loaded by the first visitor who wants one, so that playing alone costs nothing.
import process from 'node:process'
import { register } from 'tsx/esm/api'
import { isOwnName } from './web.mjs'

const isRoomRequest = (url) => /^\/(?:api\/|health$|metrics$)/.test(url ?? '')

/** Answers the requests of rooms on this HTTP server, and leaves all others to it. */
export function attachRooms(server, options = {}) {
  let starting = null
  const rooms = () => {
    starting ??= start(options)
    return starting
  }
  const others = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!isRoomRequest(request.url)) {
      for (const listener of others) listener(request, response)
      return
    }
    if (!isOwnName(request.headers.host)) {
      response.writeHead(421).end('This server answers only requests for localhost.\n')
      return
    }
    rooms().then(
      ({ app }) => app.routing(request, response),
      (error) => response.writeHead(500).end(String(error?.message ?? error)),
    )
  })
  server.on('upgrade', (request, socket, head) => {
    if (!isRoomRequest(request.url) || !isOwnName(request.headers.host)) {
      socket.destroy()
      return
    }
    rooms().then(
      ({ app }) => app.server.emit('upgrade', request, socket, head),
      () => socket.destroy(),
    )
  })
  return { stop: async (reason) => (await starting)?.stop(reason) }
}

async function start({ environment = process.env }) {
  register()
  const { createServer, openStore, readConfig } = await import('@spellwright/server')
  const config = readConfig({ LOG_LEVEL: 'warn', ...environment })
  const rooms = await createServer(config, () =>
    openStore({ databaseUrl: config.databaseUrl, folder: config.dataFolder }),
  )
  await rooms.app.ready()
  return rooms
}
