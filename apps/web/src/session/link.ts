import type { FromWorker, RequestKind, Requests } from '../worker/messages.ts'

/** A message that the worker sends without a request. */
export type WorkerNotification = Exclude<FromWorker, { kind: 'reply' | 'refused' }>

/** The worker refused a request; the message is a sentence for the player. */
export class WorkerRefusal extends Error {
  override name = 'RefusedByWorker'
}

export interface Link {
  ask<K extends RequestKind>(kind: K, ask: Requests[K]['ask']): Promise<Requests[K]['reply']>
}

interface PendingRequest {
  resolve(reply: unknown): void
  reject(error: Error): void
}

/** The part of `Worker` that is needed. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void
}

export function createLink(port: Port, onNotification: (news: WorkerNotification) => void): Link {
  const pending = new Map<number, PendingRequest>()
  let next = 1
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'reply') {
      pending.get(data.id)?.resolve(data.reply)
      pending.delete(data.id)
    } else if (data.kind === 'refused') {
      pending.get(data.id)?.reject(new WorkerRefusal(data.reason))
      pending.delete(data.id)
    } else onNotification(data)
  })
  return {
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        const id = next++
        pending.set(id, { resolve: resolve as (reply: unknown) => void, reject })
        port.postMessage({ id, kind, ask })
      }),
  }
}
