import { afterEach, expect, it, vi } from 'vitest'
import type { BotSetup } from '../src/worker/bot-player.ts'

/** A fake worker that answers every question with a pass. */
class FakeWorker {
  static readonly made: FakeWorker[] = []
  onerror: ((event: { message: string }) => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  hasFailed = false

  constructor() {
    FakeWorker.made.push(this)
  }

  fail(): void {
    this.hasFailed = true
    this.onerror?.({ message: 'it could not be loaded' })
  }

  postMessage({ kind }: { kind: string }): void {
    if (kind === 'think' && !this.hasFailed)
      queueMicrotask(() => this.onmessage?.({ data: { answer: { kind: 'pass' } } }))
  }
}

afterEach(() => vi.unstubAllGlobals())

it('a worker that could not be loaded is replaced when the bot is asked', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('self', { location: { href: 'worker.js' } })
  const { prepareBotWorker, runBotInWorker } = await import('../src/worker/bot-runner.ts')
  prepareBotWorker()
  FakeWorker.made[0]?.fail()
  expect(await runBotInWorker({} as BotSetup).think([])).toEqual({ kind: 'pass' })
  expect(FakeWorker.made).toHaveLength(2)
})
