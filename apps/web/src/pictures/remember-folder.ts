/** A folder that can be opened again on the next visit; not every browser supports this. */
export interface FolderHandle {
  readonly kind: 'directory'
  readonly name: string
  values(): AsyncIterable<FolderHandle | FileHandle>
  queryPermission(options: { mode: 'read' }): Promise<PermissionState>
  requestPermission(options: { mode: 'read' }): Promise<PermissionState>
}
interface FileHandle {
  readonly kind: 'file'
  readonly name: string
  getFile(): Promise<File>
}

type PickFolder = (options: { readonly id: string; readonly mode: 'read' }) => Promise<FolderHandle>

/** The browser's function to choose a folder that can be remembered, or undefined if it has none. */
export const pickFolder = (): PickFolder | undefined =>
  (globalThis as { showDirectoryPicker?: PickFolder }).showDirectoryPicker

/** All files in a folder, a few levels deep. */
export async function filesOf(folder: FolderHandle, depth = 3): Promise<File[]> {
  const files: File[] = []
  for await (const entry of folder.values()) {
    if (entry.kind === 'file') files.push(await entry.getFile())
    else if (depth > 0) files.push(...(await filesOf(entry, depth - 1)))
  }
  return files
}

const STORE = 'folders'
const KEY = 'pictures'

/** Folders can only be stored in IndexedDB. */
function withStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('spellwright', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const request = act(opening.result.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    }
  })
}

export const rememberFolder = (folder: FolderHandle): Promise<unknown> =>
  withStore('readwrite', (store) => store.put(folder, KEY))
export const forgetFolder = (): Promise<unknown> => withStore('readwrite', (store) => store.delete(KEY))
export const rememberedFolder = (): Promise<FolderHandle | undefined> =>
  withStore<FolderHandle | undefined>('readonly', (store) => store.get(KEY))
