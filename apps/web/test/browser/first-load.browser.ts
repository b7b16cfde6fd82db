import { expect, it, vi } from 'vitest'
import { openSite } from '../support/browser.ts'
import { firstLoad } from '../support/first-load.ts'

// A browser on a busy machine is slow.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

/** What a visitor waits for on a slow connection. */
const MOST_BYTES = 400_000

it('a first visit loads less than 400 KB until a game can be started', async () => {
  const site = await openSite()
  try {
    const loaded = await firstLoad(site)
    const names = [...loaded.keys()]
    expect(names).toContainEqual(expect.stringMatching(/^worker-.*\.js$/))
    expect([...loaded.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES)
  } finally {
    await site.close()
  }
})
