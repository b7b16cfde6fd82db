import type { Redis } from 'ioredis'

/** How long a process owns a room without renewing its lease. */
export const LEASE_MS = 5000

const keyOf = (code: string): string => `spellwright:room:${code}`

/** Renews a lease only if it is still ours. */
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`

/** Which process owns which room. A room has at most one owner; the lease of a dead one runs out. */
export class Leases {
  private readonly redis: Redis
  private readonly node: string
  private readonly owned = new Set<string>()

  constructor(redis: Redis, node: string) {
    this.redis = redis
    this.node = node
  }

  /** The owner of the room: this process if nobody else has it. */
  async ownerOf(code: string): Promise<string> {
    const taken = await this.redis.set(keyOf(code), this.node, 'PX', LEASE_MS, 'NX')
    if (taken === 'OK') {
      this.owned.add(code)
      return this.node
    }
    return (await this.redis.get(keyOf(code))) ?? (await this.ownerOf(code))
  }

  async currentOwner(code: string): Promise<string | null> {
    return this.redis.get(keyOf(code))
  }

  /** Renews all leases, and returns the rooms that this process has lost. */
  async renew(): Promise<string[]> {
    const lost: string[] = []
    for (const code of this.owned) {
      const isOurs = await this.redis.eval(RENEW, 1, keyOf(code), this.node, LEASE_MS)
      if (isOurs !== 1) lost.push(code)
    }
    for (const code of lost) this.owned.delete(code)
    return lost
  }

  async release(code: string): Promise<void> {
    this.owned.delete(code)
    await this.redis.eval(RELEASE, 1, keyOf(code), this.node)
  }

  async releaseAll(): Promise<void> {
    for (const code of [...this.owned]) await this.release(code)
  }
}
