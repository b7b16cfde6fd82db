import { migrationsFolder, openEmbedded } from './open-embedded.ts'
import type { RoomStore } from './room-store.ts'
import { SqlStore } from './sql-store.ts'
import { ThreadedStore } from './threaded-store.ts'

async function openServer(url: string): Promise<RoomStore> {
  const { default: pg } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { migrate } = await import('drizzle-orm/node-postgres/migrator')
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const db = drizzle({ client: pool, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return new SqlStore(db, () => pool.end())
}

export interface StoreOptions {
  readonly databaseUrl: string | undefined
  /** The folder of the embedded database; undefined keeps everything in memory. */
  readonly folder: string | undefined
}

/** Opens the database and brings its tables up to date. */
export function openStore({ databaseUrl, folder }: StoreOptions): Promise<RoomStore> {
  if (databaseUrl !== undefined) return openServer(databaseUrl)
  return folder === undefined ? openEmbedded(undefined) : ThreadedStore.open(folder)
}
