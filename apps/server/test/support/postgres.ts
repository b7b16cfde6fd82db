import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { freePort } from './free-port.ts'

/** Where Debian puts the programs of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql'

function programs(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
  if (folder === undefined) throw new Error('PostgreSQL is not installed.')
  return folder
}

/** PostgreSQL refuses to run as root, so it runs as the user that Debian made for it. */
function run(program: string, args: readonly string[]): string {
  const isRoot = process.getuid?.() === 0
  const [command, ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args]
  return execFileSync(command ?? program, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

export interface TestDatabase {
  readonly url: string
  stop(): void
}

/** A PostgreSQL server of its own on a free port, with its data in a temporary folder. */
export async function startPostgres(): Promise<TestDatabase> {
  const bin = programs()
  const folder = mkdtempSync(join(tmpdir(), 'spellwright-postgres-'))
  if (process.getuid?.() === 0) {
    const [uid, gid] = [execFileSync('id', ['-u', 'postgres']), execFileSync('id', ['-g', 'postgres'])].map(Number)
    chownSync(folder, uid ?? 0, gid ?? 0)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  run(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'spellwright', '--no-sync'])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://spellwright@127.0.0.1:${port}/postgres`,
    stop: () => {
      run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
