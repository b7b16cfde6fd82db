import type { Site } from './browser.ts'

/** What a first visit loads until a game can be started: bytes as they are sent, by file. */
export async function firstLoad({ page, address }: Site): Promise<ReadonlyMap<string, number>> {
  await page.goto(address)
  await page.waitForSelector('button[type=submit]:not([disabled])')
  await page.waitForFunction(() => performance.getEntriesByName('lobby is ready').length > 0)
  const loaded = await page.evaluate(() => {
    const ready = performance.getEntriesByName('lobby is ready')[0]?.startTime ?? 0
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    return (files as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < ready)
      .map(({ name, transferSize }) => [name.replace(/^.*\//, '') || 'index.html', transferSize] as const)
  })
  return new Map(loaded)
}
