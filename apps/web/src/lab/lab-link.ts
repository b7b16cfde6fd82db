import { PendingRequests } from '../session/pending-requests.ts'
import type { FromDesk, LabRequestKind, LabRequests, LabView } from './messages.ts'
import { LAB_DESK } from './messages.ts'

export interface LabLink {
  ask<K extends LabRequestKind>(kind: K, ask: LabRequests[K]['ask']): Promise<LabRequests[K]['reply']>
  close(): void
}

/** Starts the worker of the lab. `onView` is called whenever the table has changed. */
export function openLab(onView: (view: LabView) => void, onCrash: (message: string) => void): LabLink {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: LAB_DESK })
  const requests = new PendingRequests()
  worker.addEventListener('error', ({ message }) => onCrash(message || 'The lab has stopped.'))
  worker.addEventListener('message', ({ data }: MessageEvent<FromDesk>) => {
    if (data.kind === 'view') return onView(data.view)
    requests.settle(data)
  })
  return {
    ask: (kind, ask) => requests.ask((id) => worker.postMessage({ id, kind, ask })),
    close: () => worker.terminate(),
  }
}
