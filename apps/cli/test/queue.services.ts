import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { type LabRun, labCsv, labReport, labRun } from 'spellwright/lab'
import { runInQueue } from 'spellwright/sim'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { bundle, bundleFolder } from '../../../tools/bundle.mjs'
import { printed, startRedis, type TestRedis } from './redis.ts'
import { run } from './support.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const folder = mkdtempSync(join(tmpdir(), 'queue-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const burn = file('burn.txt', '10 Mountain\n10 Lightning Bolt\n10 Goblin Lackey\n')
const bears = file('bears.txt', '14 Forest\n16 Grizzly Bears\n')

const HERE = ['--workers', '0']
/** The games of a dead worker are given to others after this time. */
const LOCK = 1500

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

const workerFile = fileURLToPath(new URL('queue-worker.mjs', import.meta.url))

async function startWorker(url = redis.url): Promise<ChildProcess> {
  const args = [workerFile, join(bundleFolder, 'sim.js'), url, String(LOCK)]
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  workers.push(worker)
  await printed(worker, 'Waiting for games')
  return worker
}

const outputOf = async (child: ChildProcess): Promise<{ exitCode: number | null; err: string }> => {
  let err = ''
  child.stderr?.on('data', (data: Buffer) => {
    err += data.toString()
  })
  const exitCode = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { exitCode, err }
}

const lab = (seed: string, games: number): string[] => [
  'lab',
  burn,
  '--against',
  `${bears},goblins`,
  '--games',
  String(games),
  '--seed',
  seed,
  '--csv',
]

const deck = (name: string, ...entries: (readonly [number, string])[]) => ({
  name,
  main: entries.map(([count, card]) => ({ name: card, count })),
  sideboard: [],
})

const runOf = (seed: string): LabRun =>
  labRun({
    decks: [
      deck('burn', [14, 'Mountain'], [16, 'Lightning Bolt']),
      deck('bears', [14, 'Forest'], [16, 'Grizzly Bears']),
    ],
    pairs: [[0, 1]],
    games: 2000,
    bots: ['heuristic', 'heuristic'],
    seed,
    match: 'bo1',
    kitchenTable: false,
    maxTurns: 200,
    stopWidth: null,
  })

describe('a queue', () => {
  it('workers that are killed at random lose nothing but time, and the table is the one of a single machine', async () => {
    const args = lab('killed', 60)
    const queued = run(...args, '--queue', redis.url, '--job-games', '4')
    // One dies before its first job is done, the others in the middle of a later one.
    const [early, ...later] = [await startWorker(), await startWorker(), await startWorker()]
    early?.kill('SIGKILL')
    for (const worker of later) {
      await printed(worker, ' games')
      await new Promise((resolve) => setTimeout(resolve, 20))
      worker.kill('SIGKILL')
    }
    await startWorker()
    const { out, exitCode } = await queued
    expect(exitCode).toBe(0)
    expect(out).toBe((await run(...args, ...HERE)).out)
  })

  it('a run that was left is taken up again by its id, with what was counted', async () => {
    const args = lab('left', 20)
    const running = spawn(process.execPath, [join(bundleFolder, 'bin.js'), ...args, '--queue', redis.url])
    const ended = outputOf(running)
    await printed(running, 'No worker is connected')
    running.kill('SIGINT')
    const left = await ended
    expect(left.exitCode).toBe(130)
    const [, id = ''] = /--run (\w+)/.exec(left.err) ?? []
    await startWorker()
    const { out } = await run('merge', '--queue', redis.url, '--run', id, '--csv', '--lab')
    expect(out).toBe((await run(...args, ...HERE)).out)
    // Once it is complete, starting it again plays nothing.
    for (const worker of workers) worker.kill('SIGKILL')
    expect((await run(...args, '--queue', redis.url)).out).toBe(out)
  })

  it('a lost Redis gets a sentence, and what was counted is kept', async () => {
    const own = await startRedis()
    const plan = runOf('lost')
    await startWorker(own.url)
    let lost = false
    const { table, cutShort, id } = await runInQueue(plan, {
      url: own.url,
      jobGames: 20,
      patience: 300,
      onProgress: (games) => {
        if (games > 0 && !lost) own.stop()
        lost ||= games > 0
      },
    })
    expect(cutShort).toBe(`Redis at ${own.url} has been lost. The run ${id} can be taken up again.`)
    expect(table.games).toBeGreaterThan(0)
    expect(table.games).toBeLessThan(plan.games * plan.pairs.length)
    expect(labCsv(labReport(table)).split('\n').length).toBeGreaterThan(1)
  })

  it('a Redis that is not there gets a sentence', async () => {
    expect(await run(...lab('nobody', 40), '--queue', 'redis://127.0.0.1:1')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('Redis at redis://127.0.0.1:1 cannot be used'),
    })
  })

  it('a worker of another version is refused with a sentence, and so is a command', async () => {
    const own = await startRedis()
    const client = new Redis(own.url)
    const strange = { ...runOf('strange'), engine: '0.0.1' }
    await client.hset('spellwright:open', 'abc', strange.engine)
    await client.set('spellwright:run:abc', JSON.stringify(strange))
    client.disconnect()
    const worker = await run('worker', '--queue', own.url, '--workers', '1', '--idle', '1')
    expect(worker.exitCode).toBe(2)
    expect(worker.err).toContain('The run abc was made by version 0.0.1 of Spellwright')
    const merged = await run('merge', '--queue', own.url, '--run', 'abc')
    expect(merged.exitCode).toBe(2)
    expect(merged.err).toContain('0.0.1')
    own.stop()
  })

  it('a bot from a file is refused with a sentence', async () => {
    const bot = file('bot.mjs', 'export const createBot = () => null\n')
    const { exitCode, err } = await run(...lab('bot', 40), '--bots', bot, '--queue', redis.url)
    expect([exitCode, err]).toEqual([2, expect.stringContaining('bot.mjs')])
  })
})
