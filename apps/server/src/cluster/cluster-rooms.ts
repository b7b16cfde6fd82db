import { randomUUID } from 'node:crypto'
import type { ClientMessage, OpenTable, RoomSettings } from '@spellwright/protocol'
import type { Redis } from 'ioredis'
import type { Outlet } from '../rooms/member.ts'
import type { EnterAs, Presence, Rooms, Visitor } from '../rooms/presence.ts'
import { Refusal, refuse } from '../rooms/refusal.ts'
import { Bus, type Envelope } from './bus.ts'
import { LEASE_MS, Leases } from './leases.ts'

/** How often leases are renewed and owners are looked at. */
const BEAT_MS = 1500
/** A process that does not answer in this time is taken for dead. */
const CALL_MS = 10_000
const MOVED = 'The room has moved to another server process. You will be connected again.'

interface Call {
  resolve(reply: unknown): void
  reject(error: Error): void
  readonly timer: ReturnType<typeof setTimeout>
}

/** A visitor of this process in a room of another one. */
interface RemotePresence {
  readonly code: string
  readonly owner: string
  readonly outlet: Outlet
}

/** What a process needs to know of its own rooms. */
export interface LocalOwner extends Rooms {
  /** Gives up a room that another process owns now. */
  evict(code: string, reason: string): Promise<void>
}

/**
 * Rooms shared by several processes. A room is owned by one of them under a lease in Redis; what its visitors in other
 * processes say reaches it through Redis. When its owner dies, the lease runs out, and whoever is asked for the room next
 * takes it over from the database.
 */
export class ClusterRooms implements Rooms {
  private readonly redis: Redis
  private readonly local: LocalOwner
  private readonly node = randomUUID()
  private readonly leases: Leases
  private readonly bus: Bus
  private readonly calls = new Map<string, Call>()
  private readonly remote = new Map<string, RemotePresence>()
  /** Visitors of other processes in rooms of this one. */
  private readonly guests = new Map<string, Presence>()
  private readonly timer: ReturnType<typeof setInterval>

  private constructor(redis: Redis, local: LocalOwner, onError: (error: unknown) => void) {
    this.redis = redis
    this.local = local
    this.leases = new Leases(redis, this.node)
    this.bus = new Bus(redis, this.node)
    this.timer = setInterval(() => {
      this.beat().catch(onError)
    }, BEAT_MS)
    this.timer.unref()
  }

  static async join(redis: Redis, local: LocalOwner, onError: (error: unknown) => void): Promise<ClusterRooms> {
    const cluster = new ClusterRooms(redis, local, onError)
    await cluster.bus.listen((envelope) => {
      cluster.onEnvelope(envelope).catch(onError)
    })
    return cluster
  }

  get size(): number {
    return this.local.size
  }

  async create(visitor: Visitor, settings: RoomSettings, outlet: Outlet): Promise<Presence> {
    const presence = await this.local.create(visitor, settings, outlet)
    await this.leases.ownerOf(presence.code)
    return presence
  }

  async enter(visitor: Visitor, code: string, as: EnterAs, outlet: Outlet): Promise<Presence> {
    const owner = await this.leases.ownerOf(code)
    if (owner === this.node) {
      try {
        return await this.local.enter(visitor, code, as, outlet)
      } catch (error) {
        if (this.local.size === 0) await this.leases.release(code)
        throw error
      }
    }
    return this.enterRemote(owner, visitor, code, as, outlet)
  }

  private async enterRemote(
    owner: string,
    visitor: Visitor,
    code: string,
    as: EnterAs,
    outlet: Outlet,
  ): Promise<Presence> {
    const id = randomUUID()
    this.remote.set(id, { code, owner, outlet })
    try {
      await this.call(owner, (call) => ({ type: 'enter', from: this.node, call, presence: id, visitor, code, as }))
    } catch (error) {
      this.remote.delete(id)
      throw error
    }
    return {
      code,
      request: (message) =>
        this.call(owner, (call) => ({ type: 'request', from: this.node, call, presence: id, message })),
      disconnect: async () => {
        this.remote.delete(id)
        await this.bus.send(owner, { type: 'gone', presence: id })
      },
    }
  }

