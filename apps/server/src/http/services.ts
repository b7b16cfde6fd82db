import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { BotDesk } from '../bots/bot-desk.ts'
import type { ServerConfig } from '../config.ts'
import { GuestTokens } from '../identity/guest-tokens.ts'
import { LocalRooms } from '../rooms/local-rooms.ts'
import type { Rooms } from '../rooms/presence.ts'
import { RoomDirectory } from '../rooms/room-directory.ts'
import type { RoomStore } from '../storage/room-store.ts'
import type { Metrics } from './metrics.ts'
import { reasonOf } from './reason-of.ts'

/** What needs the database. */
export interface Services {
  readonly store: RoomStore
  readonly rooms: Rooms
  readonly tokens: GuestTokens
}

export interface ServicesNeeds {
  readonly config: ServerConfig
  readonly openStore: () => Promise<RoomStore>
  readonly bots: BotDesk
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
}

/** How long an empty room stays in memory. */
const EMPTY_ROOM_MS = 10 * 60_000

/** Opens the services when the first visitor needs them. A database that could not be opened is tried again by the next. */
export class LazyServices {
  private readonly needs: ServicesNeeds
  private opening: Promise<Services> | null = null

  constructor(needs: ServicesNeeds) {
    this.needs = needs
  }

  /** The services if anybody has needed them yet, or null. */
  get opened(): Promise<Services> | null {
    return this.opening
  }

  open(): Promise<Services> {
    this.opening ??= openServices(this.needs)
    this.opening.catch(() => {
      this.opening = null
    })
    return this.opening
  }
}

async function openServices(needs: ServicesNeeds): Promise<Services> {
  const store = await needs.openStore()
  const key = await store.secret('guest-token-key', randomBytes(32).toString('base64url'))
  const rooms = await shareRooms(needs, localRooms(needs, store))
  return { store, rooms, tokens: new GuestTokens(key) }
}

function localRooms({ config, bots, metrics, log }: ServicesNeeds, store: RoomStore): LocalRooms {
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
      onError: (error, room) => log.error({ reason: reasonOf(error), room }, 'a room failed'),
      onWriteFailed: (code) => {
        void local.evict(code, 'The room could not be saved. You will be connected again.')
      },
    },
    { mostRooms: config.mostRooms, emptyRoomMs: EMPTY_ROOM_MS },
  )
  const local = new LocalRooms(directory)
  return local
}

/** With Redis, the rooms of several processes are reached from each of them. */
async function shareRooms({ config, log }: ServicesNeeds, local: LocalRooms): Promise<Rooms> {
  if (config.redisUrl === undefined) return local
  const { Redis } = await import('ioredis')
  const { ClusterRooms } = await import('../cluster/cluster-rooms.ts')
  const redis = new Redis(config.redisUrl)
  const onError = (error: unknown): void => log.error({ reason: reasonOf(error) }, 'Redis failed')
  redis.on('error', onError)
  return ClusterRooms.join(redis, local, onError)
}
