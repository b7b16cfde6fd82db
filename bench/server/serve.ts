// The server process of `npm run bench:server`: the embedded database in a temporary folder, limits out of the way.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import process from 'node:process'
import { createServer, openStore, readConfig } from '@spellwright/server'

const config = {
  ...readConfig({ LOG_LEVEL: 'error', MESSAGES_PER_SECOND: '100000', MOST_CONNECTIONS: '100000' }),
  connectionsPerAddress: 100_000,
  mostRooms: 100_000,
}
const folder = mkdtempSync(join(tmpdir(), 'spellwright-bench-'))
const store = openStore({ databaseUrl: process.env['DATABASE_URL'], folder })
await store
const server = await createServer(config, () => store)
await server.app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: (server.app.server.address() as AddressInfo).port })

/** What the event loop has waited for since the last reset. */
const delay = monitorEventLoopDelay({ resolution: 1 })
let gcMillis = 0
let longestGc = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) {
    gcMillis += duration
    longestGc = Math.max(longestGc, duration)
  }
}).observe({ entryTypes: ['gc'] })
const milliseconds = (nanoseconds: number): number => Number((nanoseconds / 1e6).toFixed(1))

/** Twice, with a turn of the event loop between: what the first one finalises, the second one frees. */
async function collectGarbage(): Promise<void> {
  for (let round = 0; round < 2; round++) {
    globalThis.gc?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const answer: Readonly<Record<string, () => unknown>> = {
  memory: async () => {
    await collectGarbage()
    const { heapUsed, rss } = process.memoryUsage()
    return { heap: heapUsed, rss }
  },
  reset: () => {
    delay.enable()
    delay.reset()
    gcMillis = 0
    longestGc = 0
    cpu = process.cpuUsage()
    return null
  },
  pauses: () => {
    const { user, system } = process.cpuUsage(cpu)
    return {
      loopP99: milliseconds(delay.percentile(99)),
      loopMax: milliseconds(delay.max),
      gcMillis: Math.round(gcMillis),
      longestGc: Number(longestGc.toFixed(1)),
      cpuSeconds: Number(((user + system) / 1e6).toFixed(1)),
    }
  },
  stop: () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(0)
  },
}
let cpu = process.cpuUsage()
process.on('message', async (question: string) => {
  process.send?.({ value: await answer[question]?.() })
})