  private async call(owner: string, envelope: (call: string) => Envelope): Promise<unknown> {
    const call = randomUUID()
    const reply = new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => this.settle(call)?.reject(new Refusal(MOVED)), CALL_MS)
      this.calls.set(call, { resolve, reject, timer })
    })
    if (!(await this.bus.send(owner, envelope(call)))) this.settle(call)?.reject(new Refusal(MOVED))
    return reply
  }

  private settle(call: string): Call | undefined {
    const found = this.calls.get(call)
    this.calls.delete(call)
    if (found) clearTimeout(found.timer)
    return found
  }

  private async onEnvelope(envelope: Envelope): Promise<void> {
    switch (envelope.type) {
      case 'reply':
        this.settle(envelope.call)?.resolve(envelope.reply)
        return
      case 'refused':
        this.settle(envelope.call)?.reject(new Refusal(envelope.reason))
        return
      case 'push':
        this.remote.get(envelope.presence)?.outlet.send(envelope.message)
        return
      case 'closed':
        this.closeRemote(envelope.presence, envelope.reason)
        return
      case 'enter':
        return this.answer(envelope.from, envelope.call, () => this.admit(envelope))
      case 'request':
        return this.answer(envelope.from, envelope.call, () => this.forGuest(envelope.presence, envelope.message))
      case 'gone': {
        const guest = this.guests.get(envelope.presence)
        this.guests.delete(envelope.presence)
        return guest?.disconnect()
      }
    }
  }

  private async answer(from: string, call: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await this.bus.send(from, { type: 'reply', call, reply: (await work()) ?? null })
    } catch (error) {
      const reason = error instanceof Refusal ? error.message : 'Something went wrong on the server.'
      await this.bus.send(from, { type: 'refused', call, reason })
      if (!(error instanceof Refusal)) throw error
    }
  }

  private async admit({ from, presence, visitor, code, as }: Extract<Envelope, { type: 'enter' }>): Promise<null> {
    const outlet: Outlet = {
      send: (message) => {
        void this.bus.send(from, { type: 'push', presence, message })
      },
      close: (reason) => {
        void this.bus.send(from, { type: 'closed', presence, reason })
      },
    }
    this.guests.set(presence, await this.local.enter(visitor, code, as, outlet))
    return null
  }

  private forGuest(presence: string, message: ClientMessage): Promise<unknown> {
    return this.guests.get(presence)?.request(message) ?? refuse('You are not in a room.')
  }

  private closeRemote(presence: string, reason: string): void {
    const found = this.remote.get(presence)
    this.remote.delete(presence)
    found?.outlet.close(reason)
  }

  /** Renews leases, gives up rooms that were lost, and sends visitors of dead owners back to find their room again. */
  private async beat(): Promise<void> {
    for (const code of await this.leases.renew()) await this.local.evict(code, MOVED)
    for (const [presence, { code, owner }] of [...this.remote])
      if ((await this.leases.currentOwner(code)) !== owner) this.closeRemote(presence, MOVED)
    await this.redis.set(this.tablesKey(this.node), JSON.stringify(await this.local.openTables()), 'PX', LEASE_MS)
    await this.redis.zadd('spellwright:nodes', String(Date.now()), this.node)
    await this.redis.zremrangebyscore('spellwright:nodes', '0', String(Date.now() - 10 * LEASE_MS))
  }

  private tablesKey(node: string): string {
    return `spellwright:tables:${node}`
  }

  /** The open tables of all processes; those of others as of their last beat. */
  async openTables(): Promise<readonly OpenTable[]> {
    const own = await this.local.openTables()
    const nodes = (await this.redis.zrange('spellwright:nodes', '0', '-1')).filter((node) => node !== this.node)
    const others = nodes.length === 0 ? [] : await this.redis.mget(nodes.map((node) => this.tablesKey(node)))
    return [...own, ...others.flatMap((text) => (text === null ? [] : (JSON.parse(text) as OpenTable[])))]
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.local.stop()
    await this.leases.releaseAll()
    this.bus.close()
    this.redis.disconnect()
  }
}
