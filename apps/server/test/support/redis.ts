import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export interface TestRedis {
  readonly url: string
  stop(): void
}

const isReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (data: Buffer) => {
      output += data.toString()
      if (output.includes('Ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}.`)))
  })

/** A Redis of its own on a free port, without a file. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'spellwright-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await isReady(server)
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      server.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
