import { EDITOR_WORKER, type EditorRequestKind, type EditorRequests, type FromEditor } from './messages.ts'

export interface EditorLink {
  ask<K extends EditorRequestKind>(kind: K, ask: EditorRequests[K]['ask']): Promise<EditorRequests[K]['reply']>
}

interface Pending {
  resolve(reply: unknown): void
  reject(error: Error): void
}

/** Starts the worker of the editor. `onIndexed` is called while it reads the texts of the cards. */
export function openEditor(onIndexed: (indexed: number) => void): EditorLink {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: EDITOR_WORKER })
  const pending = new Map<number, Pending>()
  let next = 1
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of pending.values()) reject(new Error(message || 'The editor has stopped.'))
    pending.clear()
  })
  worker.addEventListener('message', ({ data }: MessageEvent<FromEditor>) => {
    if (data.kind === 'indexed') return onIndexed(data.indexed)
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
  }
}
