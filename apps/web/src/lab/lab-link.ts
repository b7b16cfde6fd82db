import type { FromDesk, LabRequestKind, LabRequests, LabView } from './messages.ts'
import { LAB_DESK } from './messages.ts'

export interface LabLink {
  ask<K extends LabRequestKind>(kind: K, ask: LabRequests[K]['ask']): Promise<LabRequests[K]['reply']>
  close(): void
}

interface Pending {
  resolve(reply: unknown): void
  reject(error: Error): void
}

/** Starts the worker of the lab. `onView` is called whenever the table has changed. */
export function openLab(onView: (view: LabView) => void, onCrash: (message: string) => void): LabLink {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: LAB_DESK })
  const pending = new Map<number, Pending>()
  let next = 1
  worker.addEventListener('error', ({ message }) => onCrash(message || 'The lab has stopped.'))
  worker.addEventListener('message', ({ data }: MessageEvent<FromDesk>) => {
    if (data.kind === 'view') return onView(data.view)
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if (data.kind === 'reply') waiting?.resolve(data.reply)
    else waiting?.reject(new Error(data.reason))
  })
  return {
    ask: (kind, ask) =>
      new Promise((resolve, reject) => {
        const id = next++
        pending.set(id, { resolve: resolve as (reply: unknown) => void, reject })
        worker.postMessage({ id, kind, ask })
      }),
    close: () => worker.terminate(),
  }
}
