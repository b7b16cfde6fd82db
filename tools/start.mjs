// `npm start` builds and serves the browser client, also in a fresh clone. `npm start -- --port 5000` sets the port.
import process from 'node:process'
import { setup } from './setup.mjs'

/** The port given by `--port` or the environment variable PORT, or else the default. */
function wantedPort() {
  const at = process.argv.indexOf('--port')
  const text = at >= 0 ? process.argv[at + 1] : process.env.PORT
  if (text === undefined || text === '') return 4173
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  console.error(`"${text}" is not a port: use a whole number from 0 to 65535.`)
  process.exit(1)
}

const port = wantedPort()
setup()
const { buildWeb, serveWeb } = await import('./web.mjs')
buildWeb()
const { attachRooms } = await import('./rooms.mjs')
const { server, address } = await serveWeb(port)
const rooms = attachRooms(server)
console.log(`Spellwright is running at ${address}  (Ctrl+C stops it; \`npx spellwright play\` plays in the terminal)`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await rooms.stop('The server has been stopped.')
    server.closeAllConnections()
    server.close(() => process.exit(0))
  })
