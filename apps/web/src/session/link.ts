import type { FromWorker, RequestKind, Requests } from '../worker/messages.ts'
import { PendingRequests } from './pending-requests.ts'

/** A message that the worker sends without a request. */
export type WorkerNotification = Exclude<FromWorker, { kind: 'reply' | 'refused' }>

/** The worker refused a request; the message is a sentence for the player. */
export class WorkerRefusal extends Error {
  override name = 'RefusedByWorker'
}

export interface Link {
  ask<K extends RequestKind>(kind: K, ask: Requests[K]['ask']): Promise<Requests[K]['reply']>
}

/** The part of `Worker` that is needed. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void
}

export function createLink(port: Port, onNotification: (news: WorkerNotification) => void): Link {
  const requests = new PendingRequests((reason) => new WorkerRefusal(reason))
  port.addEventListener('message', ({ data }) => {
    if (data.kind === 'reply' || data.kind === 'refused') requests.settle(data)
    else onNotification(data)
  })
  return { ask: (kind, ask) => requests.ask((id) => port.postMessage({ id, kind, ask })) }
}
