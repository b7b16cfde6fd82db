import type { KeptRun } from '../messages.ts'

const DATABASE = 'spellwright-lab'
const STORE = 'runs'
/** The oldest runs beyond these are forgotten. */
const MOST_RUNS = 20

/** A run as it is stored; its file is checked when it is opened. */
export interface StoredRun extends KeptRun {
  readonly file: string
  readonly shares: readonly number[] | null
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser stores nothing.'))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
  return settled(request)
}

async function withStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase()
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const isStored = (found: unknown): found is StoredRun => {
  const { id, title, file } = (found ?? {}) as Partial<Record<keyof StoredRun, unknown>>
  return typeof id === 'string' && typeof title === 'string' && typeof file === 'string'
}

const allRuns = async (): Promise<StoredRun[]> =>
  (await withStore<unknown[]>('readonly', (store) => store.getAll()))
    .filter(isStored)
    .sort((a, b) => Number(b.savedAt) - Number(a.savedAt))

/** The runs that are kept, the latest first. A browser that keeps nothing has none. */
export const keptRuns = async (): Promise<KeptRun[]> =>
  (await allRuns().catch(() => [])).map(({ id, title, games, savedAt }) => ({
    id,
    title,
    games: Number(games) || 0,
    savedAt: Number(savedAt) || 0,
  }))

/** Keeps a run; the oldest ones make room. */
export async function keepRun(run: StoredRun): Promise<void> {
  await withStore('readwrite', (store) => store.put(run))
  const old = (await allRuns()).slice(MOST_RUNS)
  for (const { id } of old) await forgetRun(id)
}

export async function openRun(id: string): Promise<StoredRun | null> {
  const found = await withStore<unknown>('readonly', (store) => store.get(id))
  return isStored(found) ? found : null
}

export const forgetRun = (id: string): Promise<unknown> => withStore('readwrite', (store) => store.delete(id))
