import { PendingRequests } from '../session/pending-requests.ts'
import { EDITOR_WORKER, type EditorRequestKind, type EditorRequests, type FromEditor } from './messages.ts'

export interface EditorLink {
  ask<K extends EditorRequestKind>(kind: K, ask: EditorRequests[K]['ask']): Promise<EditorRequests[K]['reply']>
}

/** Starts the worker of the editor. `onIndexed` is called while it reads the texts of the cards. */
export function openEditor(onIndexed: (indexed: number) => void): EditorLink {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: EDITOR_WORKER })
  const requests = new PendingRequests()
  worker.addEventListener('error', ({ message }) => requests.rejectAll(message || 'The editor has stopped.'))
  worker.addEventListener('message', ({ data }: MessageEvent<FromEditor>) => {
    if (data.kind === 'indexed') return onIndexed(data.indexed)
    requests.settle(data)
  })
  return {
    ask: (kind, ask) => requests.ask((id) => worker.postMessage({ id, kind, ask })),
  }
}
