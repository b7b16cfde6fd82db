import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A port of this machine that nobody uses. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

/** Resolves when the process has printed these words. */
export const printed = (child: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = ''
    const onData = (data: Buffer): void => {
      output += data.toString()
      if (output.includes(words)) resolve()
    }
    child.stdout?.on('data', onData)
    child.stderr?.on('data', onData)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The process ended with ${code} before it printed "${words}".`)))
  })

export interface TestRedis {
  readonly url: string
  stop(): void
}

/** A Redis of its own on a free port, without a file. */
export async function startRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'spellwright-queue-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await printed(server, 'Ready to accept connections')
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      server.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
