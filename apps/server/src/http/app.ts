import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import serveStatic from '@fastify/static'
import websocket from '@fastify/websocket'
import { LIMITS } from '@spellwright/protocol'
import { type FastifyInstance, fastify } from 'fastify'
import { BotDesk } from '../bots/bot-desk.ts'
import type { ServerConfig } from '../config.ts'
import { GuestTokens } from '../identity/guest-tokens.ts'
import { LocalRooms } from '../rooms/local-rooms.ts'
import type { Rooms } from '../rooms/presence.ts'
import { RoomDirectory } from '../rooms/room-directory.ts'
import type { RoomStore } from '../storage/room-store.ts'
import { Admission } from './admission.ts'
import { Connection } from './connection.ts'
import { Metrics } from './metrics.ts'

export interface SpellwrightServer {
  readonly app: FastifyInstance
  /** Tells everybody, waits for what is being written, and stops. */
  stop(reason: string): Promise<void>
}

/** How long an empty room stays in memory. */
const EMPTY_ROOM_MS = 10 * 60_000

interface Services {
  readonly store: RoomStore
  readonly rooms: Rooms
  readonly tokens: GuestTokens
}

/** An error for the log: its first line and where it came from. The rest of a database error is what was written, cards included. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  const [, place = ''] = /\n {4}at (.*)/.exec(error.stack ?? '') ?? []
  return `${error.message.split('\n')[0]}${cause} at ${place}`
}

/** The server: the page, the rooms, and what those who run it need to know. The database is opened by the first visitor who needs it. */
export async function createServer(
  config: ServerConfig,
  openStore: () => Promise<RoomStore>,
): Promise<SpellwrightServer> {
  const app = fastify({ logger: { level: config.logLevel, redact: ['req.headers.authorization'] }, trustProxy: true })
  const admission = new Admission(config)
  const connections = new Set<Connection>()
  let roomCount = 0
  const metrics = new Metrics(
    () => roomCount,
    () => admission.connections,
  )

  const bots = new BotDesk((error) => app.log.error({ reason: reasonOf(error) }, 'a bot failed'))
  const openServices = async (): Promise<Services> => {
    const store = await openStore()
    const key = await store.secret('guest-token-key', randomBytes(32).toString('base64url'))
    const directory = new RoomDirectory(
      {
        store,
        mostSpectators: config.mostSpectators,
        bots,
        now: () => Date.now(),
        onAnswer: (milliseconds) => {
          metrics.answers.inc()
          metrics.answerSeconds.observe(milliseconds / 1000)
        },
        onError: (error, room) => app.log.error({ reason: reasonOf(error), room }, 'a room failed'),
        onWriteFailed: (code) => {
          void local.evict(code, 'The room could not be saved. You will be connected again.')
        },
      },
      { mostRooms: config.mostRooms, emptyRoomMs: EMPTY_ROOM_MS },
    )
    const local = new LocalRooms(directory)
    return { store, rooms: await shareRooms(local), tokens: new GuestTokens(key) }
  }
  const shareRooms = async (local: LocalRooms): Promise<Rooms> => {
    if (config.redisUrl === undefined) return local
    const { Redis } = await import('ioredis')
    const { ClusterRooms } = await import('../cluster/cluster-rooms.ts')
    const redis = new Redis(config.redisUrl)
    const onError = (error: unknown): void => app.log.error({ reason: reasonOf(error) }, 'Redis failed')
    redis.on('error', onError)
    return ClusterRooms.join(redis, local, onError)
  }
  let opening: Promise<Services> | null = null
  const services = (): Promise<Services> => {
    opening ??= openServices()
    // A database that could not be opened is tried again by the next visitor.
    opening.catch(() => {
      opening = null
    })
    return opening
  }

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

  app.get('/health', async () => ({ ok: true }))
  app.get('/metrics', async (_, reply) => {
    if (opening) roomCount = (await services()).rooms.size
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  app.get('/api/tables', async () => ({ tables: await (await services()).rooms.openTables() }))
  app.get<{ Params: { id: string } }>('/api/replays/:id', async ({ params }, reply) => {
    const isId = /^[\w-]{1,40}$/.test(params.id)
    const file = isId ? await (await services()).store.replay(params.id) : null
    if (file === null) return reply.code(404).send({ error: 'There is no replay at this address.' })
    return reply.type('application/x-ndjson; charset=utf-8').send(file)
  })
  app.get('/api/socket', { websocket: true, config: { rateLimit: false } }, (socket, request) => {
    const address = request.ip
    const reason = admission.refusal(request.raw, address)
    if (reason !== null) {
      metrics.refusedConnections.inc()
      socket.close(1008, reason)
      return
    }
    admission.open(address)
    socket.once('close', () => admission.close(address))
    // Messages that arrive before the database is open wait in the socket.
    socket.pause()
    services().then(
      ({ rooms, tokens }) => {
        const connection: Connection = new Connection(socket, {
          rooms,
          tokens,
          messagesPerSecond: config.messagesPerSecond,
          now: () => Date.now(),
          onError: (error) => app.log.error({ reason: reasonOf(error) }, 'a request failed'),
        })
        connections.add(connection)
        socket.once('close', () => connections.delete(connection))
        socket.resume()
      },
      (error: unknown) => {
        app.log.error({ reason: reasonOf(error) }, 'the database cannot be opened')
        socket.close(1011, 'The server cannot open its database.')
      },
    )
  })
  if (config.webRoot !== undefined)
    await app.register(serveStatic, { root: config.webRoot, preCompressed: true, maxAge: '1h', immutable: false })

  return {
    app,
    stop: async (reason) => {
      for (const connection of connections) connection.close(reason)
      if (opening) {
        const { store, rooms } = await opening
        await rooms.stop()
        await app.close()
        await bots.stop()
        await store.close()
      } else await app.close()
    },
  }
}
