import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RoomStore } from './room-store.ts'
import { SqlStore } from './sql-store.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** PostgreSQL inside this process, in a folder; in memory without one. */
async function openEmbedded(folder: string | undefined): Promise<RoomStore> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
  const db = drizzle({ client, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return new SqlStore(db, () => client.close())
}

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
export const openStore = ({ databaseUrl, folder }: StoreOptions): Promise<RoomStore> =>
  databaseUrl === undefined ? openEmbedded(folder) : openServer(databaseUrl)
