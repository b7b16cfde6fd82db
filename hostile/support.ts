import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle, bundleFolder } from '../tools/bundle.mjs'

await bundle()

/** The command as users run it. */
export const bin = join(bundleFolder, 'bin.js')

export const folder = mkdtempSync(join(tmpdir(), 'hostile-'))

/** Writes a file into a temporary folder. */
export function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Everything here ends much sooner; a test that hangs fails. */
const PATIENCE = 110_000

/** Short limits, so that bots that do not answer are noticed soon. */
const LIMITS = { SPELLWRIGHT_BOT_START_MS: '3000', SPELLWRIGHT_BOT_MS: '1500', SPELLWRIGHT_BOT_GAME_MS: '60000' }

/** Runs the command to its end. */
export function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    timeout: PATIENCE,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...LIMITS, ...environment },
  })
  return { code: signal ?? status, out: stdout, err: stderr }
}

/** Starts the command, sends it signals as soon as `isTime` says so of its error output, and waits for its end. */
export async function interrupt(
  args: readonly string[],
  isTime: (errorOutput: string) => boolean,
  signals: readonly NodeJS.Signals[],
) {
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...LIMITS } })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code))
  })
  while (!isTime(err) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50))
  for (const signal of signals) child.kill(signal)
  return { code: await ended, out, err }
}

/** The processes whose command line contains a text. */
export function processesWith(text: string): string[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(text) && !line.includes('ps -A'))
}
