import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
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

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a queue', () => {
  it('gives byte for byte the table of one machine, although workers are killed at random', async () => {
    const args = ['sim', burn, bears, '--games', '800', '--seed', 'killed']
    await startWorker()
    await startWorker()
    let isOver = false
    const queued = run(...args, '--queue', redis.url, '--job-games', '20').finally(() => {
      isOver = true
    })
    let killed = 0
    for (let at = 0; killed < 3 && !isOver; at++) {
      await delay(1500 + ((at * 733) % 900))
      const victim = workers.shift()
      victim?.kill('SIGKILL')
      killed++
      await startWorker()
    }
    const { out, exitCode } = await queued
    expect(exitCode).toBe(0)
    expect(killed).toBeGreaterThan(0)
    expect(out).toBe((await run(...args, ...HERE)).out)
  })

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

  it('stops early at the same game as one machine', async () => {
    const args = ['sim', burn, bears, '--games', '2000', '--stop', '25', '--seed', 'early', '--csv']
    await startWorker()
    expect((await run(...args, '--queue', redis.url)).out).toBe((await run(...args, ...HERE)).out)
  })

  it('a worker of another version is refused with a sentence', async () => {
    const client = new Redis(redis.url)
    await client.hset('spellwright:open', 'abc', '0.0.1')
    const { exitCode, err } = await outputOf(await startWorker())
    await client.hdel('spellwright:open', 'abc')
    client.disconnect()
    expect(exitCode).toBe(2)
    expect(err).toContain('The run abc was made by version 0.0.1 of Spellwright')
  })

  it('a worker ends by itself where it was told to and there is nothing to do', async () => {
    expect(await outputOf(await startWorker('--idle', '1'))).toMatchObject({ exitCode: 0 })
  })

  it('what was counted is printed when Redis is lost, and an unknown run gets a sentence', async () => {
    expect(await run('merge', '--queue', redis.url, '--run', 'nothing')).toMatchObject({
      exitCode: 2,
      err: `The queue at ${redis.url} has no run nothing.`,
    })
  })
})
