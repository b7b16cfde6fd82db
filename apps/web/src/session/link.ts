import type { FromWorker, RequestKind, Requests } from '../worker/messages.ts'

/** What the worker says without being asked. */
export type News = Exclude<FromWorker, { kind: 'reply' | 'refused' }>

/** The worker could not do what was asked; the message is a sentence for the player. */
export class RefusedByWorker extends Error {
  override name = 'RefusedByWorker'
}

export interface Link {
  ask<K extends RequestKind>(kind: K, ask: Requests[K]['ask']): Promise<Requests[K]['reply']>
}

interface Waiting {
  resolve(reply: unknown): void
  reject(error: Error): void
}

/** As much of a `Worker` as is needed. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void
}

export function createLink(port: Port, hear: (news: News) => void): Link {
  const waiting = new Map<number, Waiting>()
  let next = 1
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'reply') {
      waiting.get(data.id)?.resolve(data.reply)
      waiting.delete(data.id)
    } else if (data.kind === 'refused') {
      waiting.get(data.id)?.reject(new RefusedByWorker(data.reason))
      waiting.delete(data.id)
    } else hear(data)
  })
  return {
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve: resolve as (reply: unknown) => void, reject })
        port.postMessage({ id, kind, ask })
      }),
  }
}
