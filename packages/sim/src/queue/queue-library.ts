import type * as Bull from 'bullmq'
import type { Redis } from 'ioredis'

/** A queue cannot be used; the message says why, without passwords. */
export class QueueUnavailable extends Error {
  override name = 'QueueUnavailable'
}

/** The libraries of the queue, which are installed only where a queue is used. */
export interface QueueLibrary {
  readonly Queue: typeof Bull.Queue
  readonly Worker: typeof Bull.Worker
  readonly connect: (url: string) => Redis
}

/** An address without its password. */
export function shownAddress(url: string): string {
  try {
    const { protocol, hostname, port } = new URL(url)
    return `${protocol}//${hostname}${port === '' ? '' : `:${port}`}`
  } catch {
    return 'that address'
  }
}

/** Whether it is an address of a Redis server. */
export const isQueueAddress = (url: string): boolean => /^rediss?:\/\/\S+$/.test(url) && URL.canParse(url)

/** Loads the libraries. Throws a `QueueUnavailable` if they are not installed. */
export async function loadQueueLibrary(): Promise<QueueLibrary> {
  try {
    const [{ Queue, Worker }, { Redis: Client }] = await Promise.all([import('bullmq'), import('ioredis')])
    // BullMQ asks for connections that wait for their server, however long it is away.
    return { Queue, Worker, connect: (url) => new Client(url, { maxRetriesPerRequest: null, lazyConnect: true }) }
  } catch {
    throw new QueueUnavailable(
      'A queue needs two more packages: run "npm install bullmq@6 ioredis@6" where Spellwright is installed.',
    )
  }
}

const CONNECT_MILLISECONDS = 5000

/** Connects to Redis. Throws a `QueueUnavailable` if it does not answer. */
export async function openConnection({ connect }: QueueLibrary, url: string): Promise<Redis> {
  const redis = connect(url)
  let reason = 'it does not answer'
  redis.on('error', (error: Error) => {
    reason = error.message || reason
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), CONNECT_MILLISECONDS)
  })
  try {
    await Promise.race([redis.connect().then(() => redis.ping()), late])
    return redis
  } catch {
    redis.disconnect()
    throw new QueueUnavailable(`Redis at ${shownAddress(url)} cannot be used: ${reason}.`)
  } finally {
    clearTimeout(timer)
  }
}
