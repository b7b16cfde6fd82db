import { type ChildProcess, spawn } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../../../tools/bundle.mjs'

const mainFile = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface ServerProcess {
  readonly socketUrl: string
  /** Ends the process with that signal and returns its exit code. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

const kill = (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill(signal)
  })

/** The real server in a process of its own. */
export async function startServerProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  // As in production: the bundle starts in a second, the two thousand sources of which it is made take many.
  await bundle()
  const child = spawn(process.execPath, ['--conditions=workspace', '--import', 'tsx', mainFile], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', MESSAGES_PER_SECOND: '5000', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const address = /running at http:\/\/(\S+)/.exec(output)?.[1]
      if (address) resolve({ socketUrl: `ws://${address}/api/socket`, kill: (signal) => kill(child, signal) })
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}
