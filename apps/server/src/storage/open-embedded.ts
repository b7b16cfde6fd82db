import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { RoomStore } from './room-store.ts'
import { SqlStore } from './sql-store.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** PostgreSQL inside this thread, in a folder; in memory without one. */
export async function openEmbedded(folder: string | undefined): Promise<RoomStore> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const { migrate } = await import('drizzle-orm/pglite/migrator')
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
  const db = drizzle({ client, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return new SqlStore(db, () => client.close())
}
