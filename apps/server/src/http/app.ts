import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import { LIMITS } from '@spellwright/protocol'
import { type FastifyInstance, fastify } from 'fastify'
import { BotDesk } from '../bots/bot-desk.ts'
import type { ServerConfig } from '../config.ts'
import type { RoomStore } from '../storage/room-store.ts'
import { Admission } from './admission.ts'
import { Connections } from './connections.ts'
import { Metrics } from './metrics.ts'
import { reasonOf } from './reason-of.ts'
import { LazyServices } from './services.ts'

export interface SpellwrightServer {
  readonly app: FastifyInstance
  /** Tells everybody, waits for what is being written, and stops. */
  stop(reason: string): Promise<void>
}

/** The server: the page, the rooms, and what those who run it need to know. */
export async function createServer(
  config: ServerConfig,
  openStore: () => Promise<RoomStore>,
): Promise<SpellwrightServer> {
  const app = fastify({ logger: { level: config.logLevel, redact: ['req.headers.authorization'] }, trustProxy: true })
  const { log } = app
  const admission = new Admission(config)
  const metrics = new Metrics(() => admission.connections)
  const bots = new BotDesk((error) => log.error({ reason: reasonOf(error) }, 'a bot failed'))
  const services = new LazyServices({ config, openStore, bots, metrics, log })
  const connections = new Connections({ config, admission, metrics, services, log })

  await addProtection(app)
  addRoutes(app, services, metrics)
  app.get('/api/socket', { websocket: true, config: { rateLimit: false } }, (socket, { raw, ip }) =>
    connections.accept(socket, raw, ip),
  )
  if (config.webRoot !== undefined)
    await app.register(serveStatic, { root: config.webRoot, preCompressed: true, maxAge: '1h', immutable: false })

  return {
    app,
    stop: async (reason) => {
      connections.closeAll(reason)
      const opened = await services.opened
      await opened?.rooms.stop()
      await app.close()
      await bots.stop()
      await opened?.store.close()
    },
  }
}

/** Headers, rate limits, and the size of messages. */
async function addProtection(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  })
  await app.register(rateLimit, { max: 600, timeWindow: '1 minute' })
  // Messages are not compressed: they hold only what changed, and the streams of zlib would cost each connection ten times
  // the memory of a room, and everybody pauses for it.
  await app.register(websocket, { options: { maxPayload: LIMITS.messageBytes, perMessageDeflate: false } })
}

function addRoutes(app: FastifyInstance, services: LazyServices, metrics: Metrics): void {
  app.get('/health', async () => ({ ok: true }))
  app.get('/metrics', async (_, reply) => {
    const opened = await services.opened
    if (opened) metrics.rooms.set(opened.rooms.size)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.get('/api/tables', async () => ({ tables: await (await services.open()).rooms.openTables() }))
  app.get<{ Params: { id: string } }>('/api/replays/:id', async ({ params }, reply) => {
    const isId = /^[\w-]{1,40}$/.test(params.id)
    const file = isId ? await (await services.open()).store.replay(params.id) : null
    if (file === null) return reply.code(404).send({ error: 'There is no replay at this address.' })
    return reply.type('application/x-ndjson; charset=utf-8').send(file)
  })
}
