// `npm run bench:lab -- [games] [--json]` plays the same pair in the page's workers (Chromium), with the command line's
// threads, and through a queue (Redis) with one worker process that has all cores. What is not installed is left out.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { startRedis } from '../../apps/cli/test/redis.ts'
import { openSite } from '../../apps/web/test/support/browser.ts'
import { bundle, bundleFolder } from '../../tools/bundle.mjs'

const [games = 2000] = process.argv
  .slice(2)
  .filter((argument) => /^\d+$/.test(argument))
  .map(Number)
const isJson = process.argv.includes('--json')
const DECKS = ['goblins', 'sligh'] as const
const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/** Runs the command line and returns the JSON it prints. */
function command(...args: string[]): Promise<Record<string, number>> {
  const child = spawn(process.execPath, [join(bundleFolder, 'bin.js'), ...args, '--json'])
  let out = ''
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString()
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => resolve(JSON.parse(out)))
  })
}

const simulate = async (count: number, ...more: string[]): Promise<number> =>
  (await command('sim', ...DECKS, '--games', String(count), ...more))['gamesPerSecond'] ?? 0

/** Games per second of the lab in Chromium, from the first game to the last. */
async function inPage(): Promise<number | null> {
  if (!isOnPath('chromium') && process.env['CHROMIUM_PATH'] === undefined) return null
  const site = await openSite({ width: 1280, height: 900 })
  try {
    const { page } = site
    await page.goto(site.address)
    await page.getByRole('button', { name: 'Lab', exact: true }).click()
    await page.getByLabel('Deck 1', { exact: true }).selectOption(DECKS[0])
    await page.getByRole('group', { name: 'The field' }).getByLabel('Sligh').check()
    await page.getByLabel('Games per pair').fill(String(games))
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    const start = performance.now()
    await page.locator('[data-status=done]').waitFor({ timeout: 0 })
    return (1000 * games) / (performance.now() - start)
  } finally {
    await site.close()
  }
}

interface ThroughQueue {
  readonly rate: number
  readonly overhead: number
}

/** Games per second through a queue, and what a job costs beyond its games, from runs with few and with many jobs. */
async function throughQueue(): Promise<ThroughQueue | null> {
  if (!isOnPath('redis-server')) return null
  const redis = await startRedis()
  const worker = spawn(process.execPath, [join(bundleFolder, 'bin.js'), 'worker', '--queue', redis.url], {
    stdio: 'ignore',
  })
  try {
    // The threads of the worker are warm afterwards.
    await simulate(200, '--queue', redis.url, '--seed', 'warm')
    const rate = await simulate(games, '--queue', redis.url, '--seed', 'few')
    const small = await simulate(games, '--queue', redis.url, '--seed', 'few again', '--job-games', '2')
    const jobs = games / 2
    return { rate, overhead: Math.max(0, (1000 * (games / small - games / rate)) / jobs) }
  } finally {
    worker.kill('SIGKILL')
    redis.stop()
  }
}

await bundle()
const commandGamesPerSecond = await simulate(games)
const pageGamesPerSecond = await inPage()
const queue = await throughQueue()
const measured = {
  games,
  pageGamesPerSecond,
  commandGamesPerSecond,
  queueGamesPerSecond: queue?.rate ?? null,
  overheadPerJobMillis: queue?.overhead ?? null,
}
const shown = (value: number | null): string => (value === null ? 'not measured' : value.toFixed(1))
console.log(
  isJson
    ? JSON.stringify(measured)
    : `${games} games of ${DECKS.join(' against ')}
Games per second, command line   ${shown(commandGamesPerSecond)}
Games per second, page           ${shown(pageGamesPerSecond)}
Games per second, queue          ${shown(measured.queueGamesPerSecond)}
Overhead per job, milliseconds   ${shown(measured.overheadPerJobMillis)}`,
)
