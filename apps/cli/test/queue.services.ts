import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle, bundleFolder } from '../../../tools/bundle.mjs'
import { printed, startRedis, type TestRedis } from './redis.ts'
import { run } from './support.ts'

// Worker processes start slowly on a busy machine, and the games of a dead one wait until its lock has run out.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'queue-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const burn = file('burn.txt', '10 Mountain\n10 Lightning Bolt\n10 Goblin Lackey\n')
const bears = file('bears.txt', '14 Forest\n16 Grizzly Bears\n')

const HERE = ['--workers', '0']

let redis: TestRedis
let workers: ChildProcess[] = []
beforeAll(async () => {
  await bundle()
  redis = await startRedis()
})
afterAll(() => redis.stop())
afterEach(() => {
  for (const worker of workers) worker.kill('SIGKILL')
  workers = []
})

async function startWorker(...more: string[]): Promise<ChildProcess> {
  const args = [join(bundleFolder, 'bin.js'), 'worker', '--queue', redis.url, '--workers', '1', ...more]
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  workers.push(worker)
  await printed(worker, 'Waiting for games')
  return worker
}

const outputOf = async (worker: ChildProcess): Promise<{ exitCode: number | null; err: string }> => {
  let err = ''
  worker.stderr?.on('data', (data: Buffer) => {
    err += data.toString()
  })
  const exitCode = await new Promise<number | null>((resolve) => worker.once('exit', resolve))
  return { exitCode, err }
}

describe('a queue', () => {
  it('a run that was left is taken up again by its id, with what was counted', async () => {
    const args = ['lab', burn, '--against', `${bears},goblins`, '--games', '40', '--seed', 'left']
    const running = spawn(process.execPath, [join(bundleFolder, 'bin.js'), ...args, '--queue', redis.url])
    const ended = outputOf(running)
    await printed(running, 'No worker is connected')
    running.kill('SIGINT')
    const left = await ended
    expect(left.exitCode).toBe(130)
    const [, id = ''] = /--run (\w+)/.exec(left.err) ?? []
    await startWorker()
    const { out } = await run('merge', '--queue', redis.url, '--run', id, '--csv', '--lab')
    expect(out).toBe((await run(...args, '--csv', ...HERE)).out)
    // Once it is complete, starting it again plays nothing.
    for (const worker of workers) worker.kill('SIGKILL')
    expect((await run(...args, '--queue', redis.url, '--csv')).out).toBe(out)
  })
})
